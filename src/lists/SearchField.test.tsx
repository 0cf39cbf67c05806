import { fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, useEffect } from 'react';
import { SearchField } from './SearchField';

const makeSearch = (typed = '') => ({
  typed,
  type: jest.fn(),
  flush: jest.fn(),
  forget: jest.fn(),
});

test('text typed before the app starts is searched for', () => {
  const search = makeSearch();
  const field = <SearchField search={search} label="Find" hint="Name" />;
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(field);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'Аня';
  act(() => void hydrateRoot(box, field));
  expect(search.type).toHaveBeenCalledWith('Аня');
  box.remove();
});

test('text typed before the app starts is adopted before any effect can empty the field', () => {
  const search = makeSearch();
  const seen: unknown[] = [];
  function Before() {
    useEffect(() => void seen.push(...search.type.mock.calls), []);
    return null;
  }
  const field = <SearchField search={search} label="Find" hint="Name" />;
  const page = (
    <>
      <Before />
      {field}
    </>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(field);
  screen.getByRole<HTMLInputElement>('searchbox').value = 'Аня';
  act(() => void hydrateRoot(box, page));
  expect(seen).toEqual([['Аня']]);
  box.remove();
});

test('a text from the address is not typed again; the search is a named landmark', () => {
  const search = makeSearch('kobalt');
  render(<SearchField search={search} label="Find" hint="Name" />);
  expect(screen.getByRole('search', { name: 'Find' })).toBeVisible();
  expect(search.type).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'kob' } });
  expect(search.type).toHaveBeenCalledWith('kob');
});
