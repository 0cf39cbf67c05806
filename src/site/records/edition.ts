import type { CreateResolversArgs } from 'gatsby';
import type { Edition } from '../../edition/schema';
import {
  field,
  languageField,
  findCurrentEdition,
  findNextEdition,
  findSeasonEdition,
  type Context,
} from '../content/nodes';
import { shiftDay } from '../../lib/time/clock';
import {
  formatDay,
  formatDayRange,
  formatDayRangeInFigures,
  formatDaysOfMonth,
  formatWeekdays,
} from '../../lib/time/days';
import { buildDayField } from './buildDay';
import {
  admissionDays,
  groupDays,
  openingChanges,
  openingDays,
  type OpeningDay,
} from '../../edition/model/openingHours';
import { openingStates, type OpeningChange } from '../../edition/model/openingState';
import { localize, type Locale, type Localized } from '../../i18n/locales';
import { enumType } from './schemaTypes';

/**
 * Adds to editions their days in words and figures, and queries for the current edition
 * (site.yaml), the edition that people apply to, and the next one.
 */
export function createEditionResolvers(args: CreateResolversArgs): void {
  createOpeningHours(args);
  args.createResolvers({
    Edition: {
      buildDay: buildDayField,
      days: languageField('String!', ({ firstDay, lastDay }: Edition, language) =>
        formatDayRange(firstDay, lastDay, language),
      ),
      salesStart: languageField('String', ({ applicationsClose }: Edition, language) =>
        applicationsClose ? formatDay(shiftDay(applicationsClose, 1), language) : null,
      ),
      lastDayInWords: languageField('String!', ({ lastDay }: Edition, language) =>
        formatDay(lastDay, language),
      ),
      daysInFigures: {
        type: 'String!',
        resolve: ({ firstDay, lastDay }: Edition) => formatDayRangeInFigures(firstDay, lastDay),
      },
    },
    HoursSection: { edition: { type: 'Edition!', resolve: resolveCurrentEdition } },
    Query: {
      currentEdition: { type: 'Edition!', resolve: resolveCurrentEdition },
      seasonEdition: field('Edition!', (_, nodeModel) => findSeasonEdition(nodeModel)),
      nextEdition: field('Edition', (_, nodeModel) => findNextEdition(nodeModel)),
    },
  });
}

function resolveCurrentEdition(_source: unknown, _args: unknown, { nodeModel }: Context) {
  return findCurrentEdition(nodeModel);
}

/** GraphQL types of an edition's hours in the form that pages show. */
export const hoursTypes = /* GraphQL */ `
  type OpeningDay @dontInfer {
    day: String!
    opens: String!
    closes: String!
    isClosed: Boolean!
  }
  type OpeningLine @dontInfer {
    days: String!
    weekdays: String!
    opens: String!
    closes: String!
    lastEntry: String
    who: String
    isClosed: Boolean!
    reason: String
  }
  type AdmissionDays @dontInfer {
    until: String!
    boxOffice: String!
    daysLeft: String!
  }
  ${enumType('OpeningState', openingStates)}
  type OpeningChange @dontInfer {
    from: String!
    state: OpeningState!
    day: String
    time: String
    lastEntry: String
    who: String
  }
`;

/**
 * Adds fields to every edition, all empty without hours (decision 025):
 * - `openingDays`: the days with exceptions applied.
 * - `openingHours(language)`: one line for each group of equal days.
 * - `openingChanges(language)`: the opening states with the moments at which they begin.
 * - `admission(language)`: one item for each open day, valid until the last entry of that day: the
 *   days on which visitors are still admitted.
 */
function createOpeningHours({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Edition: {
      openingDays: { type: '[OpeningDay!]!', resolve: daysOf },
      openingHours: languageField('[OpeningLine!]!', (edition: Edition, language) =>
        openingLines(edition, language),
      ),
      openingChanges: languageField('[OpeningChange!]!', (edition: Edition, language) =>
        openingChanges(daysOf(edition)).map((change) => changeIn(change, language)),
      ),
      admission: languageField('[AdmissionDays!]!', (edition: Edition, language) =>
        admissionDays(daysOf(edition)).map(({ until, days }) => ({
          until,
          boxOffice: formatDayRange(days[0] ?? '', days.at(-1) ?? '', language),
          daysLeft: formatDaysOfMonth(days[0] ?? '', days.at(-1) ?? '', language),
        })),
      ),
    },
  });
}

function daysOf({ hours = [], exceptions = [] }: Edition): OpeningDay<Localized>[] {
  return openingDays(hours, exceptions);
}

/**
 * Returns an edition's hours with its exceptions applied, in one language: one line for each group
 * of consecutive days with the same hours.
 */
function openingLines(edition: Edition, language: Locale) {
  return groupDays(daysOf(edition)).flatMap((group) => lineOf(group, language));
}

function lineOf(group: readonly OpeningDay<Localized>[], language: Locale) {
  const [first, last] = [group[0], group.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { opens, closes, lastEntry, isClosed, who, reason } = first;
  return [
    {
      days: formatDaysOfMonth(first.day, last.day, language),
      weekdays: formatWeekdays(first.day, last.day, language),
      opens,
      closes,
      lastEntry,
      isClosed,
      who: who && localize(who, language),
      reason: reason && localize(reason, language),
    },
  ];
}

const changeIn = ({ day, who, ...change }: OpeningChange<Localized>, language: Locale) => ({
  ...change,
  day: day && formatDaysOfMonth(day, day, language),
  who: who && localize(who, language),
});
