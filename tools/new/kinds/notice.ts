import { recordsOf } from '../../../src/site/check/files/written';
import { noticeSchema } from '../../../src/venue/notices/schema';
import prompts from '../../../src/site/check/prompts.json';
import { appendItem } from '../appendItem';
import type { Drafter } from '../draft';
import { itemText } from '../recordText';
import { Refusal } from '../refusal';

const file = 'notices.yaml';

/** Drafts a notice at the end of the list, or as the first, for that day's hours. */
export const draftNotice: Drafter = ({ day, slug, options }, { folder, head, read }) => {
  const notices = recordsOf(folder, 'notices').flatMap((list) => list.items());
  const known = notices.find(({ value }) => value?.slug === slug);
  if (known !== undefined)
    throw new Refusal('noticeTaken', { value: slug, file: `${known.file}:${known.line}` });
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
