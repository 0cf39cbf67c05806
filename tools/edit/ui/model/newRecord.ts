import { latinName } from '../../../../src/lib/latin';

/** Kinds of records that an editor can begin, each for a year or for a day. */
export const newKinds = {
  exhibitor: 'year',
  speaker: 'year',
  partner: 'year',
  session: 'day',
  notice: 'day',
  release: 'day',
  edition: 'year',
} as const;
export type NewKind = keyof typeof newKinds;

/** The named inputs of the form; others than these four are options of `npm run new`. */
type Typed = {
  when?: string;
  ru?: string;
  en?: string;
  slug?: string;
  [option: string]: string | undefined;
};

/**
 * Returns the arguments of `npm run new`, which fills in names left empty. The address is made from
 * a name; if no letter of the name can be written in Latin, it is the kind.
 */
export function newArgs(kind: NewKind, typed: Typed) {
  const { when = '', ru = '', en = '', slug = '', ...options } = typed;
  if (kind === 'edition') return [kind, when.trim()];
  const option = kind === 'notice' ? 'text' : 'name';
  const names = Object.entries({ ru, en }).filter(([, name]) => name.trim() !== '');
  const address = latinName(en) || latinName(ru) || (names.length > 0 ? kind : '');
  const told = names.map(([language, name]) => `--${option}-${language}=${name.trim()}`);
  const more = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  return [kind, when.trim(), slug.trim() || address, ...told, ...more];
}
