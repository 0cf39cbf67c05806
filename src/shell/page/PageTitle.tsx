import type { ReactNode } from 'react';
import { withNoBreakSpaces } from '../../lib/noBreakSpaces';
import { Button } from '../../ui/Button';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
import * as styles from './PageTitle.module.css';

/** The page title block (spec §3). One of `titleH1` and `titleFioH1` is the page's only `<h1>`. */
type PageTitleProps = {
  titleH1?: string;
  /** A person's name: set a little smaller, and one word a line on phones. */
  titleFioH1?: string;
  titleH2?: string | null;
  /** A sentence or two beside the title. */
  rightText?: string | null;
  /** Target of the button; without `btn` there is no button. */
  path?: string | null;
  /** Label of the button. */
  btn?: string | null;
  breadcrumbsList?: readonly Breadcrumb[];
  /** 1 except on a page that says the same in two languages. */
  headingLevel?: 1 | 2;
  /** On a page with an errand: smaller spaces and words beside the title (decision 024). */
  isCompact?: boolean;
  /**
   * Within a grid whose last column is for words: in wide windows the title is there, beside the
   * picture, and the breadcrumbs above both.
   */
  isInGrid?: boolean;
  /** At the end of the breadcrumbs' line. */
  beside?: ReactNode;
  /** A picture beside all the words (PageArch). */
  arch?: ReactNode;
  /** Opening paragraphs beside the arch. */
  introduction?: ReactNode;
  /** On the subtitle's line: links to the same page of other years. */
  children?: ReactNode;
};

/** No line of a phone has room for it; without hyphens it would break anywhere. */
const longWord = /[\p{L}\p{N}]{14}/u;
/** A phone has room for it at the usual size of text only. */
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
  beside,
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
          {beside}
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
