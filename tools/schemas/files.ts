import { contentKinds, kinds, type ContentKind } from '../../src/site/content/contentFiles';
import type { JsonSchema } from './jsonSchema';
import { toJsonSchema } from './toJsonSchema';

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
  return contentKinds.map((kind) => {
    const { schema, label, place } = kinds[kind];
    // The name of a route can contain folders.
    const glob = place.replace('{route}', '**/*').replaceAll(/\{\w+\}/g, '*');
    return {
      kind,
      file: schemaFile(kind),
      glob: `content/${glob}`,
      schema: toJsonSchema(schema, label),
    };
  });
}
