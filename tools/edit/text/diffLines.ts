import type { DiffLine } from '../protocol';
import { commonOf } from './common';

/** Number of unchanged lines shown around a change. */
const around = 3;

/** The changed lines of a text with three lines of context; `…` stands for omitted lines. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const all: DiffLine[] = [];
  let [from, to] = [0, 0];
  for (const [nextFrom, nextTo] of [...commonOf(old, now), [old.length, now.length] as const]) {
    all.push(...old.slice(from, nextFrom).map((text) => ({ sign: '-' as const, text })));
    all.push(...now.slice(to, nextTo).map((text) => ({ sign: '+' as const, text })));
    all.push(...old.slice(nextFrom, nextFrom + 1).map((text) => ({ sign: ' ' as const, text })));
    [from, to] = [nextFrom + 1, nextTo + 1];
  }
  const isNear = (_: DiffLine, at: number) =>
    all.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== ' ');
  const near = all.map(isNear);
  return all.flatMap((line, at) => {
    if (near[at] === true) return [line];
    return near[at - 1] === true && near.includes(true, at) ? [{ sign: ' ', text: '…' }] : [];
  });
}

const linesOf = (text: string) => (text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/));
