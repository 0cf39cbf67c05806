import { act, renderHook } from '@testing-library/react';
import { useTypedSearch } from './useTypedSearch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('typed text is in the address once typing pauses', () => {
  window.history.replaceState(null, '', '/exhibitors/2025/');
  const { result } = renderHook(() => useTypedSearch());
  act(() => result.current.type('kobalt'));
  expect(window.location.search).toBe('');
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe('?q=kobalt');
});

test('the address of another page opened meanwhile is unchanged', () => {
  window.history.replaceState(null, '', '/exhibitors/2025/');
  const { result } = renderHook(() => useTypedSearch());
  act(() => result.current.type('kobalt'));
  window.history.pushState(null, '', '/navigation/#theatre-ball');
  act(() => jest.runAllTimers());
  expect(window.location.href).toBe('http://localhost/navigation/#theatre-ball');
});
