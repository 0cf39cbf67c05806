import type { WrittenNotice } from '../../venue/notices/schema';
import { momentOfNotices, publicNotices } from './notices';

const queue: WrittenNotice = {
  slug: 'queue',
  level: 'info',
  text: { ru: 'Очередь', en: 'A queue' },
  link: { to: '/map/#cloakroom', label: { ru: 'На карте', en: 'On the map' } },
  from: '2026-04-03T10:00',
  until: '2026-04-03T18:00',
  pages: ['/program/*'],
};
const keysOf = (notices: { key: string }[]) => notices.map(({ key }) => key.split('.')[0]);

test('each language has its own texts and addresses, and only what it needs', () => {
  const { ru, en } = publicNotices([queue], '2026-04-03');
  const key = ru[0]?.key;
  expect(key).toMatch(/^queue\.[0-9a-f]{6}$/);
  const rest = { key, level: 'info', from: queue.from, until: queue.until, pages: ['/program/*'] };
  expect(ru).toEqual([
    { ...rest, text: 'Очередь', link: { href: '/map/#cloakroom', label: 'На карте' } },
  ]);
  expect(en).toEqual([
    { ...rest, text: 'A queue', link: { href: '/en/map/#cloakroom', label: 'On the map' } },
  ]);
  const short = { ...queue, link: undefined, pages: undefined };
  expect(Object.keys(publicNotices([short], '2026-04-03').ru[0] ?? {}).sort()).toEqual([
    'from',
    'key',
    'level',
    'text',
    'until',
  ]);
});

test('links to other sites, files, mail and places are unchanged', () => {
  for (const to of ['https://metro.example/', 'mailto:a@fair.example', '/plan.pdf']) {
    const label = { ru: 'Там', en: 'There' };
    expect(publicNotices([{ ...queue, link: { to, label } }], '').en[0]?.link?.href).toBe(to);
  }
});

test('a link to a domain of the fair is marked, because it opens in the same tab', () => {
  const label = { ru: 'Там', en: 'There' };
  const linkTo = (to: string) =>
    publicNotices([{ ...queue, link: { to, label } }], '', ['shop.fair.example']).ru[0]?.link;
  expect(linkTo('https://shop.fair.example/a')).toMatchObject({ isOwn: true });
  expect(linkTo('https://metro.example/')).not.toHaveProperty('isOwn');
});

test('notices over before the day are dropped; those that end on it or begin later are included', () => {
  const later = { ...queue, slug: 'later', from: '2026-04-05T10:00', until: '2026-04-05T12:00' };
  expect(keysOf(publicNotices([queue, later], '2026-04-03').ru)).toEqual(['later', 'queue']);
  expect(keysOf(publicNotices([queue, later], '2026-04-04').ru)).toEqual(['later']);
  expect(publicNotices([queue, later], '2026-04-06')).toEqual({ ru: [], en: [] });
});

test('pages change only when a notice appears or ends', () => {
  const { ru } = publicNotices([queue], '2026-04-03');
  expect(momentOfNotices(ru, '2026-04-03T09:59')).toBe('');
  expect(momentOfNotices(ru, '2026-04-03T10:00')).toBe(queue.from);
  expect(momentOfNotices(ru, '2026-04-03T17:59')).toBe(queue.from);
  expect(momentOfNotices(ru, '2026-04-04T12:00')).toBe(queue.until);
});

test('another text under the same slug is another notice; another time is not', () => {
  const keyOf = (notice: WrittenNotice) => publicNotices([notice], '').ru[0]?.key;
  expect(keyOf({ ...queue, until: '2026-04-03T20:00', level: 'urgent' })).toBe(keyOf(queue));
  expect(keyOf({ ...queue, text: { ...queue.text, en: 'No queue' } })).not.toBe(keyOf(queue));
});
