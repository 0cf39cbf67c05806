import { sessionsOf } from '../../../src/site/check/files/written';
import prompts from '../../../src/site/check/prompts.json';
import { sessionSchema } from '../../../src/programme/schema';
import { appendItem } from '../appendItem';
import { nameOr, type Drafter } from '../draft';
import { freeSlot } from '../freePlaces';
import { itemText } from '../recordText';
import { Refusal } from '../refusal';

/** Drafts a session at the end of its day's list, or as the first, in a free hall. */
export const draftSession: Drafter = (request, { folder, head, read }) => {
  const { year, day, slug, options } = request;
  const file = `${year}/programme/${day}.yaml`;
  const known = sessionsOf(folder).find(
    ({ place, value }) => place.year === year && value?.slug === slug,
  );
  if (known !== undefined)
    throw new Refusal('slugTaken', { value: slug, file: `${known.file}:${known.line}` });
  const { hall, start, end } = options;
  const filled = {
    slug,
    ...freeSlot(folder, day, { hall, start, end }),
    kind: options['kind'] ?? 'talk',
    title: nameOr(request, prompts.programme['[].title']),
    summary: prompts.programme['[].summary'],
    audience: 'everyone',
    spokenLanguages: ['ru'],
    registration: 'none',
  };
  const item = (indent: string) =>
    itemText(sessionSchema, { filled, examples: examplesFor(year) }, indent);
  if (!folder.files.includes(file)) return [{ file, text: head(file) + item('') }];
  const there = read(file);
  return [{ file, text: appendItem(file, there, item), linesThere: there.split('\n').length }];
};

const examplesFor = (year: number) => ({
  speakers: ['anna-example', `${year - 1}/anna-example`],
  exhibitors: ['green-wood'],
  ages: { from: 6, to: 10 },
  places: 20,
  form: 'session-booking',
  recorded: true,
  recording: {
    src: 'https://video.fair.example/talk/',
    added: `${year}-04-08T12:00`,
    until: `${year}-05-05`,
  },
  slides: 'https://video.fair.example/talk.pdf',
  changes: [
    {
      at: `${year}-03-30T14:05`,
      status: 'changed',
      what: prompts.programme['[].changes[].what'],
    },
  ],
});
