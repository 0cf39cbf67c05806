/** When something was stored, in words: the time, and the day unless it is today. */
type KeptTime = { time: string; day?: string };

/** Formats a time of the fair in Moscow (ms), with its day if that is not the day of `now`. */
export function keptTime(at: number, now: number, language: string): KeptTime {
  // en-GB puts the day first, as the rest of the site does: 3 April.
  const tag = language.startsWith('en') ? 'en-GB' : language;
  const say = (moment: number, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: 'Europe/Moscow', ...parts }).format(moment);
  const whole = { day: 'numeric', month: 'numeric', year: 'numeric' } as const;
  const time = say(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return say(at, whole) === say(now, whole)
    ? { time }
    : { time, day: say(at, { day: 'numeric', month: 'long' }) };
}
