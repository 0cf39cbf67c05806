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
  { __typename: 'ProgrammeSection', ...told, days: [], sessions: [] },
  { __typename: 'PartnersSection', ...told, partners: [] },
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
