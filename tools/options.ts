import { parseArgs } from 'node:util';
import { reportLanguage } from '../src/site/check/problems/problem';
import type { EditorLanguage } from './edit/protocol';
import { Refusal, refusal, sentence, type SentenceCode } from './sentences';

/** An option of `parseArgs`; without `values` or `isValid` it can have any value. */
type Option = {
  type: 'string' | 'boolean';
  default?: string | boolean;
  short?: string;
  values?: readonly string[];
  isValid?: (value: string) => boolean;
  /** An example of a valid value. */
  like?: string;
};
type Options = Readonly<Record<string, Option>>;

/** Options by name, and the words that belong to no option. */
type Given<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true }>
>;

/** The language of messages, in place of the terminal's. */
export const lang = {
  type: 'string',
  isValid: (value: string) => /^(ru|en)/i.test(value),
  like: 'ru',
} as const;

export const portOption = (port: string) =>
  ({
    type: 'string',
    default: port,
    isValid: (value: string) => /^\d{1,5}$/.test(value) && Number(value) < 65_536,
    like: '9000',
  }) as const;

/** Returns the language of messages: that of `--lang`, otherwise the terminal's. */
export function languageOf(
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
): EditorLanguage {
  const { values } = parseArgs({ args: [...args], options: { lang }, strict: false });
  return reportLanguage({ ...env, ...(values.lang && { FAIR_LANG: `${values.lang}` }) });
}

/**
 * Reads the arguments of a command, with at most `maxWords` words that belong to no option. Throws
 * a refusal that names the first wrong option and all known ones.
 */
export function readOptions<const Known extends Options>(
  args: readonly string[],
  options: Known,
  maxWords = 0,
): Given<Known> {
  const known = Object.entries(options).map(([name, one]) =>
    one.default === true ? `--no-${name}` : `--${name}`,
  );
  const wrong = (code: SentenceCode, values: Record<string, string>) => {
    const problem = sentence(code, values);
    return refusal('wrongOption', { problem, known: known.join(', ') });
  };
  // Not strict: a strict `parseArgs` names the wrong option only in the text of its error.
  const config = { args: [...args], options, allowPositionals: true, allowNegative: true } as const;
  const { tokens, ...given } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName: option, value, inlineValue } = token;
    const { type } = (Object.hasOwn(options, name) && options[name]) || {};
    const isNegated = option.startsWith('--no-') && type === 'string';
    if (type === undefined || isNegated) throw wrong('unknownOption', { option });
    if (type === 'boolean' && value !== undefined) throw wrong('valueOfFlag', { option });
    const isNext = !inlineValue && value?.startsWith('-') && value !== '-';
    const isMissing = value === undefined || value.trim() === '' || isNext;
    if (type === 'string' && isMissing) throw wrong('noValue', { option: `--${name}` });
  }
  for (const [name, value] of Object.entries(given.values)) {
    const [option, { values, isValid, like = '' }] = [`--${name}`, options[name] as Option];
    if (typeof value !== 'string') continue;
    if (values && !values.includes(value))
      throw wrong('notAmong', { option, value, known: values.join(', ') });
    if (isValid && !isValid(value)) throw wrong('notLike', { option, value, known: like });
  }
  const extra = given.positionals[maxWords];
  if (extra !== undefined) throw wrong('extraWord', { value: extra });
  return given as Given<Known>;
}

/** Reads this process's options; at a wrong one, prints a sentence and exits with `status`. */
export function commandOptions<const Known extends Options>(
  options: Known,
  { maxWords = 0, status = 1 } = {},
): Given<Known> & { language: EditorLanguage } {
  const args = process.argv.slice(2);
  const language = languageOf(args);
  try {
    return { ...readOptions(args, options, maxWords), language };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.words[language]);
    process.exit(status);
  }
}
