import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../tests/support/renderInSite';
import { CarouselBar, shownDots } from './CarouselBar';

/** Renders a bar for a row of eight pages that scrolls smoothly, that is, in small steps. */
function renderBar() {
  const row = document.createElement('ul');
  const scrolledTo: number[] = [];
  Object.defineProperty(row, 'clientWidth', { value: 100 });
  Object.defineProperty(row, 'scrollWidth', { value: 800 });
  row.scrollTo = (to) => void scrolledTo.push((to as ScrollToOptions).left ?? NaN);
  renderInSite(<CarouselBar row={row} />, { locale: 'en' });
  const scroll = (left: number) => {
    row.scrollLeft = left;
    fireEvent.scroll(row);
  };
  return { scrolledTo, scroll };
}

function press(name: string, at: number) {
  const button = screen.getByRole('button', { name });
  const event = createEvent.click(button);
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(button, event);
}
const shownPage = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class {
    constructor(private readonly told: ResizeObserverCallback) {}
    observe = () => this.told([], this);
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});
afterEach(() => jest.useRealTimers());

test('presses 160 ms apart each turn a page while the row still scrolls; within 150 ms they count as one', () => {
  const { scrolledTo, scroll } = renderBar();
  for (const time of [1000, 1160, 1320, 1480]) {
    press('Next', time);
    press('Next', time + 149);
    scroll((time - 1000) / 10);
  }
  expect(scrolledTo).toEqual([100, 200, 300, 400]);
  expect(shownPage()).toBe('Page 5 of 8');
  press('Previous', 1640);
  expect(scrolledTo.at(-1)).toBe(300);
  for (let time = 1800; time < 3000; time += 160) press('Next', time);
  expect(scrolledTo.at(-1)).toBe(700);
});

test('a row scrolled by hand, or at rest, reports the page that it shows', () => {
  const { scrolledTo, scroll } = renderBar();
  scroll(510);
  expect(shownPage()).toBe('Page 6 of 8');
  press('Page 4 of 8', 1000);
  scroll(180);
  expect(shownPage()).toBe('Page 4 of 8');
  act(() => jest.advanceTimersByTime(251));
  expect(shownPage()).toBe('Page 3 of 8');
  press('Next', 1000);
  expect(scrolledTo).toEqual([300, 300]);
});

test('after a press that moves nothing, a row scrolled by hand reports its page at once', () => {
  const { scrolledTo, scroll } = renderBar();
  press('Previous', 1000);
  expect(scrolledTo).toEqual([]);
  scroll(110);
  expect(shownPage()).toBe('Page 2 of 8');
});

test('ten pages have all dots, eleven only those around the current one', () => {
  expect(shownDots(10, 5)).toHaveLength(10);
  expect(shownDots(11, 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(shownDots(11, 5)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  expect(shownDots(11, 10)).toEqual([4, 5, 6, 7, 8, 9, 10]);
  expect(shownDots(0, 0)).toEqual([]);
});
