import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useEffect } from 'react';
import { SearchField, useTypedSearch } from './SearchField';

const makeSearch = (typed = '') => ({
  typed,
  type: jest.fn(),
  flush: jest.fn(),
  forget: jest.fn(),
});

test('text typed before the app starts is searched for before any effect can empty the field', () => {
  const search = makeSearch();
  const seen: unknown[] = [];
  function Before() {
    useEffect(() => void seen.push(...search.type.mock.calls), []);
    return null;
  }
  const page = (
    <>
      <Before />
      <SearchField search={search} label="Find" hint="Name" />
    </>
  );
  const box = document.body.appendChild(document.createElement('div'));
  box.innerHTML = renderToString(page);
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

test('typed text is in the address once typing pauses, unless another page has been opened', () => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/exhibitors/2025/');
  const { result } = renderHook(() => useTypedSearch());
  act(() => result.current.type('kobalt'));
  expect(window.location.search).toBe('');
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe('?q=kobalt');
  act(() => result.current.type('kob'));
  window.history.pushState(null, '', '/navigation/#theatre-ball');
  act(() => jest.runAllTimers());
  expect(window.location.href).toBe('http://localhost/navigation/#theatre-ball');
  jest.useRealTimers();
});
