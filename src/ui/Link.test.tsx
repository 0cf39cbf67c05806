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

describe('a path of the site', () => {
  test.each([
    ['/tickets/', 'ru', '/tickets/'],
    ['/tickets/', 'en', '/en/tickets/'],
    ['/tickets#refund', 'en', '/en/tickets/#refund'],
    ['/', 'en', '/en/'],
  ] as const)('%s in %s leads to %s in this tab', (to, locale, href) => {
    const { link } = renderLink({ to }, { at: '/elsewhere/', locale });
    expect(link).toHaveAttribute('href', href);
    expect(link).not.toHaveAttribute('target');
    expect(link).not.toHaveAttribute('rel');
  });

  test('with target=_blank is localized and opens a new tab with nofollow and noopener', () => {
    const { link } = renderLink({ to: '/map/', target: '_blank' }, { locale: 'en' });
    expect(link).toHaveAttribute('href', '/en/map/');
    expect(link).toHaveAttribute('rel', 'nofollow noopener');
  });

  test('a file is not localized', () => {
    expect(renderLink({ to: '/kit.zip' }, { locale: 'en' }).link).toHaveAttribute(
      'href',
      '/kit.zip',
    );
  });
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

describe('other addresses', () => {
  test('an outside address opens a new tab with nofollow and noopener', () => {
    const { link } = renderLink({ to: 'https://gallery.example/' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'nofollow noopener');
  });

  test("the site's own domain stays in the tab", () => {
    const { link } = renderLink({ to: 'https://fair.example/map/' });
    expect(link).toHaveAttribute('href', 'https://fair.example/map/');
    expect(link).not.toHaveAttribute('target');
  });

  test('mail stays in the tab', () => {
    expect(renderLink({ to: 'mailto:a@fair.example' }).link).not.toHaveAttribute('target');
  });

  test('an unsafe address is plain text', () => {
    expect(renderLink({ to: 'javascript:alert(1)' }).link).toBeNull();
    expect(screen.getByText('words')).toBeInTheDocument();
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
