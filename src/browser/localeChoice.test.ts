import { testRows } from '../../tests/support/testRows';
import { followEarlySwitch, startInChosenLanguage } from './localeChoice';

/** Returns the target of the language switch after a press on a page with this query and hash. */
function pressedAt(search: string, hash: string): string {
  document.body.innerHTML = '<a href="/en/tickets/" data-locale="en"><span>English</span></a>';
  let press: (event: Event) => void;
  const page = {
    document: { cookie: '', addEventListener: (_: string, told: typeof press) => (press = told) },
    location: { search, hash, protocol: 'http:' },
  };
  followEarlySwitch(page as unknown as Window);
  document.querySelector('a')!.addEventListener('click', (event) => {
    press(event);
    event.preventDefault();
  });
  // Pressed twice, as an impatient visitor would.
  for (let time = 0; time < 2; time += 1) document.querySelector('span')!.click();
  expect(page.document.cookie).toContain('i18n_redirected=en; path=/; max-age=31536000');
  return document.querySelector('a')!.href;
}

testRows([
  ['', '', '/en/tickets/'],
  ['?a=1', '', '/en/tickets/?a=1'],
  ['', '#refund', '/en/tickets/#refund'],
  ['?a=1&b=2', '#refund', '/en/tickets/?a=1&b=2#refund'],
  ['?type=artist', '#letter-3', '/en/tickets/?type=artist'],
  ['', '#menu_open', '/en/tickets/'],
])('before the app runs, the switch pressed at %s%s goes to %s', (search, hash, to) => {
  expect(pressedAt(search, hash)).toBe(`http://localhost${to}`);
});

type Visitor = {
  pathname?: string;
  languages?: string[];
  cookie?: string;
  userAgent?: string;
  referrer?: string;
};

/** Returns where a visitor of the root is led; undefined if the page stays. */
function startedAt({ pathname = '/', languages = [], cookie = '', ...who }: Visitor) {
  const { userAgent = 'Firefox', referrer = '' } = who;
  const replace = jest.fn<void, [string]>();
  const later = jest.fn<void, [() => void, number]>();
  const documentElement = { hidden: false };
  startInChosenLanguage({
    location: { pathname, origin: 'https://fair.example', search: '?a=1', hash: '#b', replace },
    navigator: { languages, userAgent },
    document: { cookie, referrer, documentElement },
    setTimeout: later,
  } as unknown as Parameters<typeof startInChosenLanguage>[0]);
  const [to] = replace.mock.calls[0] ?? [];
  // The Russian page is hidden on the way, and comes back if the English one does not come.
  expect(documentElement.hidden).toBe(to !== undefined);
  later.mock.calls[0]?.[0]();
  expect(documentElement.hidden).toBe(false);
  return to;
}

const own = 'https://fair.example/tickets/';
testRows<[Visitor, string | undefined]>([
  [{ languages: ['en-US'] }, '/en/?a=1#b'],
  [{ languages: ['ru-RU', 'en'] }, undefined],
  [{ languages: ['de-DE', 'de', 'en'] }, '/en/?a=1#b'],
  [{ languages: ['de'] }, undefined],
  [{ languages: ['en'], cookie: 'a=b; i18n_redirected=ru' }, undefined],
  [{ languages: ['ru'], cookie: 'i18n_redirected=en; a=b' }, '/en/?a=1#b'],
  [{ languages: ['ru'], cookie: 'my_i18n_redirected=en' }, undefined],
  [{ languages: ['en'], userAgent: 'Googlebot/2.1' }, undefined],
  [{ languages: ['en'], referrer: own }, undefined],
  [{ languages: ['en'], referrer: 'https://fair.example.evil/' }, '/en/?a=1#b'],
  [{ languages: ['en'], pathname: '/tickets/' }, undefined],
])('a visitor of the root, %j, is led to %j', (visitor, to) => expect(startedAt(visitor)).toBe(to));
