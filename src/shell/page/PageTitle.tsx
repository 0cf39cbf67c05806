import { type ReactNode, useContext } from 'react';
import { withNoBreakSpaces } from '../../lib/text';
import { Button } from '../../ui/Button';
import * as styles from './PageTitle.module.css';
import { useTranslation } from 'react-i18next';
import { localize, type Localized } from '../../i18n/locales';
import { Link, LinkContext } from '../../ui/Link';
import * as breadcrumbStyles from './Breadcrumbs.module.css';

/** The page title block (spec §3). One of `titleH1` and `titleFioH1` is the page's only `<h1>`. */
type PageTitleProps = {
  titleH1?: string;
  /** A person's name: slightly smaller, and one word per line on phones. */
  titleFioH1?: string;
  titleH2?: string | null;
  rightText?: string | null;
  /** Target of the button; without `btn` there is no button. */
  path?: string | null;
  btn?: string | null;
  breadcrumbsList?: readonly Breadcrumb[];
  /** The level of the heading: 1, except on a page that has the same text in two languages. */
  headingLevel?: 1 | 2;
  /**
   * For a page that visitors open for a task: less space, and smaller text next to the title
   * (decision 024).
   */
  isCompact?: boolean;
  /** In a grid: in wide windows the title is in the text column, the breadcrumbs above both. */
  isInGrid?: boolean;
  /** Shown at the end of the breadcrumbs' line. */
  breadcrumbsAside?: ReactNode;
  /** A picture next to all the text (PageArch). */
  arch?: ReactNode;
  /** Opening paragraphs next to the arch. */
  introduction?: ReactNode;
  /** On the subtitle's line: links to the same page of other years. */
  children?: ReactNode;
};

/** Matches words too long for any phone's line; without hyphens they would break anywhere. */
const longWord = /[\p{L}\p{N}]{14}/u;
/** Matches words that fit on a phone's line only at the default text size. */
const wideWord = /[\p{L}\p{N}]{9}/u;

/** The head of a page: breadcrumbs, title, and at most one action. */
export function PageTitle({
  titleH1,
  titleFioH1,
  titleH2,
  rightText,
  path,
  btn,
  breadcrumbsList,
  headingLevel = 1,
  isCompact = false,
  isInGrid = false,
  breadcrumbsAside,
  arch,
  introduction,
  children,
}: PageTitleProps) {
  const Heading = `h${headingLevel}` as const;
  const title = titleFioH1 ?? titleH1;
  const hasButton = Boolean(path && btn);
  const hasRight = Boolean(rightText) || hasButton;
  return (
    <header
      className={styles.pageTitle}
      data-compact={isCompact || undefined}
      data-in-grid={isInGrid || undefined}
      data-right={hasRight || undefined}
      data-arch={Boolean(arch) || undefined}
    >
      {breadcrumbsList !== undefined && (
        <div className={styles.top}>
          <Breadcrumbs items={breadcrumbsList} />
          {breadcrumbsAside}
        </div>
      )}
      <div className={styles.titles}>
        <Heading
          className={titleFioH1 === undefined ? styles.title : styles.name}
          data-long={longWord.test(title ?? '') || undefined}
          data-wide={wideWord.test(title ?? '') || undefined}
        >
          {title}
        </Heading>
        {(titleH2 || children) && (
          <div className={styles.under}>
            {titleH2 && <p className={styles.subtitle}>{withNoBreakSpaces(titleH2)}</p>}
            {children}
          </div>
        )}
      </div>
      {arch}
      {hasRight && (
        <div className={styles.right}>
          {rightText && <p>{withNoBreakSpaces(rightText)}</p>}
          {path && btn && <Button to={path}>{btn}</Button>}
        </div>
      )}
      {introduction}
    </header>
  );
}

/** A breadcrumb (spec §3): its label in the page's language, or keyed by locale. */
type Breadcrumb = { label: string | Localized; to?: string };

/** The path from the home page; the last breadcrumb is the page itself and not a link. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  const { locale } = useContext(LinkContext);
  return (
    <nav aria-label={t('breadcrumbs')} className={breadcrumbStyles.breadcrumbs}>
      <ol role="list">
        {items.map(({ label, to }, index) => {
          const words = typeof label === 'string' ? label : localize(label, locale);
          const isLast = index === items.length - 1;
          return (
            <li key={to ?? words}>
              {to === undefined || isLast ? (
                <span aria-current={isLast ? 'page' : undefined}>{words}</span>
              ) : (
                <Link to={to}>{words}</Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
