import { parseArgs } from 'node:util';
import { addressName } from '../../src/content/localized';
import { isCalendarDay } from '../../src/lib/time/clock';
import { latinName } from '../../src/lib/latin';
import { Refusal } from './refusal';

/** What `npm run new` creates: records, notices, editions, and a fair without the sample. */
export const newKinds = [
  'exhibitor',
  'speaker',
  'partner',
  'session',
  'change',
  'notice',
  'release',
  'edition',
  'fair',
] as const;
export type NewKind = (typeof newKinds)[number];

/** The parsed command; which of `day` and `slug` are set depends on the kind. */
export type Request = {
  kind: NewKind;
  year: number;
  day: string;
  slug: string;
  options: Readonly<Record<string, string>>;
};

const names = ['name-ru', 'name-en'];
const shapes: Record<NewKind, { example: string; options: readonly string[] }> = {
  exhibitor: { example: 'exhibitor 2026 green-wood', options: [...names, 'type', 'stand'] },
  speaker: { example: 'speaker 2026 anna-example', options: names },
  partner: { example: 'partner 2026 green-bank --tier media', options: [...names, 'tier'] },
  session: {
    example: 'session 2026-04-03 how-to-look',
    options: [...names, 'hall', 'start', 'end', 'kind'],
  },
  change: {
    example: 'change 2026 how-to-look',
    options: ['status', 'at', 'what-ru', 'what-en'],
  },
  notice: {
    example: 'notice 2026-04-03 cloakroom-queue',
    options: ['text-ru', 'text-en', 'level', 'from', 'until'],
  },
  release: { example: 'release 2026-03-03 programme-published', options: names },
  edition: { example: 'edition 2027', options: [] },
  fair: {
    example: 'fair 2027',
    options: [
      ...names,
      'first-day',
      'last-day',
      'venue-ru',
      'venue-en',
      'address-ru',
      'address-en',
      'domain',
      'email',
      'phone',
      'yes',
    ],
  },
};
/** Options without a value. */
const flags = ['yes'];
const everywhere = ['lang', 'help'];

/** Whether the arguments ask for help: `--help`, or none at all. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.length === 0 || args.includes('--help') || args.includes('-h');
}

/** Returns the language given with `--lang`, if any. */
export function languageAsked(args: readonly string[]): string | undefined {
  return readOptions(args).options['lang'];
}

/** Parses the command's arguments; throws a `Refusal` on the first invalid one. */
export function readRequest(args: readonly string[]): Request {
  const { words, options, empty } = readOptions(args);
  const [kindWord = '', when, ...rest] = words;
  const kind = newKinds.find((known) => known === kindWord);
  if (kind === undefined)
    throw new Refusal('unknownKind', { value: kindWord, choices: newKinds.join(', ') });
  const { example, options: known } = shapes[kind];
  const strange = Object.keys(options).find((name) => ![...known, ...everywhere].includes(name));
  const choices = [...known, 'lang'].map((name) => `--${name}`).join(', ');
  if (strange !== undefined) throw new Refusal('unknownOption', { value: strange, choices });
  if (empty !== undefined) throw new Refusal('emptyOption', { value: empty });
  const hasDay = kind === 'session' || kind === 'notice' || kind === 'release';
  const day = hasDay ? readDay(when, example) : '';
  const year = readYear(hasDay ? day.slice(0, 4) : when, example);
  const slug = kind === 'edition' || kind === 'fair' ? '' : readSlug(rest.shift(), example);
  if (rest[0] !== undefined) throw new Refusal('tooMany', { value: rest[0], example });
  return { kind, year, day, slug, options };
}

function readDay(word: string | undefined, example: string): string {
  if (word === undefined) throw new Refusal('missingDay', { example });
  if (!isCalendarDay(word)) throw new Refusal('badDay', { value: word, example });
  return word;
}

function readYear(word: string | undefined, example: string): number {
  if (word === undefined) throw new Refusal('missingYear', { example });
  if (!/^2[01]\d\d$/.test(word)) throw new Refusal('badYear', { value: word, example });
  return Number(word);
}

function readSlug(word: string | undefined, example: string): string {
  if (word === undefined) throw new Refusal('missingSlug', { example });
  if (!addressName().required().isValidSync(word))
    throw new Refusal('badSlug', { value: word, example: latinName(word) || 'green-wood' });
  return word;
}

/** Not strict, so that unknown options are reported in the editor's language. */
function readOptions(args: readonly string[]): {
  words: string[];
  options: Record<string, string>;
  empty?: string;
} {
  const known = [...new Set(Object.values(shapes).flatMap(({ options }) => options)), 'lang'];
  const { positionals, tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(
      known.map((name) => [
        name,
        { type: flags.includes(name) ? ('boolean' as const) : ('string' as const) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = tokens.flatMap((token) =>
    token.kind === 'option' ? [[token.name, token.value ?? ''] as const] : [],
  );
  return {
    words: positionals,
    options: Object.fromEntries(given),
    empty: given.find(
      ([name, value]) => value.trim() === '' && !['help', ...flags].includes(name),
    )?.[0],
  };
}
