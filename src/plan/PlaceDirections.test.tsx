import { fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { PlaceDirections } from './PlaceDirections';

test('a place that is not on the plan is announced', () => {
  renderInSite(
    <PlaceDirections
      to={{ anchor: 'stand-C07', name: 'стенд C07', code: 'C07' }}
      from={undefined}
      directions={undefined}
      instead={undefined}
      example="A01"
      findPlace={() => undefined}
      onStand={jest.fn()}
      onChoose={jest.fn()}
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Где вы сейчас?' });
  const announced = () => screen.getAllByRole('status').map((one) => one.textContent);
  expect(announced().join('')).toBe('');
  fireEvent.change(field, { target: { value: 'бвгд' } });
  fireEvent.submit(field);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^На плане этого нет.*A01\.$/);
  expect(announced().join('')).toMatch(/^На плане этого нет/);
});
