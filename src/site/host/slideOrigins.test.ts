import { slideOrigins } from './slideOrigins';

test('origins of frames, videos and pictures are collected once, sorted; own addresses and ajax need none', () => {
  const slides = [
    { type: 'map', src: 'https://maps.example/fair?x=1' },
    { type: 'iframe', src: 'https://a.example:8443/tour/' },
    { type: 'iframe', src: 'https://maps.example/other' },
    { type: 'video', src: 'https://films.example/a.mp4' },
    { type: 'video', src: '/a.mp4' },
    { type: 'image', src: 'https://photos.example/court.jpg' },
    { type: 'image', src: '/court.jpg' },
    { type: 'ajax', src: '/tickets/' },
    { type: 'iframe', src: 'http://plain.example/' },
  ];
  expect(
    slideOrigins([
      { sections: [{ kind: 'gallery', slides }, { kind: 'text' }] },
      { sections: [{ kind: 'gallery' }] },
      {},
    ]),
  ).toEqual({
    frames: ['https://a.example:8443', 'https://maps.example'],
    media: ['https://films.example'],
    pictures: ['https://photos.example'],
  });
});

test('a site without such slides needs no origin', () => {
  expect(slideOrigins([])).toEqual({ frames: [], media: [], pictures: [] });
});
