import { moscowTime, now, readMoment } from '../lib/time/clock';

/** Texts of the trial bar, in the language of the page. */
type TrialWords = {
  name: string;
  /** Contains `{moment}`. */
  at: string;
  dayBack: string;
  hourBack: string;
  hourOn: string;
  dayOn: string;
  reset: string;
};

/**
 * Sets the page's clock to the time of a trial (decision 035): the one stored for the tab, or the
 * one in its address (`?at=2026-04-03T13:00`). Shows a bar with that time, which moves it by an
 * hour or a day and resets it. Does nothing if a test has set its own time.
 */
function startTrial(at: string, words: TrialWords): void {
  const own = window as { fairShift?: number };
  if (own.fairShift !== undefined) return;
  const key = 'fair-trial';
  const hour = 3_600_000;
  const shiftTo = (moment: string) => {
    const chosen = readMoment(moment);
    return chosen && chosen.getTime() - now().getTime();
  };
  const move = (shift: number) => {
    sessionStorage.setItem(key, String(shift));
    location.reload();
  };
  const reset = () => {
    sessionStorage.removeItem(key);
    location.reload();
  };

  const address = new URL(location.href);
  const requested = shiftTo(address.searchParams.get('at') ?? '');
  if (requested !== undefined) {
    sessionStorage.setItem(key, String(requested));
    // Otherwise a reload would set this time again, even after the bar has changed it.
    address.searchParams.delete('at');
    window.history.replaceState(window.history.state, '', address);
  }
  const stored = sessionStorage.getItem(key);
  const shift = stored === null ? (shiftTo(at) ?? 0) : Number(stored);
  own.fairShift = shift;

  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.createElement('section');
    bar.setAttribute('aria-label', words.name);
    bar.style.cssText =
      'position:sticky;bottom:0;z-index:90;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;padding:8px 16px;background:#000;color:#fff;font-size:16px';
    const text = document.createElement('span');
    const showMoment = () => {
      const [date = '', time = ''] = moscowTime(now()).split('T');
      const moment = `${date.split('-').reverse().join('.')}, ${time}`;
      text.textContent = words.at.replace('{moment}', moment);
    };
    showMoment();
    setInterval(showMoment, 10_000);
    bar.append(text);
    const steps: [string, () => void][] = [
      [words.dayBack, () => move(shift - 24 * hour)],
      [words.hourBack, () => move(shift - hour)],
      [words.hourOn, () => move(shift + hour)],
      [words.dayOn, () => move(shift + 24 * hour)],
      [words.reset, reset],
    ];
    for (const [label, press] of steps) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      button.style.cssText =
        'min-height:44px;padding:0 8px;border:1px solid #fff;background:none;color:inherit;font:inherit;cursor:pointer';
      button.addEventListener('click', press);
      bar.append(button);
    }
    document.body.append(bar);
  });
}

const { at = '', words = '' } = document.currentScript?.dataset ?? {};
startTrial(at, JSON.parse(words) as TrialWords);
