import { render, screen } from '@testing-library/react';
import type { Notice } from './model/notices';
import { NoticeItem } from './LateNotices';

const notice = (link: Notice['link']): Notice => ({
  key: 'queue.123456',
  level: 'info',
  text: 'Очередь',
  from: '2026-04-03T10:00',
  until: '2026-04-03T18:00',
  link,
});

test.each([
  [{ href: '/map/', label: 'Там' }, null],
  [{ href: 'https://shop.fair.example/', label: 'Там', isOwn: true }, null],
  [{ href: 'https://metro.example/', label: 'Там' }, '_blank'],
])('%j opens in the tab %s (spec §2, links)', (link, target) => {
  render(<NoticeItem notice={notice(link)} locale="ru" />);
  expect(screen.getByRole('link').getAttribute('target')).toBe(target);
});
