import { sourcesOf } from '../../../src/build/check/contentFolder';
import { itemsOf, textOf } from '../../../src/build/check/values';
import { noticeSchema } from '../../../src/content-model/notice';
import { prompts } from '../../../src/content-model/prompts';
import { appendItem } from '../appendItem';
import type { Drafter } from '../draft';
import { itemText } from '../recordText';
import { Refusal } from '../refusal';

const file = 'notices.yaml';

/**
 * A notice at the end of the list, for the fair's hours of its day; starts the list if there is
 * none.
 */
export const draftNotice: Drafter = ({ day, slug, options }, { folder, head, read }) => {
  for (const source of sourcesOf(folder, 'notices')) {
    const known = itemsOf(source.value).find(([, item]) => textOf(item, 'slug') === slug);
    if (known === undefined) continue;
    const { line } = source.locate([known[0]]);
    throw new Refusal('noticeTaken', { value: slug, file: `${source.file}:${line}` });
  }
  const prompt = prompts.notices['[].text'];
  const filled = {
    slug,
    level: options['level'] ?? 'info',
    text: { ru: options['text-ru'] ?? prompt.ru, en: options['text-en'] ?? prompt.en },
    from: `${day}T${options['from'] ?? '10:00'}`,
    until: `${day}T${options['until'] ?? '20:00'}`,
  };
  const examples = {
    link: { to: '/tickets/', label: prompts.notices['[].link.label'] },
    pages: ['/tickets/'],
  };
  const item = (indent: string) => itemText(noticeSchema, { filled, examples }, indent);
  if (!folder.files.includes(file)) return [{ file, text: head(file) + item('') }];
  const there = read(file);
  return [{ file, text: appendItem(file, there, item), linesThere: there.split('\n').length }];
};
