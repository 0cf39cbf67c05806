import { joinCaptions } from './galleryPhotos';

test('each photograph has its own caption, in the order of the files; some have none', () => {
  const files = [{ base: 'a.jpg' }, { base: 'b.jpg' }];
  const captions = [
    { picture: 'b.jpg', credit: 'B' },
    { picture: 'gone.jpg', credit: 'C' },
  ];
  expect(joinCaptions(files, captions)).toEqual([
    { file: files[0] },
    { file: files[1], picture: 'b.jpg', credit: 'B' },
  ]);
});

test('a name with separate accents is the same name', () => {
  const [photo] = joinCaptions(
    [{ base: 'июй'.normalize('NFD') }],
    [{ picture: 'июй'.normalize('NFC'), credit: 'B' }],
  );
  expect(photo).toMatchObject({ credit: 'B' });
});
