import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { HungWork } from './HungWork';
import { aspectOf, hundredths, type ShownWidths } from '../ui/Picture';
import * as styles from './WorkLine.module.css';

type Work = Queries.LinedWorkFragment;

/**
 * Works on a common ground line, each as wide as its span and with a link to its page; in narrow
 * windows the line scrolls sideways (look: rows).
 */
export function WorkLine({ works }: { works: readonly Work[] }) {
  const columns = works.reduce((sum, { size }) => sum + columnsOf(size), 0);
  return (
    <ul role="list" className={styles.works}>
      {works.map((work) => (
        <HungWork
          key={`${work.exhibitor.year}/${work.exhibitor.slug}/${work.slug}`}
          work={work}
          year={work.exhibitor.year}
          alt={work.alt}
          span={wallSpan(work.size)}
          widths={widthsOf(columnsOf(work.size), columns, work.picture.gatsbyImageData)}
        />
      ))}
    </ul>
  );
}

/** The height in WorkLine.module.css, rem. */
const maxHeightRem = 30;

/** The number of columns in WorkLine.module.css that a work spans. */
const columnsOf = (size: Work['size']) => wallSpan(size) + 1;

/**
 * The widths of WorkLine.module.css: a share of the window while the line scrolls, then of its
 * columns; the height limits tall works.
 */
function widthsOf(own: number, all: number, image: IGatsbyImageData | null): ShownWidths {
  const tall = `${hundredths(maxHeightRem * (image === null ? 1 : aspectOf(image)))}rem`;
  return {
    0: `min(${tall},${14 * own}vw)`,
    640: `min(${tall},${7.5 * own}vw)`,
    1024: `min(${tall},${7 * own}rem,${hundredths((96 * own) / all)}vw)`,
  };
}

/**
 * Ratio of width to height below which a work is tall: it gets fewer columns, because it would be
 * too high otherwise.
 */
const tall = 0.7;

/**
 * Returns the span of a work in a row of works (WorkLine.module.css), by its width in cm: two to
 * five, so that a big work looks bigger than a small one and the smallest is still visible; three
 * without measures.
 */
export function wallSpan(size: { width: number; height: number } | null): 2 | 3 | 4 | 5 {
  if (size === null) return 3;
  const { width, height } = size;
  const reach = width / height < tall ? width * 0.7 : width;
  if (reach <= 50) return 2;
  if (reach <= 110) return 3;
  return reach <= 190 ? 4 : 5;
}

export const fragment = graphql`
  fragment LinedWork on Work {
    slug
    alt(language: $language)
    title(language: $language)
    makers {
      name(language: $language)
    }
    year: yearsText(language: $language)
    size {
      height
      width
    }
    exhibitor {
      year
      slug
      name(language: $language)
    }
    picture {
      gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], breakpoints: [180, 284, 496, 868])
    }
  }
`;
