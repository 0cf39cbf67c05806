import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { inSite, renderInSite } from '../../../tests/support/renderInSite';
import type { StoredCopy } from './model/storedCopy';
import { removeCopy, storeCopy, readCopy } from './browser/copyStore';
import { KeepForVenue, KeepLink } from './KeepForVenue';

jest.mock('./browser/copyStore');

describe('KeepForVenue', () => {
  const copy: StoredCopy = {
    build: 'b1',
    locale: 'ru',
    at: Date.UTC(2026, 3, 3, 11, 5),
    size: 354,
    pages: ['/map/'],
  };
  const runs = jest.mocked(storeCopy);
  /** Reports every element as visible. */
  class EveryPlaceIsNear {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe() {
      this.tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: EveryPlaceIsNear });

  const button = () => screen.getByRole('button');
  const words = () => screen.getByRole('status').textContent;
  const press = () => act(async () => void fireEvent.click(button()));

  /** Simulates a browser that can store pages, on a day of the fair or before. */
  function prepare({ now = copy.at + 60_000 } = {}) {
    document.head.innerHTML = '<meta name="offline" content="360 2026-04-02 2026-04-05">';
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {},
    });
    jest.mocked(removeCopy).mockResolvedValue();
    jest.useFakeTimers({ now, advanceTimers: true });
  }

  afterEach(() => {
    jest.useRealTimers();
    jest.resetAllMocks();
    document.head.innerHTML = '';
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test('static HTML, and a browser that cannot store pages, only reserve the space', async () => {
    expect(renderToString(inSite(<KeepForVenue />))).toContain('data-offered="false"');
    const { container } = renderInSite(<KeepForVenue />);
    await act(async () => void (await import('./copyStatus')));
    expect(container.firstElementChild).toHaveAttribute('data-offered', 'false');
  });

  test.each([
    [Date.UTC(2026, 3, 1, 20, 59), 'plain'],
    [Date.UTC(2026, 3, 1, 21), 'signal'],
    [Date.UTC(2026, 3, 5, 20, 59), 'signal'],
  ])('at %d the offer is %s: during the edition it has the edition’s colour', async (now, look) => {
    prepare({ now });
    const { container } = renderInSite(<KeepForVenue />);
    expect(await screen.findByText(/Займёт 360 кБ\.$/)).toBeInTheDocument();
    expect(container.firstElementChild).toHaveAttribute('data-offered', 'true');
    expect(button()).toHaveClass(look);
  });

  test.each([
    ['below the window its space goes', 768, false],
    ['in sight its space stays', 767, true],
  ])('after the fair no copy is offered: %s', async (_, top, isVisible) => {
    prepare({ now: Date.UTC(2026, 3, 5, 21) });
    const box = new DOMRect(0, top, 300, 240);
    const boxes: DOMRectList = Object.assign([box], { item: () => box });
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue(boxes);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
    const { container } = renderInSite(<KeepForVenue />);
    await act(async () => void (await import('./copyStatus')));
    expect(container.firstElementChild).toHaveAttribute('data-offered', 'false');
    expect(container.firstElementChild?.hasAttribute('hidden')).toBe(!isVisible);
    jest.restoreAllMocks();
  });

  test('storing shows its progress and when it was done; the same button removes the copy', async () => {
    prepare();
    let end: (kept: StoredCopy) => void = () => undefined;
    runs.mockImplementation(() => new Promise((resolve) => (end = resolve)));
    renderInSite(<KeepForVenue />);
    await screen.findByText(/360 кБ/);
    const same = button();
    await press();
    expect(words()).toBe('Сохраняем…');
    await act(async () => end(copy));
    expect(words()).toMatch(/^Сохранено в 14:05, 354 кБ\./);
    expect(button()).toBe(same);
    expect(button()).toHaveClass('plain');
    await press();
    expect(removeCopy).toHaveBeenCalledTimes(1);
    expect(button()).toHaveTextContent('Сохранить для ярмарки');
  });

  test('after the fair a removed copy is not said to be stored, and none is offered', async () => {
    prepare({ now: Date.UTC(2026, 3, 5, 21) });
    jest.mocked(readCopy).mockResolvedValueOnce(copy).mockResolvedValue(undefined);
    const { container } = renderInSite(<KeepForVenue />);
    expect(await screen.findByText(/^Сохранено 3 апреля/)).toBeInTheDocument();
    await press();
    expect(removeCopy).toHaveBeenCalledTimes(1);
    expect(words()).not.toMatch(/^Сохранено/);
    expect(container.firstElementChild).toHaveAttribute('data-offered', 'false');
  });

  test('after a failure it names possible reasons and can be retried', async () => {
    prepare();
    runs.mockResolvedValueOnce(undefined).mockResolvedValueOnce(copy);
    renderInSite(<KeepForVenue />);
    await screen.findByText(/360 кБ/);
    await press();
    expect(words()).toMatch(/^Не сохранилось ничего\..*сеть.*места.*не разрешает/);
    await press();
    expect(words()).toMatch(/^Сохранено/);
  });

  test('a copy of another day shows its day; one in the other language offers this one', async () => {
    prepare({ now: copy.at + 86_400_000 });
    jest.mocked(readCopy).mockResolvedValue(copy);
    const { unmount } = renderInSite(<KeepForVenue />);
    expect(await screen.findByText(/^Сохранено 3 апреля в 14:05/)).toBeInTheDocument();
    unmount();
    renderInSite(<KeepForVenue />, { locale: 'en' });
    expect(await screen.findByText(/^The Russian pages are kept/)).toBeInTheDocument();
    runs.mockResolvedValue({ ...copy, locale: 'en' });
    await press();
    expect(runs).toHaveBeenCalledWith('en');
  });
});

describe('KeepLink', () => {
  const link = () => screen.getByText('Сохранить копию');

  /** Simulates a browser with or without an active worker. */
  function prepare(now: string, controller: object | null = null) {
    document.head.innerHTML = '<meta name="offline" content="860 2026-04-02 2026-04-05">';
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { controller },
    });
    jest.useFakeTimers({ now: new Date(`${now}+03:00`) });
  }

  afterEach(() => {
    jest.useRealTimers();
    document.head.innerHTML = '';
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  test.each([
    ['2026-03-18T23:59', false],
    ['2026-03-19T00:00', true],
    ['2026-04-05T23:59', true],
    ['2026-04-06T00:00', false],
  ])('at %s the first screen links to the offer: %s', (now, isShown) => {
    prepare(now);
    renderInSite(<KeepLink />);
    expect(link()).toHaveAttribute('data-shown', String(isShown));
    expect(link()).toHaveAttribute('href', '#keep');
  });

  test('static HTML only reserves the space, as for visitors with a copy or without support', () => {
    prepare('2026-04-02T12:00', {});
    expect(renderToString(inSite(<KeepLink />))).toContain('data-shown="false"');
    const { unmount } = renderInSite(<KeepLink />);
    expect(link()).toHaveAttribute('data-shown', 'false');
    unmount();
    prepare('2026-04-02T12:00');
    document.head.innerHTML = '';
    renderInSite(<KeepLink />);
    expect(link()).toHaveAttribute('data-shown', 'false');
  });
});
