import { headersFile } from './securityHeaders';

test('headers are under one path, those of open data under its folders', () => {
  expect(headersFile('b1').match(/^\/.*/gm)).toEqual([
    '/*',
    '/calendar/*',
    '/data/*',
    '/feeds/*',
    '/schedule/*',
  ]);
  expect(headersFile('b1').match(/Access-Control-Allow-Origin: \*/g)).toHaveLength(4);
});

test('every response says which build it is from', () => {
  expect(headersFile('b1')).toMatch(/^\/\*\n(  .+\n)*  Server-Timing: build;desc=b1\n/);
});

test('a saved file has its name in any alphabet, under its own path', () => {
  const file = headersFile('b1', new Map([['/pocket/ru/*', "Ряды 'A' (2031).html"]]));
  expect(file).toMatch(
    /\n\/pocket\/ru\/\*\n {2}Content-Disposition: attachment; filename\*=UTF-8''%D0%A0%D1%8F%D0%B4%D1%8B%20%27A%27%20%282031%29\.html\n$/,
  );
});
