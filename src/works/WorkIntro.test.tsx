import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '../../tests/support/renderInSite';
import { RoomView } from './WorkIntro';

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
