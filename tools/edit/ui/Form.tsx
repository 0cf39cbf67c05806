import React, { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { Fault, Field, RecordAnswer } from '../protocol';
import { Group, ListField } from './Fields';
import { readPath, writePath, type Maybe, type Path } from './model/values';
import { Summary } from './parts';
import { useWords } from './words';

/** What a form is filled in with; `edit` tells `words` of a change that can't be seen at once. */
export type Filled = {
  file: string;
  field: Field;
  value: Maybe;
  faults: Fault[];
  edit(path: Path, next: Maybe, words?: string): void;
} & Pick<RecordAnswer, 'references' | 'pictures'>;

type Context = Filled & {
  /** Paths of optional fields and of items that are open though they may hold nothing. */
  open: ReadonlySet<string>;
  /** Opens what leads to a field, and moves the focus to it, or to a part of it. */
  show(path: Path, part?: string): void;
  /** Folds a field, or all that is in it. */
  fold(path: Path, isInside?: boolean): void;
};
const FormContext = createContext<Context | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): Context {
  const form = useContext(FormContext);
  if (form === undefined) throw new Error('A field stands in a form.');
  return form;
}

/** The element of a field, or of a part of it. */
export const idOf = (path: Path, part = '') => `field:${writePath(path)}${part}`;

const inputs = 'input, textarea, select';

/** A form over a value: what is wrong first, then its fields. */
export function Form(filled: Filled) {
  const { field, file, faults } = filled;
  const { say } = useWords();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const found = wanted.current.map((id) => document.getElementById(id)).find(Boolean);
    wanted.current = [];
    const input = found?.matches('fieldset') ? found.querySelector<HTMLElement>(inputs) : found;
    (input ?? found)?.focus();
  });
  const show = (path: Path, part = '') => {
    const paths = path.map((_, index) => path.slice(0, path.length - index));
    wanted.current = [idOf(path, part), ...paths.map((inner) => idOf(inner))];
    setOpen((now) => new Set([...now, ...paths.slice(part ? 1 : 0).map(writePath)]));
  };
  const fold = (path: Path, isInside = false) => {
    const name = writePath(path);
    const folds = (other: string) =>
      isInside ? other !== name && other.startsWith(name) : other === name;
    setOpen((now) => new Set([...now].filter((other) => !folds(other))));
  };
  return (
    <FormContext.Provider value={{ ...filled, open, show, fold }}>
      <Summary faults={faults} file={file} onOpen={(path) => show(readPath(path))} />
      {field.type === 'list' ? (
        <ListField field={field} path={[]} name={say(field.label)} />
      ) : (
        <Group field={field} path={[]} />
      )}
    </FormContext.Provider>
  );
}
