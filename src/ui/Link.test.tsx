import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderInSite } from '../../tests/support/renderInSite';
import { Link, LinkContext } from './Link';

function renderLink(
  props: ComponentProps<typeof Link>,
  place: Parameters<typeof renderInSite>[1] = {},
) {
  const clicked = jest.fn();
  renderInSite(
    <Link onClick={clicked} {...props}>
      words
    </Link>,
    place,
  );
  return { link: screen.queryByRole('link', { name: 'words' }), clicked };
}

const newTab = { target: '_blank', rel: 'nofollow noopener' };
const thisTab = { target: null, rel: null };

test.each([
  ['a path', '/tickets/', 'ru', '/tickets/', thisTab],
  ['a path', '/tickets/', 'en', '/en/tickets/', thisTab],
  ['a path with a hash', '/tickets#refund', 'en', '/en/tickets/#refund', thisTab],
  ['the home page', '/', 'en', '/en/', thisTab],
  ['a file', '/kit.zip', 'en', '/kit.zip', thisTab],
  ['its own domain', 'https://fair.example/map/', 'ru', 'https://fair.example/map/', thisTab],
  ['mail', 'mailto:a@fair.example', 'ru', 'mailto:a@fair.example', thisTab],
  ['another site', 'https://gallery.example/', 'ru', 'https://gallery.example/', newTab],
] as const)('%s, %s in %s, leads to %s', (_, to, locale, href, attributes) => {
  const { link } = renderLink({ to }, { at: '/elsewhere/', locale });
  for (const [name, value] of Object.entries({ href, ...attributes }))
    expect([name, link?.getAttribute(name)]).toEqual([name, value]);
});

test('a path with target=_blank is localized and opens a new tab with nofollow and noopener', () => {
  const { link } = renderLink({ to: '/map/', target: '_blank' }, { locale: 'en' });
  expect(link).toHaveAttribute('href', '/en/map/');
  expect(link).toHaveAttribute('rel', 'nofollow noopener');
});

test('an unsafe address is plain text', () => {
  expect(renderLink({ to: 'javascript:alert(1)' }).link).toBeNull();
  expect(screen.getByText('words')).toBeInTheDocument();
});

describe('the current page', () => {
  test.each(['', '?stand=C07', '?utm_source=radio#stand-C07'])(
    'with %j only emits a click',
    (suffix) => {
      const place = { at: `/en/map/${suffix}`, locale: 'en' } as const;
      const { link, clicked } = renderLink({ to: '/map/' }, place);
      expect(link).toHaveAttribute('aria-current', 'page');
      const followed = fireEvent.click(link as HTMLElement);
      expect(followed).toBe(false);
      expect(clicked).toHaveBeenCalledTimes(1);
    },
  );

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a click with %j to the browser',
    (keys) => {
      const { link } = renderLink({ to: '/map/' }, { at: '/map/' });
      expect(fireEvent.click(link as HTMLElement, keys)).toBe(true);
    },
  );

  test('with a hash is followed', () => {
    const { link } = renderLink({ to: '/map/#b12' }, { at: '/map/' });
    expect(link).toHaveAttribute('href', '/map/#b12');
    expect(link).not.toHaveAttribute('aria-current');
  });
});

test('an address whose form or ticket has ended is plain text', () => {
  const endedOf = (to: string) => (to === '/press/#accreditation' ? 'now' : undefined);
  const links = (to: string) =>
    renderInSite(
      <LinkContext.Provider value={{ locale: 'en', ownDomains: [], endedOf }}>
        <Link to={to}>words</Link>
      </LinkContext.Provider>,
      { at: '/en/press/' },
    );
  for (const to of ['/press/#accreditation', '#accreditation']) {
    const { unmount } = links(to);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('words')).toHaveAttribute('data-ended', 'now');
    unmount();
  }
  links('/press/#kit');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/press/#kit');
});
