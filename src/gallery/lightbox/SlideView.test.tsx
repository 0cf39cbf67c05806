import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/renderInSite';
import type { Slide, SlideType } from '../slide';
import { measureOf, SlideView } from './SlideView';

const show = (
  slide: Partial<Slide> & { type: SlideType; src: string },
  locale: 'ru' | 'en' = 'en',
) =>
  renderInSite(
    <SlideView slide={{ alt: 'A thing', ...slide }} isCurrent isClosing={false} zoom={undefined} />,
    { locale },
  );
const answer = (status: number, body = '') => {
  globalThis.fetch = jest
    .fn()
    .mockResolvedValue({ status, ok: status < 400, text: () => Promise.resolve(body) });
};
afterEach(() => jest.useRealTimers());

test.each([
  [404, 'en', 'Error Loading AJAX : Not Found (404)'],
  [403, 'en', 'Forbidden'],
  [500, 'en', 'Forbidden'],
  [404, 'ru', 'Ошибка загрузки AJAX: не найдено (404)'],
] as const)('an ajax slide with status %i shows in %s: %s', async (status, locale, message) => {
  answer(status);
  show({ type: 'ajax', src: '/words/' }, locale);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('an ajax slide without a response', async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
  show({ type: 'ajax', src: '/words/' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something Went Wrong, Please Try Again Later',
  );
});

test('an ajax slide shows the main part of a page without anything executable', async () => {
  answer(
    200,
    '<nav>menu</nav><main><p onclick="bad()" id="x">words</p><script>bad()</script><a href=" javascript:bad()">link</a></main>',
  );
  const { container } = show({ type: 'ajax', src: '/words/' });
  const words = await screen.findByText('words');
  expect(words.attributes).toHaveLength(0);
  expect(container.querySelector('script, nav')).toBeNull();
  expect(screen.getByText('link')).not.toHaveAttribute('href');
});

test('a frame that the site’s policy blocks reports an error, with or without a load event', () => {
  show({ type: 'map', src: 'https://maps.example/way' });
  const refuse = (effectiveDirective: string, blockedURI: string) =>
    act(
      () =>
        void document.dispatchEvent(
          Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI }),
        ),
    );
  refuse('img-src', 'https://maps.example');
  refuse('frame-src', 'https://other.example');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.load(screen.getByTitle('A thing'));
  refuse('frame-src', 'https://maps.example');
  expect(screen.getByRole('alert')).toHaveTextContent('Error Loading Page');
  expect(screen.queryByTitle('A thing')).toBeNull();
});

test('a video is 16 to 9 and reports an error', () => {
  const { container } = show({ type: 'video', src: '/film.mp4' });
  const video = container.querySelector('video') as HTMLVideoElement;
  expect(Number.parseFloat(video.style.aspectRatio)).toBeCloseTo(16 / 9, 3);
  fireEvent.error(video);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Something Went Wrong, Please Try Again Later',
  );
});

test('a picture of unknown size is measured; one that fails is 0 by 0 and reports an error', async () => {
  const RealImage = globalThis.Image;
  globalThis.Image = class {
    onerror: () => void = () => undefined;
    set src(_: string) {
      queueMicrotask(() => this.onerror());
    }
  } as unknown as typeof Image;
  const { container } = show({ type: 'image', src: '/gone.jpg' });
  await waitFor(() =>
    expect(
      container.querySelector('[data-ratio="0"][data-width="0"][data-height="0"]'),
    ).not.toBeNull(),
  );
  fireEvent.error(screen.getByAltText('A thing'));
  expect(screen.getByRole('alert')).toHaveTextContent('Image Not Found');
  globalThis.Image = RealImage;
});

test('a picture that could not be measured is 0 by 0 with the ratio 0', () => {
  expect(measureOf(0, 0)).toEqual({ width: 0, height: 0, ratio: 0 });
  expect(measureOf(40, 20)).toEqual({ width: 40, height: 20, ratio: 2 });
});
