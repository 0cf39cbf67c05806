import { graphql } from 'gatsby';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/Link';
import { useMounted } from '../../ui/useMounted';
import { onPlainClick } from '../../browser/navigation';
import { hideEarlyHash, isPageHash } from '../../browser/address';
import { watchSheet } from '../../browser/watchSheet';
import * as styles from './Menu.module.css';
import type { Phase } from '../../edition/model/phase';

type Props = ReturnType<typeof menuInPhase<Queries.MenuFragment['groups'][number]>>;

/**
 * The whole navigation on one full-screen sheet. Without JavaScript it opens as the target of its
 * hash, so it closes when a link leads to another hash (docs/decisions/017). Once the app runs, the
 * link becomes a button: the address does not change, and Escape, leaving the sheet and every
 * choice close the sheet.
 */
export function Menu({ errands, groups }: Props) {
  const { t } = useTranslation('common');
  const box = useRef<HTMLDivElement>(null);
  const isLive = useMounted();
  // Whether the menu was opened before the app started. Not used in the first render, which must
  // match the HTML.
  const [isRequested, setRequested] = useState(() => isPageHash(`#${openMenu}`));
  const isOpen = isLive && isRequested;

  useEffect(() => {
    if (isPageHash(`#${openMenu}`)) hideEarlyHash();
  }, []);

  useEffect(() => {
    if (isOpen && box.current !== null) return watchSheet(box.current, () => setRequested(false));
    return undefined;
  }, [isOpen]);

  const asButton = {
    role: 'button',
    'aria-expanded': isOpen,
    onClick: onPlainClick(() => setRequested(!isOpen)),
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
        <MenuLinks links={errands} className={styles.errands} />
        <div className={styles.groups}>
          {groups.map(({ title, links }) => (
            <div key={title}>
              <p className={styles.title}>{title}</p>
              <MenuLinks links={links} className={styles.links} />
            </div>
          ))}
        </div>
      </nav>
    </div>
  );
}

function MenuLinks({
  links,
  className,
}: {
  links: readonly { label: string; to: string }[];
  className: string | undefined;
}) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Space presses a button but does not follow a link. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

/**
 * Ids of the menu's sheet, and of the element whose hash closes it. Anchors in content contain no
 * `_`.
 */
export const openMenu = 'menu_open';
const closedMenu = 'menu_closed';

type PhasedLink = { readonly label: string; readonly to: string };
type Navigation<Group> = {
  readonly main: readonly (PhasedLink & { readonly phases: readonly string[] | null })[];
  readonly groups: readonly Group[];
};

/**
 * Returns the menu in a phase: its main links, and the groups without these links; empty groups are
 * dropped.
 */
export function menuInPhase<Group extends { readonly links: readonly PhasedLink[] }>(
  phase: Phase,
  { main, groups }: Navigation<Group>,
) {
  const errands = main.filter(({ phases }) => phases === null || phases.includes(phase));
  const isErrand = ({ to }: PhasedLink) => errands.some((errand) => errand.to === to);
  return {
    errands,
    groups: groups
      .map((group) => ({ ...group, links: group.links.filter((link) => !isErrand(link)) }))
      .filter(({ links }) => links.length > 0),
  };
}

export const fragment = graphql`
  fragment Menu on Navigation {
    main {
      label(language: $language)
      to
      phases
    }
    groups {
      title(language: $language)
      links {
        label(language: $language)
        to
      }
    }
  }
`;
