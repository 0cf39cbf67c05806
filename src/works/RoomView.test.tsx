import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '../../tests/support/renderInSite';
import { RoomView } from './RoomView';

const room = (
  <RoomView size={{ height: 140, width: 110, depth: null }} src="/a.jpg" beside="taller" />
);
const wall = () => screen.getByLabelText('Width of your wall');

afterEach(() => sessionStorage.clear());

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
