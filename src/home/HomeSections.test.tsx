import { screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import type { Locale } from '../i18n/locales';
import { HomeSections } from './HomeSections';

const told = {
  anchor: 'a',
  title: 'Records',
  lead: 'Forty-eight [exhibitors](/exhibitors/2027/) in four rows.',
  link: { label: 'All days and halls', to: '/program/' },
};
const sections = [
  { __typename: 'ExhibitorsSection', ...told, year: 2027, count: 0, exhibitors: [] },
  { __typename: 'WorksSection', ...told, year: 2027, hasList: true, works: [] },
  { __typename: 'ProgrammeSection', ...told, ofYear: null, days: [], sessions: [] },
  { __typename: 'PartnersSection', ...told, ofYear: null, partners: [] },
] as never[];

test.each([
  [
    'ru',
    [
      'Работы ещё не объявлены.',
      'Список участников ещё составляется.',
      'Программа ещё составляется.',
      'Имена партнёров объявим позже.',
    ],
  ],
  [
    'en',
    [
      'The works are still to be announced.',
      'The list of exhibitors is still to come.',
      'The programme is still to come.',
      'The names of the partners are still to come.',
    ],
  ],
] satisfies [Locale, string[]][])(
  'a section whose records are still to come says so, and neither tells of them nor leads to them: %s',
  (locale, sentences) => {
    const page = { sections } as never;
    renderInSite(<HomeSections page={page} email="mail@fair.example" />, { locale });
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByText(/Forty-eight/)).toBeNull();
    expect(screen.queryAllByRole('link')).toEqual([]);
  },
);

test('the days and the partners of an earlier edition are named as such', () => {
  const day = { date: '2026-04-02', weekday: 'Thursday, 2 April' };
  const logo = { publicURL: '/logo.svg' };
  const page = {
    sections: [
      { __typename: 'ProgrammeSection', ...told, ofYear: 'Of 2026', days: [day], sessions: [] },
      {
        __typename: 'PartnersSection',
        ...told,
        ofYear: 'Theirs of 2026',
        partners: [{ slug: 'a', name: 'A', website: null, logo }],
      },
    ],
  } as never;
  renderInSite(<HomeSections page={page} email="mail@fair.example" />, { locale: 'en' });
  expect(screen.getByText('Of 2026')).toBeVisible();
  expect(screen.getByText('Theirs of 2026')).toBeVisible();
});
