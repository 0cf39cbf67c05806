import { latinName } from '../../../src/lib/latin';
import { recordKinds, type RecordKind } from '../../new/kinds';
import { newRecord, requestFor } from '../../new/record';
import { refusal } from '../say';
import { confined, write, type Editor } from './files';

/** The named inputs of the page; others than these five are options of `npm run new`. */
type Typed = Readonly<Record<string, string>> & Partial<Record<'kind' | 'when' | 'slug', string>>;

/**
 * Begins a record as `npm run new` does. An empty address is made from a name; if no letter of the
 * name can be written in Latin, it is the kind.
 */
export function beginRecord({ contentRoot, shelf }: Editor, typed: Typed): { file: string } {
  const { kind = '', when = '', slug = '', ru = '', en = '', ...more } = typed;
  const isKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name);
  if (!isKind(kind)) throw refusal('notHere', { value: kind });
  const option = kind === 'notice' ? 'text' : 'name';
  const texts = Object.entries({ ru, en }).filter(([, text]) => text.trim() !== '');
  const names = texts.map(([half, text]) => [`${option}-${half}`, text.trim()] as const);
  const address = slug.trim() || latinName(en) || latinName(ru) || (names.length > 0 ? kind : '');
  const request = requestFor(kind, when.trim(), address, { ...Object.fromEntries(names), ...more });
  const drafts = newRecord(request, shelf.folder(), contentRoot);
  for (const { file, text } of drafts) write(confined(contentRoot, file), text);
  return { file: drafts[0]?.file ?? '' };
}
