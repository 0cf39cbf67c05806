import type { Field, Value, Words } from '../../protocol';
import { valueAt } from './values';

/** What `npm run new` begins for an editor. */
export const newKinds = [
  'exhibitor',
  'speaker',
  'partner',
  'session',
  'notice',
  'release',
  'edition',
] as const;
export type NewKind = (typeof newKinds)[number];
type Label = 'year' | 'day' | 'name' | 'text' | 'slug' | 'slugHelp' | `new_${NewKind}`;

/** The form of a new record: when, what it is called, its address. */
export function newField(kind: NewKind, words: (key: Label) => Words): Field {
  const [line, required] = [{ type: 'text', lines: 'one' } as const, true];
  const hasDay = kind === 'session' || kind === 'notice' || kind === 'release';
  const when: Field = hasDay
    ? { type: 'day', required, label: words('day') }
    : { ...line, required, label: words('year') };
  const label = words(kind === 'notice' ? 'text' : 'name');
  const name: Field = { type: 'localized', lines: 'one', required, label, others: {} };
  const slug: Field = { ...line, required, label: words('slug'), help: words('slugHelp') };
  const fields: Record<string, Field> = kind === 'edition' ? { when } : { when, name, slug };
  return { type: 'fields', required, label: words(`new_${kind}`), fields };
}

/** The arguments of `npm run new`: names left empty are left to it, the address is made of one. */
export function newArgs(kind: NewKind, value: Value): string[] {
  const at = (...path: string[]) => `${valueAt(value, path) ?? ''}`.trim();
  if (kind === 'edition') return [kind, at('when')];
  const option = kind === 'notice' ? 'text' : 'name';
  const names = ['ru', 'en'].filter((language) => at('name', language) !== '');
  return [
    kind,
    at('when'),
    at('slug') || slugOf(at('name', 'en')),
    ...names.map((language) => `--${option}-${language}=${at('name', language)}`),
  ];
}

/** `Green Wood & Co.` → `green-wood-co`. */
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
