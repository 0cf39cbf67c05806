import { latinName } from '../../../../src/lib/names/latinName';

/** What `npm run new` begins for an editor: of a year, or of a day. */
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

/** What is typed to begin a record: when, what it is called, its address. */
type Typed = { when?: string; ru?: string; en?: string; slug?: string };

/**
 * The arguments of `npm run new`: names left empty are left to it. The address is made of a name;
 * where no letter of the name can be written in Latin, it is the kind.
 */
export function newArgs(kind: NewKind, { when = '', ru = '', en = '', slug = '' }: Typed) {
  if (kind === 'edition') return [kind, when.trim()];
  const option = kind === 'notice' ? 'text' : 'name';
  const names = Object.entries({ ru, en }).filter(([, name]) => name.trim() !== '');
  const address = latinName(en) || latinName(ru) || (names.length > 0 ? kind : '');
  const told = names.map(([language, name]) => `--${option}-${language}=${name.trim()}`);
  return [kind, when.trim(), slug.trim() || address, ...told];
}
