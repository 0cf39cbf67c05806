import { whenLetGo } from './whenLetGo';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['pointerup', 'pointercancel'])(
  'the task comes once, after %s and its click',
  (event) => {
    const done: string[] = [];
    whenLetGo(() => done.push('task'));
    jest.advanceTimersByTime(10_000);
    expect(done).toEqual([]);
    window.dispatchEvent(new Event(event));
    done.push('click');
    window.dispatchEvent(new Event('pointerup'));
    jest.runAllTimers();
    expect(done).toEqual(['click', 'task']);
  },
);
