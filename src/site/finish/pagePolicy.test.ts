import { testRows } from '../../../tests/support/testRows';
import {
  collectInline,
  formTargets,
  securityPolicy,
  slideOrigins,
  withPolicy,
  lightboxStyle,
} from './pagePolicy';

const empty = () => ({ scripts: new Set<string>(), styles: new Set<string>() });

test('inline scripts and styles are collected once; data, files and templates are not', () => {
  const hashes = empty();
  const page =
    '<script>a()</script><style>p{}</style><script type="application/ld+json">{}</script><script src="/x.js"></script>' +
    '<template id="t"><script>b()</script></template>';
  expect(collectInline(page, hashes)).toBeUndefined();
  expect(collectInline(page, hashes)).toBeUndefined();
  // echo -n 'a()' | openssl dgst -sha256 -binary | base64
  expect([...hashes.scripts]).toEqual(["'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='"]);
  expect(hashes.styles.size).toBe(1);
});

test('text inside a script that looks like an element or an attribute is ignored', () => {
  const hashes = empty();
  expect(
    collectInline('<script>write("<style>p{}</style><p onclick=x>")</script><p>', hashes),
  ).toBeUndefined();
  expect(hashes.scripts.size).toBe(1);
  expect(hashes.styles.size).toBe(0);
});

testRows(['<p style="color:red">', '<a href="/" onclick="x()">', '<img\nonerror="x()">'])(
  '%s is detected',
  (html) => {
    expect(collectInline(html, empty())).toBeDefined();
  },
);

test('words that look like attributes are not', () => {
  expect(
    collectInline('<p>style="x" and onclick="y"</p><meta name="a" content="b">', empty()),
  ).toBeUndefined();
});

test('the policy contains hashes and configured origins and nothing unsafe', () => {
  const policy = securityPolicy(
    { scripts: new Set(["'sha256-a='"]), styles: new Set(["'sha256-b='"]) },
    { services: ['https://w.example'], styles: ['p{}'] },
  );
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a=' https://w.example;");
  expect(policy).toContain("style-src 'self' 'sha256-");
  expect(policy).toContain('frame-src https://w.example;');
  expect(policy).not.toContain('unsafe');
  expect(securityPolicy(empty(), {})).not.toContain('frame-src');
  expect(securityPolicy(empty(), {})).toContain("form-action 'self';");
  expect(
    securityPolicy(empty(), {
      leads: ['https://l.example'],
      targets: ['https://l.example', 'https://a.example'],
    }),
  ).toContain("form-action 'self' https://l.example https://a.example;");
});

const page = '<head><meta charSet="utf-8"/><style>p{}</style></head><p>';

test('a page has its policy before what it governs, once, however often it is finished', () => {
  const finished = withPolicy(page, {});
  expect(finished).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]*'sha256-[^"]*"\/><style>/,
  );
  expect(withPolicy(finished, {})).toBe(finished);
});

test('a page with a handler is refused, and the message names it', () => {
  expect(() => withPolicy(`${page}<a onclick="x()">`, {})).toThrow('<a onclick=');
});

test('the origins of slides are allowed for frames, videos and pictures only', () => {
  const slides = {
    frames: ['https://maps.example'],
    media: ['https://films.example'],
    pictures: ['https://photos.example'],
  };
  const policy = securityPolicy(empty(), { services: ['https://w.example'], slides });
  expect(policy).toContain('frame-src https://w.example https://maps.example;');
  expect(policy).toContain("media-src 'self' https://films.example;");
  expect(policy).toContain("img-src 'self' data: https://w.example https://photos.example;");
  expect(policy).toContain("script-src 'self' https://w.example;");
  expect(policy.match(/maps|films/g)).toHaveLength(2);
  // An origin that is both configured and used in slides must appear only once.
  expect(
    securityPolicy(empty(), {
      services: ['https://w.example'],
      slides: { ...slides, frames: ['https://w.example'] },
    }),
  ).toContain('frame-src https://w.example;');
});

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

test('a form can redirect to the site’s own domain and to the sites that forms name, each once', () => {
  expect(
    formTargets('fair.example', [{}, { redirectUrl: '/thanks/' }, { redirectUrl: null }]),
  ).toEqual(['https://fair.example']);
  const forms = [
    'https://fair.example/thanks/',
    'https://account.fair.example/?a=1',
    'https://account.fair.example/',
  ].map((redirectUrl) => ({ redirectUrl }));
  expect(formTargets('fair.example', forms)).toEqual([
    'https://account.fair.example',
    'https://fair.example',
  ]);
});

test('a form leads to the ticket provider, unless that is the site’s own stand-in', () => {
  const office = (page: string) =>
    formTargets('fair.example', [], {
      ticketWidget: { script: '', clientKey: '', regionId: 213, page },
    });
  expect(office('https://tickets.example/fair/?id=7')).toContain('https://tickets.example');
  expect(office('/ticket-office/')).toEqual(['https://fair.example']);
});

test('the library’s style is extracted whole', () => {
  const style = lightboxStyle();
  expect(style).toMatch(/^\.fslightbox-absoluted\{/);
  expect(style).toMatch(/\}$/);
  expect(style.length).toBeGreaterThan(500);
});
