import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { picture } from '../../../tests/content/baseContent';
import { digestOfTree, editorOfTests, type TestRequest } from './testing/editorOfTests';

jest.setTimeout(60_000);

const every = process.env['FAIR_FULL'] === undefined ? 6 : 1;
const files = [
  '../secret.yaml',
  'pages/../../secret.yaml',
  'pages/../../../../../../etc/passwd',
  'pages/..%2f..%2fsecret.yaml',
  '/etc/passwd',
  '2025/exhibitors/../index.yaml',
  '2025/exhibitors/gips/../../../../secret.yaml',
  '..\\secret.yaml',
  'pages/..\\..\\secret.yaml',
  'C:\\secret.yaml',
  'pages/bare.yaml\0.jpg',
  'pages/bare.yaml/',
  'pages//bare.yaml',
  './site.yaml',
  'pages/.hidden.yaml',
  'pages/linked.yaml',
  'pages/linked/secret.yaml',
  '2025/exhibitors/linked/index.yaml',
  'pages/none.yaml',
  'pages/constructor',
  'pages/constructor.yaml',
  '__proto__',
  '',
];
const names = ['../../secret.jpg', '..\\a.jpg', '/etc/a.jpg', 'a\0.jpg', '.jpg', 'index.yaml'];

type Hostile = [to: string, asked?: TestRequest];

/** Paths × methods × headers that only the page may use, or not even the page. */
async function hostile(base: string, port: string): Promise<Hostile[]> {
  const photo = await picture(800, 600);
  const own = `127.0.0.1:${port}`;
  const api = (name: string) => `${base}api/${name}`;
  const change = (file: string) => JSON.stringify({ file, digest: 'x', value: { canary: 'gone' } });
  const good = change('pages/bare.yaml');
  const named = (file: string) => `file=${encodeURIComponent(file)}`;
  const post = (body: string | Uint8Array, headers = {}) => ({ method: 'POST', body, headers });
  const gips = named('2025/exhibitors/gips/index.yaml');
  const strangers: NonNullable<TestRequest['headers']>[] = [
    { Host: 'fair.example' },
    { Host: `fair.example:${port}` },
    { Host: '127.0.0.1' },
    { Host: `127.0.0.1:${Number(port) + 1}` },
    { Host: `127.0.0.1.evil.example:${port}` },
    { Host: `0.0.0.0:${port}` },
    { Host: `[::1]:${port}` },
    { Host: `LOCALHOST:${port}@evil.example` },
    { Host: 'localhost' },
    { Origin: 'http://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: `https://${own}` },
    { Origin: `http://localhost:${port}` },
    { Origin: `http://${own}.evil.example` },
    { Origin: [`http://${own}`, 'http://evil.example'] },
  ];
  const half = base.slice(0, base.length / 2);
  const wrong = [
    '/',
    '/api/records',
    `${half}/`,
    `//${own}${base}`,
    base.slice(0, -1),
    `http://${own}${base}api/records`,
  ];
  const outside = [
    '../../secret.yaml',
    'ui/../server/say.ts',
    'ui/..%2fserver%2fsay.ts',
    'ui/%2e%2e/protocol.ts',
    'ui//etc/passwd',
    'ui/',
    'ui/..',
    'api/',
    'api/constructor',
    'api/__proto__',
    'ui/react.module.js/x',
    '%',
  ];
  return [
    ...files.flatMap((file): Hostile[] => [
      [api(`record?${named(file)}`)],
      [api('check'), post(change(file))],
      [api('save'), post(change(file))],
      [api(`picture?${named(file)}&name=a.jpg`), post(photo)],
      [`${base}picture?${named(file)}&name=secret.yaml`],
    ]),
    ...names.flatMap((name): Hostile[] => [
      [api(`picture?${gips}&name=${encodeURIComponent(name)}`), post(photo)],
      [`${base}picture?${gips}&name=${encodeURIComponent(name)}`],
    ]),
    ...strangers.flatMap((headers): Hostile[] => [
      [api('records'), { headers }],
      [api('save'), post(good, headers)],
    ]),
    ...wrong.flatMap((to): Hostile[] => [[to], [to, post(good)]]),
    ...outside.map((name): Hostile => [base + name]),
    ...['HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'].map((method): Hostile => [
      api('save'),
      { method, body: method === 'PUT' ? good : '' },
    ]),
    [api('save')],
    [api('records'), post('{}')],
    [api('save'), post('x'.repeat(1_000_001))],
    [api('save'), post(`{"file":"pages/bare.yaml","value":${'['.repeat(100_000)}`)],
    [api('save'), post('{"__proto__":{"file":"pages/bare.yaml"}}')],
    [api('picture?'), post(new Uint8Array(40_000_001))],
    ...[
      ['speaker', '2025', '../../x'],
      ['speaker', '2025', 'linked'],
      ['exhibitor', '2025', 'linked'],
      ['fair', '2027', '--yes'],
      ['fair', '2027', '--yes', '--name-ru=x', '--name-en=x'],
      ['edition', '../2027'],
      ['--help'],
    ].map((args): Hostile => [api('new'), post(JSON.stringify({ args }))]),
    [api('new'), post('{"args":[7]}')],
    [api('hand-in'), post('{"files":["../secret.yaml"],"message":7}')],
  ];
}

test('hostile requests read and write nothing', async () => {
  const editor = await editorOfTests();
  const link = (to: string, from: string) => symlinkSync(to, path.join(editor.contentRoot, from));
  link(path.join(editor.place, 'secret.yaml'), 'pages/linked.yaml');
  link(editor.place, 'pages/linked');
  link(editor.place, '2025/exhibitors/linked');
  link(path.join(editor.place, 'nowhere'), '2025/speakers/linked');
  try {
    const before = digestOfTree(editor.place);
    const all = await hostile(editor.base, editor.port);
    expect(all.length).toBeGreaterThanOrEqual(200);
    for (const [to, options] of all.filter((_, index) => index % every === 0)) {
      const description = `${options?.method ?? 'GET'} ${to} ${JSON.stringify(options?.headers ?? {})}`;
      const { status, bytes } = await editor
        .send(to, options)
        .catch(() => ({ status: 400, bytes: '' }));
      const isRefused = status >= 400 && status < 500;
      expect([description, isRefused, `${bytes}`.includes('7f3a')]).toEqual([
        description,
        true,
        false,
      ]);
    }
    expect(digestOfTree(editor.place)).toBe(before);
  } finally {
    await editor.remove();
  }
});
