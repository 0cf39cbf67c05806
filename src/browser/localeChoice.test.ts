import { testRows } from '../../tests/support/testRows';
import { followEarlySwitch } from './localeChoice';

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
