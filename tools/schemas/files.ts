import type { ContentKind } from '../../src/site/content/contentFiles';
import { kinds } from '../../src/site/content/contentFiles';
import { globOf } from './glob';
import type { JsonSchema } from './jsonSchema';
import { toJsonSchema } from './toJsonSchema';

/** Names of the kinds, in the form of labels (src/content/help.ts). */
export const kindNames: Record<ContentKind, string> = {
  site: 'Сайт / Site',
  navigation: 'Меню / Menus',
  redirects: 'Правила переадресации / Redirects',
  notices: 'Объявления / Notices',
  page: 'Страница / Page',
  form: 'Форма / Form',
  edition: 'Выпуск ярмарки / Edition',
  plan: 'План / Plan',
  way: 'Путь / Way',
  exhibitor: 'Участник / Exhibitor',
  speaker: 'Спикер / Speaker',
  programme: 'Программа / Programme',
  partner: 'Партнёр / Partner',
  release: 'Пресс-релиз / Press release',
  captions: 'Подписи к снимкам / Captions of photographs',
};

/** The folder of the schemas; git ignores it. */
export const schemaFolder = '.schemas';

/** Returns the path of a kind's JSON Schema, from the project's root. */
export const schemaFile = (kind: ContentKind): string => `${schemaFolder}/${kind}.schema.json`;

/** Returns every kind with its JSON Schema and the glob of its files. */
export function schemaFiles(): {
  kind: ContentKind;
  file: string;
  glob: string;
  schema: JsonSchema;
}[] {
  return kinds.map(({ kind, schema, path }) => ({
    kind,
    file: schemaFile(kind),
    glob: globOf(path),
    schema: toJsonSchema(schema, kindNames[kind]),
  }));
}
