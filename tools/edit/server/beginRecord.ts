import { makeNew } from '../../new/makeNew';
import { newKinds } from '../../new/request';
import type { EditorLanguage } from '../protocol';
import { confined, write, type Editor } from './files';
import { Refusal, refusal } from '../say';

/** Begins a record as `npm run new` does, from its arguments; refuses a whole fair. */
export function beginRecord(editor: Editor, args: readonly string[]): { file: string } {
  const { contentRoot, project, language } = editor;
  const [kind = ''] = args;
  if (kind === 'fair' || !newKinds.some((known) => known === kind))
    throw refusal('notHere', { value: kind });
  const make = (told: EditorLanguage) =>
    makeNew(args, { contentRoot, project, language: told }, ({ file, text }) => {
      write(confined(contentRoot, file), text);
    });
  const { files: [file] = [] } = make(language);
  if (file !== undefined) return { file };
  // Nothing was written in one language, so nothing is written in the other.
  throw new Refusal({ ru: make('ru').text, en: make('en').text });
}
