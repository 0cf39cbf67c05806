import { useEffect, useState } from 'react';
import { writeFieldPath } from '../../../src/site/check/files/schemaProblems';
import type * as Wire from '../protocol';
import { callApi, type ErrorAnswer } from './api';
import {
  draftKey,
  readDrafts,
  type Draft,
  newHistory,
  remember,
  stepTo,
  type History,
} from './model/history';
import { withPicture } from './model/fields';
import { setAt, valueAt, type Maybe, type Path } from './model/values';
import { both, useWords } from './words';

/** A record in the browser: as saved, as typed, and the messages about it. */
type Open = {
  record?: Wire.RecordAnswer;
  value?: Maybe;
  history: History;
  faults: Wire.Fault[];
  prompts: Wire.Fault[];
  /** Problems between files do not prevent a save; otherwise stands could not be swapped. */
  isSavable: boolean;
  /** Stored drafts; a draft of this version blocks typing until the editor decides about it. */
  drafts: Draft[];
  status?: string | undefined;
  refused?: Wire.Words | undefined;
  conflict?: Wire.ConflictAnswer | undefined;
  /** The diff of a save that waits for confirmation. */
  diff?: Wire.DiffLine[] | undefined;
};

/** Opens a record, stores drafts, checks and saves it. */
export function useRecord(file: string, onSaved: () => void) {
  const { language, t } = useWords();
  const [state, setState] = useState<Open>({
    history: newHistory,
    faults: [],
    prompts: [],
    isSavable: true,
    drafts: [],
  });
  const { record, value, drafts } = state;
  const change = (part: Partial<Open>) => setState((now) => ({ ...now, ...part }));
  const isChanged = JSON.stringify(value) !== JSON.stringify(record?.value);
  const key = draftKey(file, record?.digest);
  const mine = state.faults.filter((fault) => fault.file === file);
  const draft = drafts.find((one) => one.key === key);

  function storeDraft(name: string, draftOf?: Maybe) {
    try {
      if (draftOf === undefined) localStorage.removeItem(name);
      else localStorage.setItem(name, JSON.stringify({ at: Date.now(), value: draftOf }));
    } catch {
      change({ refused: both('storageFull') });
    }
  }
  function refuse({ words = both('isAway'), faults, ...conflict }: ErrorAnswer) {
    const refused = { refused: words, ...(faults && { faults, isSavable: false }) };
    const isConflict = conflict.digest !== undefined;
    change({ diff: undefined, ...(isConflict ? { conflict } : refused) } as Partial<Open>);
  }
  /** Sends the typed value; reports a refusal. */
  async function send<Answer>(name: 'check' | 'save', signal?: AbortSignal) {
    const sent = { file, digest: record?.digest, value };
    const { answer, error } = await callApi<Answer>(`${name}?lang=${language}`, sent, signal);
    if (error) refuse(error);
    return answer;
  }
  async function load(theirs?: Wire.ConflictAnswer) {
    const query = new URLSearchParams({ file, lang: language });
    const { answer, error } = await callApi<Wire.RecordAnswer>(`record?${query}`);
    if (error) refuse(error);
    if (!answer) return;
    const { value, faults, prompts, digest } = answer;
    const drafts = readDrafts(localStorage, file);
    const merged = theirs && {
      value: theirs.merged,
      drafts: drafts.filter((one) => one.key !== draftKey(file, digest)),
    };
    setState({
      record: answer,
      value,
      history: newHistory,
      faults,
      prompts,
      isSavable: true,
      drafts,
      ...merged,
    });
  }
  useEffect(() => void load(), [file]);

  useEffect(() => {
    if (record === undefined || value === undefined || draft !== undefined) return undefined;
    storeDraft(key, isChanged ? value : undefined);
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await send<Wire.CheckAnswer>('check', abort.signal);
      if (!answer) return;
      const { faults, prompts, isSavable } = answer;
      change({ faults, prompts, isSavable });
    }, 300);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [value, key, draft, language]);

  return {
    ...state,
    draft,
    isChanged,
    // A table can be unsavable because of a fault outside its rows, in one of its files; then all
    // faults are shown.
    own: state.isSavable ? [] : mine.length > 0 ? mine : state.faults,
    change,
    load,
    edit: (path: Path, next: Maybe | ((now: Maybe) => Maybe), status?: string) =>
      setState((now) => {
        if (now.record === undefined) return now;
        const field = { ...now.record.field, required: true };
        const put = typeof next === 'function' ? next(valueAt(now.value, path)) : next;
        const value = setAt(field, now.value, path, put, now.record.today);
        // Leaving a field without a change is not a step to undo.
        const [was, is] = [now.value, value].map((one) => JSON.stringify(valueAt(one, path)));
        if (was === is) return { ...now, status };
        const history = remember(now.history, now.value, writeFieldPath(path), Date.now());
        return { ...now, value, history, status, refused: undefined };
      }),
    /** Goes one step back (-1) or forward (1). */
    step: (by: -1 | 1) =>
      setState((now) => {
        const step = stepTo(now.history, now.value, by);
        return step === undefined ? now : { ...now, ...step, status: undefined };
      }),
    addPicture: (picture: Wire.Picture) =>
      setState((now) => {
        if (now.record === undefined) return now;
        const record = { ...now.record, pictures: [...now.record.pictures, picture] };
        const isPrompt = (name: string) =>
          record.pictures.some((one) => one.name === name && one.isPrompt);
        const value = withPicture(record.field, now.value, picture.name, isPrompt) ?? now.value;
        const history = remember(now.history, now.value, picture.name, Date.now());
        return { ...now, record, value, history };
      }),
    throwAway(thrown: Draft) {
      storeDraft(thrown.key);
      change({ drafts: drafts.filter((other) => other !== thrown) });
    },
    restore: ({ value, key }: Draft) =>
      change({ value, drafts: drafts.filter((other) => other.key !== key) }),
    /** Shows the diff before it is written or, if the file has errors, the errors. */
    async review() {
      const answer = await send<Wire.CheckAnswer>('check');
      if (!answer) return;
      const { faults, prompts, isSavable, diff } = answer;
      change({ faults, prompts, isSavable, ...(isSavable && { diff }) });
    },
    async write() {
      const answer = await send<Wire.SaveAnswer>('save');
      if (!answer || record === undefined || value === undefined) return;
      const { digest, diff, faults, prompts, pictures } = answer;
      storeDraft(key);
      const lines = diff.filter(({ sign }) => sign !== ' ').length;
      const status = t('written', { file, lines });
      const saved = { ...record, digest, value, pictures };
      change({ record: saved, faults, prompts, diff: undefined, status });
      onSaved();
    },
    /**
     * Merges the typed value with the changed file; in `ownFields`, the typed value wins. The
     * stored draft stays if it loses any field.
     */
    async merge(conflict: Wire.ConflictAnswer, ownFields: string[]) {
      const sent = { file, digest: record?.digest, value, keep: ownFields };
      const { error } = ownFields.length > 0 ? await callApi('check', sent) : { error: conflict };
      if (error?.merged === undefined) return;
      if (conflict.conflicts.length === ownFields.length) storeDraft(key);
      await load({ ...conflict, merged: error.merged });
    },
  };
}
