import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { withNoBreakSpaces } from '../lib/noBreakSpaces';
import { Arch, archBox } from '../primitives/Arch';
import { Button } from '../primitives/Button';
import { aspectOf, coverScale, hundredths, type ShownWidths } from '../primitives/pictureSizes';
import { Prose } from '../primitives/Prose';
import { Breadcrumbs, type Breadcrumb } from './Breadcrumbs';
import * as styles from './PageTitle.module.css';

/** The page title block (spec §3). One of `titleH1` and `titleFioH1` is the page's only `<h1>`. */
export type PageTitleProps = {
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
  /** At the end of the breadcrumbs' line. */
  beside?: ReactNode;
  /** A picture under an arch as tall as all the words, on phones through a low row of arches. */
  arch?: IGatsbyImageData | null | undefined;
  /** Opening paragraphs beside the arch. */
  introduction?: string | null;
  /** On the subtitle's line: links to the same page of other years. */
  children?: ReactNode;
};

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
  beside,
  arch,
  introduction = null,
  children,
}: PageTitleProps) {
  const Heading = `h${headingLevel}` as const;
  const hasButton = Boolean(path && btn);
  const hasRight = Boolean(rightText) || hasButton;
  return (
    <header
      className={styles.pageTitle}
      data-compact={isCompact || undefined}
      data-right={hasRight || undefined}
      data-arch={arch != null || undefined}
    >
      {breadcrumbsList !== undefined && (
        <div className={styles.top}>
          <Breadcrumbs items={breadcrumbsList} />
          {beside}
        </div>
      )}
      <div className={styles.titles}>
        <Heading className={titleFioH1 === undefined ? styles.title : styles.name}>
          {titleFioH1 ?? titleH1}
        </Heading>
        {(titleH2 || children) && (
          <div className={styles.under}>
            {titleH2 && <p className={styles.subtitle}>{withNoBreakSpaces(titleH2)}</p>}
            {children}
          </div>
        )}
      </div>
      {arch && (
        <div className={styles.place}>
          <Arch
            image={arch}
            alt=""
            widths={archWidths(aspectOf(arch))}
            box={null}
            loading="eager"
            className={styles.arch}
          />
        </div>
      )}
      {hasRight && (
        <div className={styles.right}>
          {rightText && <p>{withNoBreakSpaces(rightText)}</p>}
          {path && btn && <Button to={path}>{btn}</Button>}
        </div>
      )}
      {introduction !== null && <Prose text={introduction} className={styles.introduction} />}
    </header>
  );
}

/** The whole width, which a wide row of arches needs; then a third of it. */
function archWidths(aspect: number): ShownWidths {
  const cut = coverScale(aspect, archBox);
  return { 0: '100vw - 2rem', 728: '95.6vw', 1024: `${hundredths(cut * 30)}vw` };
}
