import { act, fireEvent, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';
import { renderInSite } from '../../tests/support/renderInSite';
import { StarMessage } from './StarMessage';

const onClose = jest.fn();
const onDone = jest.fn();
const written = jest.fn<Promise<void>, [string]>();

function Message({ isLong }: { isLong: boolean }) {
  const { t } = useTranslation('stars');
  return (
    <StarMessage
      t={t}
      locale="en"
      isStarred
      isLong={isLong}
      isStored
      onClose={onClose}
      onDone={onDone}
    />
  );
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time));
const message = () => screen.getByRole('region', { name: 'My fair' });

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(navigator, { clipboard: { writeText: written } });
  written.mockReset();
  onClose.mockClear();
  onDone.mockClear();
});
afterEach(() => jest.useRealTimers());

test('the short message disappears by itself, but not while it is hovered or has the focus', () => {
  renderInSite(<Message isLong={false} />, { locale: 'en' });
  pass(100);
  expect(screen.getByRole('status')).toHaveTextContent('Starred.');
  fireEvent.pointerEnter(message());
  pass(60_000);
  fireEvent.pointerLeave(message());
  fireEvent.focus(screen.getByRole('link'));
  pass(60_000);
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('link'));
  pass(6_000);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('the long message stays until it is closed', () => {
  renderInSite(<Message isLong />, { locale: 'en' });
  pass(60_000);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('lives in this browser');
  expect(onDone).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('if copying is forbidden, the link appears in a field, selected', async () => {
  written.mockRejectedValue(new Error('no'));
  renderInSite(<Message isLong />, { locale: 'en' });
  fireEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
  await act(async () => Promise.resolve());
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to the list' });
  expect(field).toHaveFocus();
  expect(field.value).toBe('http://localhost/en/my/#l=1.0.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
