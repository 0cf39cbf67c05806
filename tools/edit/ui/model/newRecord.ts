import { latinName } from '../../../../src/works/model/latinName';

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

/** The arguments of `npm run new`: names left empty are left to it, the address is made of one. */
export function newArgs(kind: NewKind, { when = '', ru = '', en = '', slug = '' }: Typed) {
  if (kind === 'edition') return [kind, when.trim()];
  const [option, address] = [kind === 'notice' ? 'text' : 'name', latinName(en) || latinName(ru)];
  const names = Object.entries({ ru, en }).filter(([, name]) => name.trim() !== '');
  const told = names.map(([language, name]) => `--${option}-${language}=${name.trim()}`);
  return [kind, when.trim(), slug.trim() || address, ...told];
}
