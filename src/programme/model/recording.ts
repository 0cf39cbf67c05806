/** The facts of a session's recording; days are ISO, of the Moscow calendar. */
export type Recording = {
  /** Address of the film or of the page that shows it; null if there is no recording yet. */
  readonly src: string | null;
  /**
   * The minute at which the recording was added, Moscow time; null if there is no recording yet.
   */
  readonly added: string | null;
  /** Whether the session was filmed, or will be. */
  readonly isRecorded: boolean;
  /** The day by which recordings of the edition appear. */
  readonly by: string | null;
  /** The last day on which the recording can be watched; null if there is no such day. */
  readonly until: string | null;
};

/** Combines a session's recording with the recording rules of its edition. */
export function recordingOf(
  {
    recording,
    recorded,
  }: {
    recording?: { src: string; added: string; until?: string | undefined } | undefined;
    recorded?: boolean | undefined;
  },
  ofEdition: { by?: string | undefined; until?: string | undefined } | undefined,
): Recording {
  return {
    src: recording?.src ?? null,
    added: recording?.added ?? null,
    isRecorded: recorded ?? recording !== undefined,
    by: ofEdition?.by ?? null,
    until: recording?.until ?? ofEdition?.until ?? null,
  };
}

/**
 * `ended`: it can no longer be watched; `awaited`: it is to come; `late`: its day has passed
 * without it; `none`: the session is not filmed.
 */
export type RecordingState = 'available' | 'ended' | 'awaited' | 'late' | 'none';

export function recordingState(
  { src, added, isRecorded, by, until }: Recording,
  day: string,
): RecordingState {
  if (src !== null && (added ?? '').slice(0, 10) <= day)
    return until !== null && day > until ? 'ended' : 'available';
  if (!isRecorded) return 'none';
  return by === null || day <= by ? 'awaited' : 'late';
}

/** Whether an address is that of a film itself, which a page can play, rather than of a page. */
export const isFilm = (src: string): boolean => /\.(mp4|webm)$/i.test(src.replace(/[?#].*$/, ''));
