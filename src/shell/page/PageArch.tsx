import { graphql } from 'gatsby';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Arch, archBox } from '../../ui/Arch';
import { aspectOf, coverScale, hundredths, type ShownWidths } from '../../ui/Picture';
import * as styles from './PageArch.module.css';

/** Renders the arch of a page's head; null if its YAML has no picture for it. */
export function pageArch({ arch }: Queries.PageArchFragment) {
  const image = arch?.gatsbyImageData;
  return image ? <PageArch image={image} /> : null;
}

/**
 * A picture next to the text of the page's head, in one arch as tall as the text. Below 1024 px the
 * picture shows through a low row of arches instead (docs/look.md, Arch).
 */
function PageArch({ image }: { image: IGatsbyImageData }) {
  return (
    <div className={styles.place}>
      <Arch
        image={image}
        alt=""
        widths={archWidths(aspectOf(image))}
        box={null}
        loading="eager"
        className={styles.arch}
      />
    </div>
  );
}

/**
 * The picture's widths: the page's width behind a row of arches; in wide windows, 30 % of the
 * window, and more if the arch crops the picture at its sides.
 */
function archWidths(aspect: number): ShownWidths {
  const cut = coverScale(aspect, archBox);
  return { 0: '100vw - 2rem', 728: '95.6vw', 1024: `${hundredths(cut * 30)}vw` };
}

export const fragment = graphql`
  fragment PageArch on Page {
    arch {
      # Those of a gallery's pictures, which are often the same photographs, and one for an arch
      # beside few words.
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [236, 412, 560, 720, 1260, 1600])
    }
  }
`;
