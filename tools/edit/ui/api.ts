import { useState } from 'react';
import type { ConflictAnswer, RefusedAnswer } from '../protocol';
import { both, useWords } from './words';

/** An error response; 409 comes with a conflict. */
export type ErrorAnswer = Partial<RefusedAnswer & ConflictAnswer>;

/** Sends a request, by POST if there is a body; an aborted request returns nothing. */
export async function callApi<Answer>(
  path: string,
  sent?: object,
  signal: AbortSignal | null = null,
): Promise<{ answer?: Answer; error?: ErrorAnswer }> {
  const isFile = sent instanceof Blob;
  const headers = { 'Content-Type': isFile ? sent.type : 'application/json' };
  const post = sent && { method: 'POST', headers, body: isFile ? sent : JSON.stringify(sent) };
  try {
    const base = document.getElementById('root')?.dataset['base'];
    const response = await fetch(`${base}api/${path}`, { signal, ...post });
    const answer = await response.json();
    return response.ok ? { answer } : { error: answer };
  } catch {
    return signal?.aborted ? {} : { error: { words: both('isAway') } };
  }
}

/**
 * Returns a function that sends requests in the language of the page, the last refusal, and whether
 * a request is on its way.
 */
export function useApi() {
  const { language } = useWords();
  const [refused, setRefused] = useState<ErrorAnswer>();
  const [isBusy, setBusy] = useState(false);
  const call = async <Answer>(name: string, sent?: object) => {
    setBusy(true);
    const { answer, error } = await callApi<Answer>(`${name}?lang=${language}`, sent);
    setBusy(false);
    setRefused(error);
    return answer;
  };
  return { call, refused, isBusy };
}
