import { useEffect, useState } from 'react';
import type * as Wire from '../protocol';
import { ask, type No } from './api';
import { draftKey, readDrafts, writeDraft, type Draft } from './model/drafts';
import { withPicture } from './model/fields';
import { setAt, type Maybe, type Path } from './model/values';
import { both, useWords } from './words';

/** A record in the browser: as saved, as typed, and what is to be told of it. */
type Open = {
  record?: Wire.RecordAnswer;
  value?: Maybe;
  faults: Wire.Fault[];
  /** Faults between files do not keep a file from being written, or stands could not be swapped. */
  isSavable: boolean;
  /** Of this version, until an editor says what becomes of it; and of versions that are gone. */
  draft?: Draft | undefined;
  older: Draft[];
  /** What was done, and the value before it. */
  told?: { words: string; before?: Maybe } | undefined;
  refused?: Wire.Words | undefined;
  conflict?: Wire.ConflictAnswer | undefined;
  /** What a save would write, until that is confirmed. */
  diff?: Wire.DiffLine[] | undefined;
};

/** Opens a record, keeps what is typed, has it checked, and saves it. */
export function useRecord(file: string, onSaved: () => void) {
  const { language, t } = useWords();
  const [state, setState] = useState<Open>({ faults: [], isSavable: true, older: [] });
  const { record, value, draft } = state;
  const change = (part: Partial<Open>) => setState((now) => ({ ...now, ...part }));
  const isChanged = JSON.stringify(value) !== JSON.stringify(record?.value);
  const sent = { file, digest: record?.digest, value };
  const own = (faults: Wire.Fault[]) => faults.filter((fault) => fault.file === file);

  const refuse = ({ words = both('isAway'), faults, ...no }: No) => {
    const { digest, merged, conflicts } = no;
    if (digest !== undefined && merged !== undefined && conflicts !== undefined)
      return change({ diff: undefined, conflict: { digest, merged, conflicts } });
    return change({ diff: undefined, refused: words, ...(faults && { faults, isSavable: false }) });
  };

  async function load(theirs?: Wire.ConflictAnswer) {
    const { answer, no } = await ask<Wire.RecordAnswer>(
      `record?${new URLSearchParams({ file, lang: language })}`,
    );
    if (no) refuse(no);
    if (!answer) return;
    const { older, draft } = readDrafts(localStorage, file, answer.digest);
    const merged = theirs && { value: theirs.merged, draft: undefined };
    setState({
      record: answer,
      value: answer.value,
      faults: answer.faults,
      isSavable: true,
      draft,
      older,
      ...merged,
    });
  }
  useEffect(() => void load(), [file]);

  function keep(key: string, text?: string) {
    try {
      if (text === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      change({ refused: both('storageFull') });
    }
  }

  useEffect(() => {
    if (record === undefined || value === undefined || draft !== undefined) return undefined;
    keep(draftKey(file, record.digest), isChanged ? writeDraft(Date.now(), value) : undefined);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const { answer, no } = await ask<Wire.CheckAnswer>(
        `check?lang=${language}`,
        sent,
        abort.signal,
      );
      if (answer) change({ faults: answer.faults, isSavable: answer.isSavable });
      if (no) refuse(no);
    }, 300);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [value, record?.digest, draft, language]);

  return {
    ...state,
    isChanged,
    own: state.isSavable ? [] : own(state.faults),
    change,
    load,
    edit: (path: Path, next: Maybe, words?: string) =>
      setState((now) => {
        if (now.record === undefined) return now;
        const told = words === undefined ? undefined : { words, before: now.value };
        const value = setAt({ ...now.record.field, required: true }, now.value, path, next);
        return { ...now, value, told, refused: undefined };
      }),
    addPicture: (picture: Wire.PictureAnswer) =>
      setState((now) => {
        if (now.record === undefined) return now;
        const record = { ...now.record, pictures: [...now.record.pictures, picture] };
        const value = withPicture(record.field, now.value, picture.name) ?? now.value;
        return { ...now, record, value };
      }),
    throwAway(thrown: Draft) {
      keep(thrown.key);
      change({
        ...(draft === thrown && { draft: undefined }),
        older: state.older.filter((other) => other !== thrown),
      });
    },
    /** The diff before it is written; with faults of its own, these. */
    async review() {
      const { answer, no } = await ask<Wire.CheckAnswer>(`check?lang=${language}`, sent);
      if (answer)
        change({
          faults: answer.faults,
          isSavable: answer.isSavable,
          ...(answer.isSavable && { diff: answer.diff }),
        });
      if (no) refuse(no);
    },
    async write() {
      const { answer, no } = await ask<Wire.SaveAnswer>(`save?lang=${language}`, sent);
      if (no) refuse(no);
      if (!answer || record === undefined || value === undefined) return;
      keep(draftKey(file, record.digest));
      const lines = answer.diff.filter(({ sign }) => sign !== ' ').length;
      change({
        record: { ...record, digest: answer.digest, value },
        faults: answer.faults,
        diff: undefined,
        told: { words: t('written', { file, lines }) },
      });
      onSaved();
    },
    /** Both changes in one. Where they contradict, the draft stays, to copy from. */
    async merge(conflict: Wire.ConflictAnswer) {
      if (conflict.conflicts.length === 0) keep(draftKey(file, record?.digest));
      await load(conflict);
    },
  };
}
