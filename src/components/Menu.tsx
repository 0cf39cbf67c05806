import { useLocation } from '@gatsbyjs/reach-router';
import { graphql } from 'gatsby';
import type { FocusEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../primitives/Link';
import { SharedMarkup } from '../primitives/SharedMarkup';
import { useLinksKey } from '../primitives/useLinksKey';
import * as styles from './Menu.module.css';

/**
 * The whole navigation on one full-screen sheet. It is a `<details>`, so it opens without JavaScript; with it, Escape
 * and leaving the sheet by keyboard close it, and so does arriving at a page.
 */
export function Menu({ navigation }: { navigation: Queries.MenuFragment }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const key = useLinksKey('menu', [...navigation.main, ...navigation.more]);
  return (
    // Keys and focus of the links inside pass through here; the summary is the control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className={styles.menu} key={pathname} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <summary className={styles.summary}>
        <span className={styles.open}>{t('menu')}</span>
        <span className={styles.close}>{t('closeMenu')}</span>
      </summary>
      <SharedMarkup as="nav" className={styles.sheet} aria-label={t('siteSections')} by={key}>
        {() => (
          <>
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
          </>
        )}
      </SharedMarkup>
    </details>
  );
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  if (event.key !== 'Escape' || !event.currentTarget.open) return;
  event.currentTarget.open = false;
  event.currentTarget.querySelector('summary')?.focus();
}

function closeOnLeaving(event: FocusEvent<HTMLDetailsElement>) {
  const goesTo = event.relatedTarget;
  if (goesTo !== null && !event.currentTarget.contains(goesTo)) event.currentTarget.open = false;
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
