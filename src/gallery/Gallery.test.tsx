import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderInSite } from '../../tests/support/renderInSite';
import { translateTexts } from '../../tests/support/translate';
import { Gallery, GalleryTrigger } from './Gallery';
import type { Slide } from './slide';

// The first import of the lightbox is slow, because jest compiles it.
const longTimeout = { timeout: 15_000 };
jest.setTimeout(30_000);

const slides: Slide[] = ['one', 'two', 'three'].map((alt) => ({
  type: 'image',
  src: `/${alt}.jpg`,
  alt,
  caption: `The ${alt}`,
  image: { layout: 'fullWidth', width: 3, height: 2, images: {} },
}));

// jsdom does not implement the methods of dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => jest.useRealTimers());

function renderGallery() {
  return renderInSite(
    <StrictMode>
      <Gallery id="works" slides={slides}>
        {slides.map(({ alt }, index) => (
          <GalleryTrigger key={alt} index={index}>
            {alt}
          </GalleryTrigger>
        ))}
      </Gallery>
    </StrictMode>,
    { locale: 'en' },
  );
}

test('a slide of another site is a link to a new tab, like other outside links', () => {
  renderInSite(
    <Gallery
      id="works"
      slides={[
        { type: 'map', src: 'https://maps.example/', alt: 'Way', isOutside: true },
        ...slides,
      ]}
    >
      <GalleryTrigger index={0}>way</GalleryTrigger>
      <GalleryTrigger index={1}>one</GalleryTrigger>
    </Gallery>,
  );
  expect(screen.getByRole('link', { name: 'way' })).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'way' })).toHaveAttribute('rel', 'nofollow noopener');
  expect(screen.getByRole('link', { name: 'one' })).not.toHaveAttribute('target');
});

test('in StrictMode it opens once, changes slides, closes, and returns the focus to the last slide seen', async () => {
  renderGallery();
  fireEvent.click(screen.getByRole('link', { name: 'one' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pictures, enlarged' }, longTimeout);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
  expect(dialog).toHaveAttribute('data-lightbox', 'ready');
  jest.useFakeTimers();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(screen.getByText('2 of 3')).toBeInTheDocument();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(dialog).toHaveAttribute('data-lightbox', 'closing');
  act(() => jest.advanceTimersByTime(499));
  expect(dialog).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(document.querySelector('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: 'two' })).toHaveFocus();
});

/** Clicks at a given time stamp; `detail` is the number of clicks in quick succession. */
function click(target: Element, timeStamp: number, detail = 1) {
  const event = createEvent.click(target, { detail });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(target, event);
}

/** Returns the lightbox once it responds to keys, and so to clicks. */
async function answering(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', {}, longTimeout);
  await waitFor(() => {
    fireEvent.keyDown(dialog, { key: 'ArrowRight' });
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
  }, longTimeout);
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' });
  return dialog;
}

test('Back right after Forward is not undone by the pending hash', async () => {
  window.history.replaceState(null, '', '#works/1');
  renderGallery();
  const dialog = await answering();
  jest.useFakeTimers();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  window.history.replaceState(null, '', '/');
  act(() => jest.advanceTimersByTime(1000));
  jest.useRealTimers();
  expect(window.location.hash).toBe('');
});

test('the second click of a double click on a thumbnail does nothing to the lightbox; a later one closes it', async () => {
  renderGallery();
  click(screen.getByRole('link', { name: 'one' }), 1000);
  const dialog = await answering();
  const slot = screen.getByRole('group', { name: 'one' });
  click(slot, 1200, 2);
  expect(dialog).toHaveAttribute('data-lightbox', 'ready');
  click(slot, 1600);
  expect(dialog).toHaveAttribute('data-lightbox', 'closing');
});

test('two clicks are a double click on one slide only', async () => {
  renderGallery();
  click(screen.getByRole('link', { name: 'one' }), 10);
  const dialog = await answering();
  click(screen.getByAltText('one'), 1000);
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  const second = screen.getByAltText('two');
  const isZoomed = () => second.closest('[style*="scale(2)"]') !== null;
  click(second, 1200);
  expect(isZoomed()).toBe(false);
  click(second, 1400);
  expect(isZoomed()).toBe(true);
});

test('in StrictMode, leaving the page while it is open leaves nothing behind', async () => {
  const { unmount } = renderGallery();
  fireEvent.click(screen.getByRole('link', { name: 'three' }));
  await screen.findByRole('dialog', {}, longTimeout);
  unmount();
  await act(() => Promise.resolve());
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.documentElement).not.toHaveAttribute('data-scroll');
});

test('a click for a new tab is left to the browser', () => {
  renderGallery();
  const followed = fireEvent.click(screen.getByRole('link', { name: 'one' }), { ctrlKey: true });
  expect(followed).toBe(true);
});

test('translated by the browser, it shows the words of each slide', async () => {
  renderGallery();
  fireEvent.click(screen.getByRole('link', { name: 'one' }));
  const dialog = await answering();
  translateTexts();
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(within(dialog).getByText('The two')).toBeInTheDocument();
  expect(within(dialog).queryByText('The one')).toBeNull();
  expect(within(dialog).getByRole('status')).toHaveTextContent('Slide 2 of 3: The two');
});
