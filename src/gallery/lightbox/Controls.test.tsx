import { screen } from '@testing-library/react';
import { renderInSite } from '../../../tests/support/renderInSite';
import { Toolbar } from './Controls';

test.each([
  ['a slide that the visitor turns to is announced', false, 'polite'],
  ['a slideshow is not announced', true, 'off'],
])('%s', (_, isPlaying, live) => {
  renderInSite(
    <Toolbar
      slide={{ src: '/a.jpg', type: 'image', alt: 'a' }}
      index={1}
      count={5}
      scale={1}
      isPlaying={isPlaying}
      onPlay={jest.fn()}
      onZoom={jest.fn()}
      onClose={jest.fn()}
    />,
  );
  expect(screen.getByText('2 из 5')).toHaveAttribute('aria-live', live);
});
