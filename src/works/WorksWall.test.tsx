import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderInSite } from '../../tests/support/renderInSite';
import { translateTexts } from '../../tests/support/translate';
import { WorksWall } from './WorksWall';

type Work = ComponentProps<typeof WorksWall>['works'][number];

const work = (
  title: string,
  change: Partial<Work> & { by?: string; stand?: string } = {},
): Work => {
  const { by = 'Вера Гипс', stand = 'A01', ...own } = change;
  return {
    slug: title.toLowerCase(),
    title,
    makers: [{ slug: by === 'Вера Гипс' ? 'vera-gips' : 'lev-treshchin', name: by }],
    year: '2024',
    technique: 'painting',
    size: { height: 60, width: 80, depth: null },
    colours: ['red'],
    availability: 'available',
    price: 40_000,
    priceRange: null,
    priceText: '40 000 ₽',
    searchKey: title.toLowerCase(),
    exhibitor: {
      slug: stand.toLowerCase(),
      name: `Галерея ${stand}`,
      participantType: 'gallery',
      stand,
      isOnMap: false,
      place: { row: `Ряд ${stand.charAt(0)}` },
    },
    picture: { gatsbyImageData: null },
    ...own,
  } as Work;
};

const works = [
  work('Alba'),
  work('Bruma', { colours: ['blue'], size: { height: 200, width: 100, depth: null } }),
  work('Cinza', { colours: ['red', 'blue'], price: 200_000, by: 'Лев Трещин', stand: 'B02' }),
];

const shown = () =>
  [...document.querySelectorAll('section li')].filter((item) => !item.matches('[hidden]')).length;
const choice = (name: RegExp) => screen.getByRole('link', { name, hidden: true });

beforeEach(() => {
  window.history.replaceState(null, '', '/works/2025/');
  renderInSite(<WorksWall works={works} year={2025} locale="ru" edition={null} title="" />);
});

test('each choice says what it would give with the others; what would give nothing is no link; what is chosen can be dropped', () => {
  fireEvent.click(choice(/^красный 2$/));
  expect(window.location.search).toBe('?colour=red');
  expect(shown()).toBe(2);
  // Another colour as it would be without this one, other sizes with it.
  expect(choice(/^синий, голубой 2$/)).toBeTruthy();
  expect(choice(/^до метра 2$/)).toBeTruthy();
  expect(screen.getByText(/^больше метра/).closest('a')).toBeNull();
  const chosen = screen.getByRole('group', { name: 'Выбрано' });
  fireEvent.click(within(chosen).getByRole('link', { name: 'Убрать из фильтра: красный' }));
  expect(window.location.search).toBe('');
  expect(chosen).toHaveFocus();
  expect(shown()).toBe(3);
});

test('colours add up; prices have a lowest and a highest; a wall is as wide as typed, and kept for the works', () => {
  fireEvent.click(choice(/^красный 2$/));
  fireEvent.click(choice(/^синий, голубой 2$/));
  expect(window.location.search).toBe('?colour=red&colour=blue');
  expect(shown()).toBe(3);
  const select = (name: string) => screen.getByRole('combobox', { name, hidden: true });
  fireEvent.change(select('Цена до'), { target: { value: '100000' } });
  expect(shown()).toBe(2);
  expect([...select('Цена от').querySelectorAll('option')].map(({ value }) => value)).toEqual([
    '',
    '50000',
  ]);
  const wall = screen.getByRole('textbox', { name: /^Ширина стены/, hidden: true });
  fireEvent.change(wall, { target: { value: '9' } });
  expect(shown()).toBe(2);
  fireEvent.change(wall, { target: { value: '90' } });
  expect(window.location.search).toBe('?colour=red&colour=blue&price-to=100000&wall=90');
  expect(shown()).toBe(1);
  expect(sessionStorage.getItem('wall-width')).toBe('90');
  const chosen = screen.getByRole('group', { name: 'Выбрано' });
  for (const name of [/стена 90 см$/, /до 100\s000\s₽$/, /: красный$/])
    fireEvent.click(within(chosen).getByRole('link', { name }));
  expect(window.location.search).toBe('?colour=blue');
  expect(wall).toHaveValue('');
});

test('an artist is chosen by a name, by the beginning of one, in either alphabet, and by emptying the field by none', () => {
  const field = screen.getByRole('combobox', { name: 'Художник', hidden: true });
  fireEvent.change(field, { target: { value: 'Лев Трещин' } });
  expect(window.location.search).toBe('?artist=lev-treshchin');
  fireEvent.change(field, { target: { value: 'gips' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(window.location.search).toBe('?artist=vera-gips');
  expect(field).toHaveValue('Вера Гипс');
  fireEvent.change(field, { target: { value: 'никто' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('Вера Гипс');
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  expect(window.location.search).toBe('');
});

test('filters close with Escape and when something else gets the focus', () => {
  const line = screen.getByText('Фильтры', { selector: 'summary *' });
  const fold = line.closest('details');
  const open = () => act(() => fold?.setAttribute('open', ''));
  open();
  fireEvent.keyDown(choice(/^красный 2$/), { key: 'Escape' });
  expect(fold).not.toHaveAttribute('open');
  expect(line.closest('summary')).toHaveFocus();
  open();
  act(() => screen.getByRole('searchbox').focus());
  expect(fold).not.toHaveAttribute('open');
});

test('rows, and in the order by title letters, are jumped to', () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    scrolled(this.id || this.textContent);
  };
  const jump = screen.getByRole('combobox', { name: 'Перейти' });
  const jumpTo = (name: string) =>
    fireEvent.change(jump, {
      target: { value: within(jump).getByText<HTMLOptionElement>(name).value },
    });
  jumpTo('Ряд B');
  expect(scrolled).toHaveBeenLastCalledWith('row-2');
  jumpTo('Галерея B02');
  expect(scrolled).toHaveBeenLastCalledWith(expect.stringContaining('Cinza'));
  fireEvent.click(choice(/^по названию$/));
  expect(screen.getByRole('heading', { name: 'C' })).toBeTruthy();
  jumpTo('C');
  expect(scrolled).toHaveBeenLastCalledWith('row-3');
});

test('translated by the browser, choices say their new counts', () => {
  expect(choice(/^до метра 2$/)).toBeTruthy();
  translateTexts();
  fireEvent.click(choice(/^синий, голубой 2$/));
  expect(choice(/^до метра 1$/)).toBeTruthy();
});
