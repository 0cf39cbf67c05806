import { refundPeriods, ticketDays } from './tickets';

test('claims of a refund are told by their days, which touch each other', () =>
  expect(
    refundPeriods({ firstDay: '2026-04-02' }, 'ru').map(({ from, until, days, start, percent }) =>
      [from, until, days, start, percent].join(' '),
    ),
  ).toEqual([
    ' 2026-03-22 22 марта 22 марта 100',
    '2026-03-23 2026-03-27 23–27 марта 23 марта 50',
    '2026-03-28 2026-03-29 28–29 марта 28 марта 30',
    '2026-03-30 2026-04-02 30 марта 30 марта 0',
  ]));

test('tickets for a day are sold for the days on which everybody is admitted', () => {
  const hours = ['2026-04-02', '2026-04-03', '2026-04-04'].map((day, index) => ({
    day,
    opens: '12:00',
    closes: '21:00',
    lastEntry: '20:30',
    ...(index === 0 && { who: { ru: 'VIP', en: 'VIP' } }),
  }));
  const exceptions = [
    { day: '2026-04-04', lastEntry: '19:00', reason: { ru: 'Разбираем', en: 'Packing' } },
  ];
  expect(ticketDays({ hours, exceptions }, 'ru')).toEqual([
    { day: '2026-04-03', weekday: 'пт', date: '3 апреля', until: '2026-04-03T20:30' },
    { day: '2026-04-04', weekday: 'сб', date: '4 апреля', until: '2026-04-04T19:00' },
  ]);
  expect(ticketDays({ hours }, 'en')[0]).toMatchObject({ weekday: 'Fri', date: '3 April' });
});
