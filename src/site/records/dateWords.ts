import type { CreateResolversArgs } from 'gatsby';
import {
  field,
  languageField,
  type Context,
  type Nodes,
  findBuildDay,
  findNextEdition,
  findSeasonEdition,
} from '../content/nodes';
import { callStates, type CallDays, type CallState } from '../../edition/model/calls';
import { fillDates, namesDate, type DateWords } from '../../edition/model/fillDates';
import type { Phase } from '../../edition/model/phase';
import { localize, type Locale, type Localized } from '../../i18n/locales';
import { formatDay, formatDayRange } from '../../lib/time/days';
import { buildDayField } from './buildDay';

/** GraphQL types of a call's days and of its texts by state. */
export const callTypes = /* GraphQL */ `
  type CallDays {
    isKnown: Boolean!
    opens: String
    closes: String
    lastDay: String!
  }
  type CallWordsNow {
    state: String!
    text: String!
    button: MenuLink
  }
`;

type InLanguage = { language: Locale };
type Words = { text: Localized; button?: { label: Localized; to: string } | undefined };
type Call = { call: keyof NonNullable<Nodes['Edition']['calls']> } & Record<CallState, Words>;

/**
 * Fills days of the coming edition into the texts that can name them: texts of phases and calls,
 * and the head of a page (decision 049).
 */
export function createDateWords({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Page: {
      description: filled('description', 'String!'),
      introduction: filled('introduction', 'String'),
    },
    PageTitleBlock: { rightText: filled('rightText', 'String') },
    PhaseText: {
      text: languageField(
        'String!',
        async ({ phase, text }: { phase: Phase; text: Localized }, language, nodeModel) => {
          // Once a fair is over, only the next edition has days to announce.
          const edition =
            phase === 'over'
              ? await findNextEdition(nodeModel)
              : await findSeasonEdition(nodeModel);
          return fillDates(
            localize(text, language),
            dateWords(edition, await findBuildDay(nodeModel), language),
          );
        },
      ),
    },
    CallSection: {
      buildDay: buildDayField,
      days: field('CallDays!', async ({ call }: Call, nodeModel) =>
        callDays(await findSeasonEdition(nodeModel), call),
      ),
      words: languageField('[CallWordsNow!]!', async (section: Call, language, nodeModel) => {
        const day = await findBuildDay(nodeModel);
        const season = await findSeasonEdition(nodeModel);
        const next = await findNextEdition(nodeModel);
        return callStates.map((state) => {
          const edition = state === 'over' ? next : season;
          const { opens, closes } = callDays(edition, section.call);
          const words = {
            ...dateWords(edition, day, language),
            callOpens: comingDay(opens, day, language),
            callCloses: comingDay(closes, day, language),
          };
          const { text, button = null } = section[state];
          return { state, text: fillDates(localize(text, language), words), button };
        });
      }),
    },
  });
}

/** Returns the days of an edition's call. Without a last day, a call ends with the fair. */
export function callDays(edition: Nodes['Edition'] | null, name: Call['call']): CallDays {
  const call = edition?.calls?.[name];
  return {
    isKnown: call !== undefined,
    opens: call?.opens ?? null,
    closes: call?.closes ?? null,
    lastDay: edition?.lastDay ?? '',
  };
}

/** Field of a page's head, with days of the edition that people apply to filled in. */
const filled = (name: string, type: 'String' | 'String!') => ({
  type,
  args: { language: 'String!' },
  async resolve(
    source: Record<string, Localized | null | undefined>,
    { language }: InLanguage,
    { nodeModel }: Context,
  ) {
    const text = source[name];
    if (text === undefined || text === null) return null;
    if (!namesDate(localize(text, language))) return localize(text, language);
    const edition = await findSeasonEdition(nodeModel);
    const words = dateWords(edition, await findBuildDay(nodeModel), language);
    const filledText = fillDates(localize(text, language), words);
    return filledText === '' && type === 'String' ? null : filledText;
  },
});

/** Formats the days of an edition. Days before `day` are undefined. */
function dateWords(edition: Nodes['Edition'] | null, day: string, language: Locale): DateWords {
  if (edition === null || edition.lastDay < day) return {};
  const { firstDay, lastDay, applicationsOpen, applicationsClose, fields } = edition;
  return {
    fairDays: withYearWord(formatDayRange(firstDay, lastDay, language), language),
    fairYear: String(fields.year),
    applicationsOpen: comingDay(applicationsOpen, day, language),
    applicationsClose: comingDay(applicationsClose, day, language),
  };
}

const comingDay = (date: string | null | undefined, day: string, language: Locale) =>
  date == null || date < day ? undefined : withYearWord(formatDay(date, language), language);

/** Russian texts say `2026 года`. */
const withYearWord = (days: string, language: Locale) =>
  language === 'ru' ? `${days} года` : days;
