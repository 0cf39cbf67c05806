import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../edition/usePhase';
import { isAskable } from '../works/model/availability';
import { askAbout, workAnchor, workName, workPath } from '../works/model/workAddress';
import { workSpans } from '../works/model/workSpans';
import { ToScale } from '../works/ToScale';
import { captionText, type WorkCaption } from '../works/model/workCaption';
import { useWorkCaption } from '../works/useWorkCaption';
import { WorkWords } from '../works/WorkWords';
import { Gallery } from '../gallery/Gallery';
import { GalleryTrigger } from '../gallery/GalleryTrigger';
import { pictureSlide } from '../gallery/slide';
import { StarButton } from '../stars/StarButton';
import { withNoBreakSpaces } from '../lib/noBreakSpaces';
import { Link } from '../ui/Link';
import { Picture } from '../ui/Picture';
import { aspectOf, hundredths, type ShownWidths } from '../ui/pictureSizes';
import * as styles from './ExhibitorWorks.module.css';

type Props = {
  exhibitor: Queries.ExhibitorWorksFragment;
  ask: string | null;
  /** The fair of that year; null if its file does not exist yet. */
  edition: Queries.WorksEditionFragment | null;
};

/** The works on a common ground line, in proportion to each other; nothing without works. */
export function ExhibitorWorks({ exhibitor, ask, edition }: Props) {
  const { t } = useTranslation('exhibitors');
  const isOver = useIsOver(edition);
  const captionOf = useWorkCaption(isOver ? edition?.lastDayInWords : undefined);
  const { works } = exhibitor;
  if (works === null) return null;
  const other = works.find(isAskable);
  const spans = workSpans(works.map(({ size }) => size?.width));
  // In medium windows two works to a line, because a sixth of the width is too small for a picture.
  const isPaired = spans.includes(2);
  const shown = works.flatMap((work, index) => {
    const image = work.picture.gatsbyImageData;
    return image ? [{ work, image, span: spans[index] ?? 4, caption: captionOf(work) }] : [];
  });
  const slides = shown.map(({ work: { alt }, image, caption }, index) =>
    pictureSlide(image, {
      alt,
      caption: captionText(caption),
      downloadName: `work-${index + 1}`,
    }),
  );
  return (
    <section id="works" className={styles.works}>
      <h2 className={styles.title}>{t('works')}</h2>
      <Gallery id="works" slides={slides}>
        <div className={styles.wall}>
          {shown.map(({ work, image, span, caption }, index) => (
            <figure
              key={work.slug}
              id={workAnchor(work.slug)}
              className={styles.work}
              data-span={span}
            >
              <div className={styles.frame}>
                <GalleryTrigger index={index} className={styles.trigger}>
                  <Picture
                    image={image}
                    alt={work.alt}
                    widths={workWidths(aspectOf(image), index, span, isPaired)}
                    className={styles.picture}
                  />
                </GalleryTrigger>
              </div>
              <Caption
                caption={caption}
                work={work}
                to={workPath(exhibitor.year, workName(exhibitor.slug, work.slug))}
              >
                <div className={styles.acts}>
                  {ask !== null && <Asking work={work} ask={ask} other={other?.slug} />}
                  <StarButton
                    kind="work"
                    year={exhibitor.year}
                    slug={workName(exhibitor.slug, work.slug)}
                    name={caption.title}
                  />
                </div>
              </Caption>
            </figure>
          ))}
        </div>
      </Gallery>
    </section>
  );
}

type Work = NonNullable<Queries.ExhibitorWorksFragment['works']>[number];
type CaptionProps = { caption: WorkCaption; work: Work; to: string; children: ReactNode };

/** The caption below a work, and its drawing to scale next to a person. */
function Caption({ caption, work: { availability, toScale }, to, children }: CaptionProps) {
  const { artists, title } = caption;
  return (
    <figcaption>
      {artists !== undefined && <p>{withNoBreakSpaces(artists)}</p>}
      <p className={styles.name}>
        <Link to={to}>{withNoBreakSpaces(title)}</Link>
      </p>
      <WorkWords caption={caption} availability={availability} />
      {children}
      {toScale && <ToScale {...toScale} />}
    </figcaption>
  );
}

type AskingProps = {
  work: { slug: string; availability: string | null };
  ask: string;
  /** The first work that can still be asked about. */
  other: string | undefined;
};

/** The link to ask about a work; for a sold one, about the others (decision 033). */
function Asking({ work, ask, other }: AskingProps) {
  const { t } = useTranslation('exhibitors');
  if (isAskable(work)) {
    return <Link to={askAbout(ask, work.slug)}>{t('ask')}</Link>;
  }
  return work.availability === 'sold' && other !== undefined ? (
    <Link to={`#${workAnchor(other)}`}>{t('otherWorks')}</Link>
  ) : null;
}

/** Fractions of a phone's width that works take in turn, for rhythm. */
const sharesOnPhones = [1, 0.66, 0.74];

/** Widths by the wall's columns (CSS module); a work is at most nine tenths of the window high. */
function workWidths(aspect: number, index: number, span: number, isPaired: boolean): ShownWidths {
  const share = sharesOnPhones[index % 3] ?? 1;
  const upTo = (width: string) => `min(${width},${hundredths(aspect * 90)}vh)`;
  const columns = (count: number) => upTo(`${hundredths(8.13 * count - 2)}vw`);
  return {
    0: upTo(`${share}*(100vw - 2rem)`),
    728: upTo(`${hundredths(share * 95.6)}vw`),
    768: columns(isPaired ? 6 : span),
    1024: columns(span),
  };
}

export const fragment = graphql`
  fragment ExhibitorWorks on Exhibitor {
    year
    slug
    works {
      slug
      alt(language: $language)
      size {
        width
      }
      availability
      ...WorkCaption
      toScale {
        ...ToScale
      }
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
      }
    }
  }
`;
