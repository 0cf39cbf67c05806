import { render, screen } from '@testing-library/react';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Picture, aspectOf, coverScale, pictureSizes } from './Picture';
import { testRows } from '../../tests/support/testRows';

const image: IGatsbyImageData = {
  layout: 'fullWidth',
  width: 4,
  height: 3,
  images: {
    sources: [{ type: 'image/webp', srcSet: '/a.webp 360w', sizes: '100vw' }],
    fallback: { src: '/a.jpg', srcSet: '/a.jpg 360w', sizes: '100vw' },
  },
};

const widths = { 0: '50vw' };

test('it reserves its space, loads lazily, offers WebP first', () => {
  const { container } = render(<Picture image={image} alt="A red field" widths={widths} />);
  const img = screen.getByRole('img', { name: 'A red field' });
  expect(img).toHaveAttribute('width', '4');
  expect(img).toHaveAttribute('height', '3');
  expect(img).toHaveAttribute('loading', 'lazy');
  expect(container.querySelector('picture > source')).toHaveAttribute('type', 'image/webp');
  expect(container.innerHTML).not.toContain('style=');
});

test('the browser gets the displayed width, including the part that its box crops', () => {
  const { container } = render(
    <Picture image={image} alt="A red field" widths={widths} box={2 / 3} />,
  );
  expect(container.querySelector('source')).toHaveAttribute('sizes', 'calc(2.06*(50vw))');
});

test('the file for browsers without WebP has one width; without WebP it has all of them', () => {
  const { fallback } = image.images;
  const { rerender } = render(<Picture image={image} alt="A red field" widths={widths} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/a.jpg');
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
  rerender(
    <Picture image={{ ...image, images: { fallback } }} alt="A red field" widths={widths} />,
  );
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a.jpg 360w');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'calc(1.03*(50vw))');
});

test('sides are whole numbers in the picture’s ratio', () => {
  render(
    <Picture image={{ ...image, width: 1, height: 0.666875 }} alt="A red field" widths={widths} />,
  );
  expect(screen.getByRole('img')).toHaveAttribute('width', '10000');
  expect(screen.getByRole('img')).toHaveAttribute('height', '6669');
});

test('the picture seen first is loaded first', () => {
  render(<Picture image={image} alt="A red field" widths={widths} loading="eager" />);
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('no rendition wider than the picture is ever displayed is offered', () => {
  const srcSet = '/s.webp 284w,\n/m.webp 868w,\n/l.webp 1520w';
  const wide = { ...image, images: { fallback: { src: '/l.webp', srcSet } } };
  const { rerender } = render(
    <Picture image={wide} alt="A red field" widths={widths} maxWidth={868} />,
  );
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/s.webp 284w,\n/m.webp 868w');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/m.webp');
  rerender(<Picture image={wide} alt="A red field" widths={widths} maxWidth={200} />);
  expect(screen.getByRole('img')).toHaveAttribute('srcset', srcSet);
});

test('a picture measured by the browser is emptied before it is removed; others are not', () => {
  const { container, rerender, unmount } = render(
    <Picture image={image} alt="A red field" widths={widths} isMeasured />,
  );
  const removedParts = () => {
    const parts = [...container.querySelectorAll('source, img')];
    return () => parts.flatMap((part) => part.getAttributeNames());
  };
  const measured = removedParts();
  expect(measured()).toEqual(expect.arrayContaining(['srcset', 'sizes', 'src']));
  rerender(<Picture key="other" image={image} alt="A red field" widths={widths} />);
  expect(measured().filter((name) => /src|sizes/.test(name))).toEqual([]);
  const plain = removedParts();
  unmount();
  expect(plain()).toEqual(expect.arrayContaining(['srcset', 'sizes', 'src']));
});

test('wide windows come before narrow ones, with a small reserve', () => {
  expect(pictureSizes({ 0: '50vw', 640: '12rem' })).toBe(
    '(min-width:640px) calc(1.03*(12rem)),calc(1.03*(50vw))',
  );
});

testRows([
  ['wide in a tall box', 1.6, 0.8, 2],
  ['of the same shape', 0.8, 0.8, 1],
  ['tall in a wide box', 0.5, 1, 1],
])('a picture %s', (_, aspect, box, scale) => expect(coverScale(aspect, box)).toBe(scale));

test('pictures as wide as the page give their ratio as a fractional height', () => {
  expect(aspectOf({ width: 1, height: 0.625 })).toBe(1.6);
});
