import React, { useState } from 'react';
import type { NewAnswer, RecordsAnswer, Words } from '../protocol';
import { ask } from './api';
import { Form } from './Form';
import { newArgs, newField, newKinds } from './model/newRecord';
import { setAt, type Maybe } from './model/values';
import { Note, Sent } from './parts';
import { both, useWords } from './words';

type Props = { chosen: string; records: RecordsAnswer['records']; onMade(): void };

/** Begins a record of a kind, as `npm run new` does, and opens it. */
export function NewRecord({ chosen, records, onMade }: Props) {
  const { t, say } = useWords();
  const years = records.flatMap(({ year }) => year ?? []);
  const kind = newKinds.find((known) => known === chosen);
  const [typed, setTyped] = useState<Maybe>();
  const [refused, setRefused] = useState<Words>();
  if (kind === undefined)
    return (
      <>
        <h1>{t('newRecord')}</h1>
        <ul role="list">
          {newKinds.map((known) => (
            <li key={known}>
              <a href={`#new/${known}`}>{t(`new_${known}`)}</a>
            </li>
          ))}
        </ul>
      </>
    );
  // Until the list has come.
  if (years.length === 0) return null;
  const field = newField(kind, both);
  const value = typed ?? { when: `${Math.max(...years) + (kind === 'edition' ? 1 : 0)}` };
  const make = async () => {
    const { answer, no } = await ask<NewAnswer>('new', { args: newArgs(kind, value) });
    setRefused(no?.words);
    if (!answer) return;
    onMade();
    window.location.hash = answer.file;
  };
  return (
    <Sent onSend={() => void make()}>
      <h1>{t(`new_${kind}`)}</h1>
      {refused && <Note isBad words={say(refused)} />}
      <Form
        file=""
        field={field}
        value={value}
        faults={[]}
        references={{}}
        pictures={[]}
        edit={(path, next) => setTyped(setAt(field, value, path, next))}
      />
      <button className="main">{t('make')}</button>
    </Sent>
  );
}
