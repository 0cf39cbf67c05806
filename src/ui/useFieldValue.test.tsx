import { fireEvent, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useFieldValue } from './useFieldValue';
import { useMounted } from './useMounted';

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
