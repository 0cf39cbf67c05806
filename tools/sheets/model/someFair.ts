import type { Accepted } from '../../../src/site/check/files/contentFolder';
import type { FairOfYear } from '../fairOfYear';

type Session = FairOfYear['sessions'][number];
type Exhibitor = FairOfYear['exhibitors'][number];
type Work = NonNullable<Exhibitor['works']>[number];

const both = (text: string) => ({ ru: text, en: text });

export const someFair = (parts: Partial<FairOfYear> = {}): FairOfYear => ({
  year: 2026,
  name: { ru: 'Ярмарка', en: 'Fair' },
  domain: 'fair.example',
  colour: '#1f24ff',
  halls: [
    { id: 'great', name: { ru: 'Большой зал', en: 'Great Hall' } },
    { id: 'atrium', name: { ru: 'Атриум', en: 'Atrium' } },
  ],
  onMap: new Set(['hall-great', 'stand-C07']),
  sessions: [],
  exhibitors: [],
  speakers: new Map([
    ['2025/anna', { ru: 'Анна Вересова', en: 'Anna Veresova' }],
    ['2026/anna', { ru: 'Анна Другая', en: 'Another Anna' }],
  ]),
  ...parts,
});

/**
 * Returns a session: by default a talk in Russian for everyone, in the great hall at noon on 3
 * April.
 */
export const someSession = (parts: Accepted<Session> = {}) =>
  ({
    slug: 'talk',
    date: '2026-04-03',
    start: '12:00',
    end: '13:00',
    hall: 'great',
    kind: 'talk',
    title: { ru: 'Разговор о весе', en: 'A Talk on Weight' },
    summary: both('x'),
    audience: 'everyone',
    spokenLanguages: ['ru'],
    registration: 'none',
    ...parts,
  }) as Session;

/** Returns an exhibitor: by default a gallery with one artist at C07. */
export const someExhibitor = (parts: Accepted<Exhibitor> = {}) =>
  ({
    slug: 'kobalt',
    name: { ru: 'Кобальт', en: 'Kobalt' },
    participantType: 'gallery',
    stand: 'C07',
    city: { ru: 'Москва', en: 'Moscow' },
    country: { ru: 'Россия', en: 'Russia' },
    text: both('x'),
    artists: [{ ru: 'Вера Гипс', en: 'Vera Gips' }],
    ...parts,
  }) as Exhibitor;

/** Returns a work: by default a painting of 2025 without further details. */
export const someWork = (parts: Accepted<Work> = {}) =>
  ({
    picture: 'utro.jpg',
    alt: both('x'),
    title: { ru: 'Утро', en: 'Morning' },
    year: 2025,
    medium: { ru: 'масло, лён', en: 'oil on linen' },
    ...parts,
  }) as Work;
