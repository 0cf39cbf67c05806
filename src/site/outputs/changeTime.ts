import { isNode, parseDocument } from 'yaml';

/**
 * When a change of a session was last corrected: the newest time of the lines of its entry in the
 * day's file, UTC, ISO. Other edits of the file do not count, since a day's file holds all of its
 * sessions. `text` is the file, `times` are those of its lines, `number` counts from 1. Undefined
 * where no time is known.
 */
export function changeTime(
  text: string,
  times: readonly (string | undefined)[],
  { slug, number }: { slug: string; number: number },
): string | undefined {
  const document = parseDocument(text);
  const sessions = (document.toJS() ?? []) as readonly { slug?: string }[];
  const at = [sessions.findIndex((session) => session.slug === slug), 'changes', number - 1];
  const change = document.getIn(at, true);
  if (!isNode(change) || !change.range) return undefined;
  const [start, end] = change.range;
  const first = text.slice(0, start).split('\n').length - 1;
  const lines = text.slice(start, end).trimEnd().split('\n').length;
  const own = times.slice(first, first + lines).filter((time) => time !== undefined);
  return own.sort().at(-1);
}
