import { graphql } from 'gatsby';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../primitives/Link';
import { useMounted } from '../primitives/useMounted';
import { onPlainClick } from '../services/isPlainClick';
import { hideEarlyHash, isPageHash } from '../services/pageHash';
import { watchSheet } from '../services/watchSheet';
import { closedMenu, openMenu } from './menuPlaces';
import * as styles from './Menu.module.css';

/**
 * The whole navigation on one full-screen sheet. Without JavaScript it opens as the target of its
 * hash, and so closes when a link leads to another hash (docs/decisions/017). Once the app runs,
 * the link becomes a button: the address does not change, and Escape, leaving the sheet and every
 * choice close it.
 */
export function Menu({ navigation }: { navigation: Queries.MenuFragment }) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const isLive = useMounted();
  // Whether it was opened before the app started. Not known in the first render, which must match
  // the HTML.
  const [isAsked, setAsked] = useState(() => isPageHash(`#${openMenu}`));
  const isOpen = isLive && isAsked;

  useEffect(() => {
    if (isPageHash(`#${openMenu}`)) hideEarlyHash();
  }, []);

  useEffect(() => {
    if (isOpen && box.current !== null) return watchSheet(box.current, () => setAsked(false));
    return undefined;
  }, [isOpen]);

  const asButton = {
    role: 'button',
    'aria-expanded': isOpen,
    onClick: onPlainClick(() => setAsked(!isOpen)),
    onKeyDown: pressBySpace,
  };

  return (
    <div
      ref={box}
      id={closedMenu}
      className={styles.menu}
      data-state={isLive ? (isOpen ? 'open' : 'closed') : undefined}
    >
      <a className={styles.control} href={`#${openMenu}`} {...(isLive ? asButton : undefined)}>
        {isOpen ? t('closeMenu') : t('menu')}
      </a>
      {!isLive && (
        <a className={styles.close} href={`#${closedMenu}`}>
          {t('closeMenu')}
        </a>
      )}
      <nav id={openMenu} tabIndex={-1} className={styles.sheet} aria-label={t('siteSections')}>
        <ul role="list" className={styles.main}>
          {navigation.main.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ul role="list" className={styles.more} aria-label={t('moreSections')}>
          {navigation.more.map(({ label, to }) => (
            <li key={label}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Space presses a button but does not follow a link. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

export const fragments = graphql`
  fragment Menu on Navigation {
    main {
      label(language: $language)
      to
    }
    more {
      label(language: $language)
      to
    }
  }
`;
