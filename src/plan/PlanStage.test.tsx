import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePlanView } from './PlanStage';

function Plan() {
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  usePlanView({ stage, frame, size: { width: 100, height: 50 }, query: '' });
  return (
    <div ref={stage}>
      <div ref={frame} data-testid="frame">
        <svg />
      </div>
    </div>
  );
}

/** jsdom has no pointer events. */
const point = (type: string, init: MouseEventInit) =>
  fireEvent(
    screen.getByTestId('frame'),
    Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, ...init }), {
      pointerId: 1,
      pointerType: 'mouse',
    }),
  );

test('a drag ends when the button is released, outside of the plan, too', () => {
  const scrollTo = jest.fn();
  Object.assign(Element.prototype, { scrollTo, setPointerCapture: jest.fn() });
  render(<Plan />);
  point('down', { clientX: 100, buttons: 1 });
  point('move', { clientX: 80, buttons: 1 });
  expect(scrollTo).toHaveBeenCalledTimes(1);
  point('up', { clientX: 80 });

  // The mouse leaves the plan before it is captured, and the button is released there.
  point('down', { clientX: 2, buttons: 1 });
  point('move', { clientX: 60, buttons: 0 });
  point('move', { clientX: 40, buttons: 0 });
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
