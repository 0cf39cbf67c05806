import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '../../tests/support/renderInSite';
import { RoomView, useFieldValue } from './RoomView';
import { useMounted } from '../ui/useMounted';

const room = (
  <RoomView size={{ height: 140, width: 110, depth: null }} src="/a.jpg" beside="taller" />
);
const wall = () => screen.getByLabelText('Width of your wall');

afterEach(() => sessionStorage.clear());

test('a work hangs on a wall of the typed width, which says what is free or by how much it is too narrow', () => {
  const { container } = renderInSite(room, { locale: 'en' });
  const hung = () => Number(container.querySelector('image')?.getAttribute('x'));
  for (const [typed, left, words] of [
    ['600', 245, /600\s.*245/],
    ['100', -5, /wider.*10/],
  ] as const) {
    fireEvent.change(wall(), { target: { value: typed } });
    expect(hung()).toBe(left);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  }
});

test('the width of the wall is kept for the next work, and only if it can be read', () => {
  const { unmount } = renderInSite(room, { locale: 'en' });
  fireEvent.change(wall(), { target: { value: '600' } });
  fireEvent.change(wall(), { target: { value: '6' } });
  unmount();
  renderInSite(room, { locale: 'en' });
  expect(wall()).toHaveValue('600');
});

test('a width typed before the app starts is not replaced by the kept one', () => {
  sessionStorage.setItem('wall-width', '600');
  const page = inSite(room, { locale: 'en' });
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  Object.assign(wall(), { value: '450' });
  act(() => void hydrateRoot(document.body.firstElementChild as Element, page));
  expect(wall()).toHaveValue('450');
});

function Questions() {
  const isMounted = useMounted();
  const [sum, sumField] = useFieldValue('');
  const [day, dayField] = useFieldValue(undefined);
  const [reason, reasonField] = useFieldValue('changed');
  return (
    <>
      <input aria-label="sum" value={sum} {...sumField} />
      <input aria-label="day" value={day ?? (isMounted ? '2026-04-03' : '')} {...dayField} />
      <select aria-label="reason" value={reason} {...reasonField}>
        <option>changed</option>
        <option>ill</option>
      </select>
    </>
  );
}

function openSent(): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(<Questions />)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
const fields = () =>
  ['sum', 'day', 'reason'].map((name) => screen.getByLabelText<HTMLInputElement>(name));
const values = () => fields().map(({ value }) => value);

test('text and choices entered before the app starts are kept', () => {
  const page = openSent();
  for (const [index, value] of ['1000', '2026-03-01', 'ill'].entries())
    Object.assign(fields()[index] as object, { value });
  act(() => void hydrateRoot(page, <Questions />));
  expect(values()).toEqual(['1000', '2026-03-01', 'ill']);
});

test('untouched fields have their initial values and change with typing', () => {
  const page = openSent();
  act(() => void hydrateRoot(page, <Questions />));
  expect(values()).toEqual(['', '2026-04-03', 'changed']);
  fireEvent.change(screen.getByLabelText('day'), { target: { value: '' } });
  expect(values()[1]).toBe('');
});
