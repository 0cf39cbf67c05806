import { existsSync } from 'node:fs';
import path from 'node:path';
import { readContentFolder } from '../../src/site/check/files/contentFolder';
import type { ReportLanguage } from '../../src/site/check/problems/problem';
import { lang, readOptions } from '../options';
import { Refusal, refusal, sentence } from '../sentences';
import { confined, write } from '../edit/server/files';
import { newFair } from './fair/newFair';
import { newRecord, requestFor } from './record';
import { recordKinds, type RecordKind } from './kinds';

const commands = `  npm run new -- exhibitor 2026 green-wood [--name-ru … --name-en … --type gallery --stand A07]
  npm run new -- speaker 2026 anna-example [--name-ru … --name-en …]
  npm run new -- partner 2026 green-bank --tier media [--name-ru … --name-en …]
  npm run new -- session 2026-04-03 how-to-look [--name-ru … --name-en … --hall … --start 12:00 --end 13:00 --kind talk]
  npm run new -- notice 2026-04-03 cloakroom-queue [--text-ru … --text-en … --level urgent --from 10:00 --until 20:00]
  npm run new -- release 2026-03-03 programme-published [--name-ru … --name-en …]
  npm run new -- edition 2027
  npm run new -- fair 2027 --name-ru … --name-en … --first-day 2027-04-01 --last-day 2027-04-04 --domain fair.example
      --email hello@fair.example --phone "+7 495 000-00-00" [--venue-ru … --venue-en … --address-ru … --address-en … --yes]`;

type Surroundings = { contentRoot: string; project: string; language: ReportLanguage };
export type Outcome = { status: 0 | 1; text: string };

/** `npm run new -- <kind> …`: begins a record or a fair, or explains in a sentence why not. */
export function makeNew(
  args: readonly string[],
  { contentRoot, project, language }: Surroundings,
): Outcome {
  const help = sentence('newHelp', { commands })[language];
  try {
    const { kind, when, slug, isHelp, isSure, options } = readCommand(args);
    if (isHelp || kind === undefined) return { status: args.length === 0 ? 1 : 0, text: help };
    if (!existsSync(contentRoot)) throw refusal('noContent', { file: contentRoot });
    const folder = readContentFolder(contentRoot);
    if (kind === 'fair')
      return { status: 0, text: newFair({ when, options, isSure }, folder, contentRoot)[language] };
    const drafts = newRecord(requestFor(kind, when, slug, options), folder, contentRoot);
    for (const { file, text } of drafts) write(confined(contentRoot, file), text);
    const names = drafts.map(({ file }) => {
      const relative = path.relative(project, path.join(contentRoot, file));
      return `  ${relative.startsWith('..') ? path.join(contentRoot, file) : relative}`;
    });
    return { status: 0, text: sentence('doneNew', { files: names.join('\n') })[language] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: 1, text: error.words[language] };
  }
}

/** Options of records are their fields; options of `fair` answer questions about the fair. */
const texts = 'type stand tier hall start end kind level from until';
const ofFair = 'first-day last-day domain email phone';
const inBoth = ['name', 'text', 'venue', 'address'].flatMap((name) => [`${name}-ru`, `${name}-en`]);
const known = {
  ...Object.fromEntries(
    [...texts.split(' '), ...ofFair.split(' '), ...inBoth].map((name) => [
      name,
      { type: 'string' as const },
    ]),
  ),
  lang,
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses the arguments; throws a Refusal for unknown ones. */
function readCommand(args: readonly string[]) {
  const { values, positionals } = readOptions(args, known, 3);
  const { lang: _lang, yes, help, ...options } = values;
  const [word = '', when = '', slug = ''] = positionals;
  const isKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name);
  const kind: RecordKind | 'fair' | undefined = isKind(word) || word === 'fair' ? word : undefined;
  const isPlaced = kind === 'edition' || kind === 'fair';
  const odd = kind === undefined ? word : isPlaced ? slug : '';
  if (odd !== '') throw refusal('notUnderstood', { value: odd });
  return {
    kind,
    when,
    slug,
    isHelp: help === true || args.length === 0,
    isSure: yes === true,
    options,
  };
}
