import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import { workName, workPath } from './model/workAddress';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import { Picture, type ShownWidths } from '../ui/Picture';
import * as styles from './HungWork.module.css';

type Props = {
  work: {
    slug: string;
    title: string;
    /** The work's years as text. */
    year: string;
    makers: readonly { name: string }[];
    exhibitor: { slug: string; name: string };
    picture: { gatsbyImageData: IGatsbyImageData | null };
  };
  /** The year of the edition. */
  year: number;
  /** Query of the work's link, which names the list that the visitor comes from. */
  list?: string;
  /** Empty if the caption says enough. */
  alt: string;
  widths: ShownWidths;
  /** The work's width for the style sheet of its list: in columns, or in units of the wall. */
  span?: number;
  units?: number;
  /** Whether the widths are only approximate, so that the browser should measure the picture. */
  isMeasured?: boolean;
  /** Width of the widest rendition that is offered, px. */
  maxWidth?: number | undefined;
  isHidden?: boolean;
  /** Further lines of the caption. */
  children?: ReactNode;
};

/**
 * A work in a list with a common ground line: its picture, artists or exhibitor, and its title,
 * which links to its page. The list decides its width.
 */
export function HungWork({
  work,
  year,
  list = '',
  isHidden,
  children,
  span,
  units,
  ...drawn
}: Props) {
  const { slug, title, makers, exhibitor, picture } = work;
  const image = picture.gatsbyImageData;
  const names = makers.map(({ name }) => name).join(', ');
  return (
    <li className={styles.work} data-span={span} data-units={units} hidden={isHidden}>
      {image && <Picture image={image} {...drawn} />}
      <div>
        <p>{withNoBreakSpaces(names || exhibitor.name)}</p>
        <h3>
          <Link to={workPath(year, workName(exhibitor.slug, slug)) + list}>
            {withNoBreakSpaces(title)}
          </Link>
          {`, ${work.year}`}
        </h3>
        {children}
      </div>
    </li>
  );
}
