import { testRows } from '../../../tests/support/testRows';
import { nginxFiles, type HeaderRule, type RedirectRule } from './nginx';

const everywhere = /^\/?(.*)\/?$/iu;

function written(redirects: RedirectRule[], headers: HeaderRule[] = []) {
  return nginxFiles({
    redirects,
    headers,
    types: new Map([
      ['html', 'text/html'],
      ['css', 'text/css'],
      ['webp', 'image/webp'],
    ]),
    root: '/var/www/fair/public',
    images: '127.0.0.1:9401',
    cache: '/var/cache/fair-pictures',
  });
}

testRows<[string, RedirectRule, string]>([
  [
    'for good',
    { from: '/programme/', to: '/program/', status: 301 },
    'rewrite "^/programme/?$" "/program/" permanent;',
  ],
  [
    'for a while',
    { from: '/buy/', to: '/tickets/', status: 302 },
    'rewrite "^/buy/?$" "/tickets/" redirect;',
  ],
  [
    'with a placeholder',
    { from: '/old/:year/:slug/', to: '/new/:slug/:year/', status: 301 },
    'rewrite "^/old/([^/]+)/([^/]+)/?$" "/new/$2/$1/" permanent;',
  ],
  [
    'a folder',
    { from: '/news/*', to: '/press/:splat', status: 301 },
    'rewrite "^/news(?:/(.*))?$" "/press/$1" permanent;',
  ],
  [
    'to another site',
    { from: '/chat/', to: 'https://t.me/fair', status: 301 },
    'rewrite "^/chat/?$" "https://t.me/fair" permanent;',
  ],
  [
    'to a place on a page, behind the query',
    { from: '/when/:day/', to: '/program/#:day', status: 301 },
    'return 301 "/program/$is_args$args#$1";',
  ],
  ['by another status', { from: '/a.b/', to: '/c/?d=1', status: 307 }, 'return 307 "/c/?d=1";'],
  [
    'the same page under another address',
    { from: '/_old/*', to: '/_Old/:splat', status: 200 },
    'rewrite "^/_old(?:/(.*))?$" "/_Old/$1" last;',
  ],
  [
    'gone',
    { from: '/lottery/', to: '/410.html', status: 410 },
    'if ($uri ~ "^/lottery/?$") {\n    set $fair_page "/410.html";\n    return 410;\n  }',
  ],
  [
    'the screen of a failure',
    { from: '/500/', to: '/500.html', status: 500 },
    'if ($uri ~ "^/500/?$") {\n    set $fair_failure "/500.html";\n    return 500;\n  }',
  ],
])('a redirect as nginx has it: %s', (_, rule, lines) => {
  expect(written([rule]).server).toContain(lines);
});

test('special characters in an address are escaped', () => {
  const { server } = written([{ from: '/a.b+c/', to: '/x/', status: 301 }]);
  expect(server).toContain('"^/a\\.b\\+c/?$"');
});

test('nginx does not encode captures behind a hash, so only plain letters are accepted', () => {
  const { server } = written([{ from: '/when/:day/', to: '/program/#:day', status: 301 }]);
  expect(server).toContain('if ($uri ~ "^/when/([\\w.~-]+)/?$")');
});

test('rules keep their order', () => {
  const { server } = written([
    { from: '/news/one/', to: '/1/', status: 301 },
    { from: '/news/*', to: '/press/', status: 301 },
  ]);
  expect(server.indexOf('/news/one')).toBeLessThan(server.indexOf('/news(?:'));
});

testRows<[string, RedirectRule]>([
  ['is forced', { from: '/x/', to: '/y/', status: 301, force: true }],
  ['conditions', { from: '/x/', to: '/y/', status: 301, conditions: { Country: ['ru'] } }],
  ['conditions', { from: '/x/', to: '/y/', status: 301, query: { id: ':id' } }],
  ['another site', { from: '/x/*', to: 'https://api.example/:splat', status: 200 }],
  ['the status 418', { from: '/x/', to: '/y/', status: 418 }],
  ['dollar', { from: '/x/', to: '/y$1/', status: 301 }],
])('what nginx cannot be told is named: %s', (why, rule) => {
  expect(() => written([rule])).toThrow(/the rule from \/x\//);
  expect(() => written([rule])).toThrow(why);
});

test('a header with a dollar sign, which nginx would read as a variable, is rejected', () => {
  const headers = ['free', 'costs $5'].map((value, index) => ({
    for: '/*',
    forRegExp: everywhere,
    values: { [index === 0 ? 'X-A' : 'x-a']: value },
  }));
  expect(() => written([], headers)).toThrow('X-A');
});

test('a header of all responses is a line; the last rule wins, whatever its case', () => {
  const { http, server } = written(
    [],
    [
      { for: '/*', forRegExp: everywhere, values: { 'X-Frame-Options': 'SAMEORIGIN' } },
      { for: '/*', forRegExp: everywhere, values: { 'x-frame-options': 'DENY' } },
    ],
  );
  expect(server.match(/add_header X-Frame-Options.*/gi)).toEqual([
    'add_header X-Frame-Options "DENY" always;',
  ]);
  expect(http).not.toMatch(/frame/i);
});

test('a header that depends on the path is a map, from the last rule to the first', () => {
  const { http, server } = written(
    [],
    [
      { for: '/*', forRegExp: everywhere, values: { 'Cache-Control': 'no-cache' } },
      {
        for: '/static/*',
        forRegExp: /^\/static\/?(.*)\/?$/iu,
        values: { 'Cache-Control': 'immutable' },
      },
    ],
  );
  expect(server).toContain('add_header Cache-Control $fair_cache_control always;');
  expect(http).toContain(
    [
      'map $uri $fair_cache_control {',
      '  default "";',
      String.raw`  "~*^\/static\/?(.*)\/?$" "immutable";`,
      String.raw`  "~*^\/?(.*)\/?$" "no-cache";`,
      '}',
    ].join('\n'),
  );
});

test('an address that cannot be decoded gets the 404 page in its language', () => {
  const { http } = written([{ from: '/en/*', to: '/en/404.html', status: 404 }]);
  expect(http).toContain(String.raw`"~^\S+ /en[/ ?]" "/en/404.html";`);
});

test('doubled slashes redirect to single ones, except inside an address of /_ipx/', () => {
  const { server } = written([]);
  expect(server).toMatch(/if \(\$request_uri ~ .*\) \{\n {2}rewrite \S+ \$1 permanent;/);
  const [, pattern = ''] = /\$request_uri ~ "(.*)"/.exec(server) ?? [];
  const isDoubled = new RegExp(pattern);
  for (const address of ['/en//contacts/', '//tickets/', '//', '//_ipx/x'])
    expect(address).toMatch(isDoubled);
  for (const address of ['/', '/en/contacts/', '/?a=//b', '/_ipx/w_360/https://fair.example/a.jpg'])
    expect(address).not.toMatch(isDoubled);
});

test('texts are compressed and in UTF-8, pictures are unchanged', () => {
  const { server } = written([]);
  expect(server).toContain('  image/webp webp;');
  expect(server).toContain('gzip_types text/css;');
  expect(server).toContain('charset_types text/css;');
});

test('pictures at /_ipx/ are cached and limited, with a timeout', () => {
  const { http, server } = written([]);
  expect(http).toContain('proxy_cache_path "/var/cache/fair-pictures" ');
  expect(http).toContain(' max_size=1g ');
  const [, location = ''] = /location \^~ \/_ipx\/ \{\n([^}]*)\}/.exec(server) ?? [];
  for (const line of [
    'proxy_pass http://127.0.0.1:9401;',
    'proxy_cache fair_pictures;',
    'proxy_read_timeout 30s;',
    'limit_conn fair_pictures_at_once 64;',
    'limit_conn fair_pictures_of_visitor 32;',
  ])
    expect(location).toContain(`  ${line}\n`);
});
