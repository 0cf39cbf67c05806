import { parseArgs, type ParseArgsConfig } from 'node:util';
import { refusal } from '../edit/say';
import { recordKinds, type RecordKind } from './kinds';

/** Options of records are their fields; those of `fair` answer questions about it. */
const texts = 'type stand tier hall start end kind level from until status at lang';
const ofFair = 'first-day last-day domain email phone';
const options: NonNullable<ParseArgsConfig['options']> = {
  ...Object.fromEntries(
    [...texts.split(' '), ...ofFair.split(' ')].map((name) => [name, { type: 'string' }]),
  ),
  ...Object.fromEntries(
    ['name', 'what', 'text', 'venue', 'address'].flatMap((name) =>
      ['ru', 'en'].map((half) => [`${name}-${half}`, { type: 'string' }]),
    ),
  ),
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** The words of the command, with its options; throws a Refusal for unknown ones. */
export type Command = {
  kind: RecordKind | 'fair' | undefined;
  when: string;
  slug: string;
  isHelp: boolean;
  isSure: boolean;
  options: Record<string, string>;
};

export function readCommand(args: readonly string[]): Command {
  const read = (strict: boolean) =>
    parseArgs({ args: [...args], options, allowPositionals: true, strict });
  try {
    read(true);
  } catch (error) {
    const [, value = ''] = /'(.+?)'/.exec((error as Error).message) ?? [];
    throw refusal('notUnderstood', { value });
  }
  const { values, positionals } = read(false);
  const { lang: _lang, yes, help, ...given } = values;
  const [word = '', when = '', slug = '', extra] = positionals;
  const isKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name);
  const kind = isKind(word) || word === 'fair' ? word : undefined;
  const isPlaced = kind === 'edition' || kind === 'fair';
  const odd = kind === undefined ? word : isPlaced && slug !== '' ? slug : extra;
  if (odd) throw refusal('notUnderstood', { value: odd });
  return {
    ...{ kind, when, slug },
    isHelp: help === true || args.length === 0,
    isSure: yes === true,
    options: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, `${value}`])),
  };
}
