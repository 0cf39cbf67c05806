import { sourcesOf, type ContentFolder } from '../../../src/site/check/files/contentFolder';
import { editionSchema } from '../../../src/edition/schema';
import prompts from '../../../src/site/check/prompts.json';
import { shiftDay } from '../../../src/lib/time/clock';
import { daysBetween } from '../../../src/lib/time/daysBetween';
import type { Drafter } from '../draft';
import { exampleHours } from '../exampleHours';
import { recordText } from '../recordText';
import { Refusal } from '../refusal';
import { sameWeekdays } from '../sameWeekdays';

/**
 * Drafts an edition with the venue, colours and hours of the previous one, on the same weekdays.
 * Its folders are created with their records. Exceptions to the hours are not repeated.
 */
export const draftEdition: Drafter = ({ year }, { folder, head }) => {
  const file = `${year}/edition.yaml`;
  const { firstDay, lastDay, venue, colour, applicationsClose, hours } = editionBefore(
    folder,
    year,
  );
  const days = [firstDay, lastDay, ...(applicationsClose === undefined ? [] : [applicationsClose])];
  const [first = firstDay, last = lastDay, closes] = sameWeekdays(firstDay, days, year);
  const shift = daysBetween(firstDay, first);
  const filled = {
    firstDay: first,
    lastDay: last,
    venue,
    colour,
    ...(closes !== undefined && { applicationsClose: closes }),
    ...(hours !== undefined && {
      hours: hours.map(({ day, ...rest }) => ({ day: shiftDay(day, shift), ...rest })),
    }),
  };
  const examples = {
    cover: { picture: 'cover.jpg', alt: prompts.edition['cover.alt'] },
    applicationsOpen: `${year - 1}-09-01`,
    applicationsClose: `${year - 1}-12-01`,
    recordings: { by: shiftDay(last, 14), until: shiftDay(last, 30) },
    calls: {
      volunteers: { opens: `${year - 1}-09-15`, closes: shiftDay(first, -60) },
      guides: { opens: `${year - 1}-09-01`, closes: shiftDay(first, -90) },
      media: { opens: `${year - 1}-12-01`, closes: shiftDay(first, -6) },
      partners: { closes: shiftDay(first, -30) },
    },
    phase: 'applications-open',
    ...exampleHours(first, last),
  };
  return [{ file, text: head(file) + recordText(editionSchema, { filled, examples }) }];
};

/** Returns the newest valid edition before the year, or the oldest one if all are later. */
function editionBefore(folder: ContentFolder, year: number) {
  const editions = sourcesOf(folder, 'edition')
    .flatMap(({ place, value }) =>
      editionSchema.isValidSync(value) ? [{ year: place.year ?? 0, value }] : [],
    )
    .sort((a, b) => a.year - b.year);
  const found = editions.findLast((edition) => edition.year < year) ?? editions[0];
  if (found === undefined) throw new Refusal('noEarlierEdition');
  return found.value;
}
