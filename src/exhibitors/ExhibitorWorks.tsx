import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../edition/useFairTime';
import { isAskable } from '../works/model/sale';
import { askAbout, workAnchor, workName, workPath } from '../works/model/workAddress';
import { queryOfList } from '../works/model/workList';
import { workSpans } from '../works/model/wallWidths';
import { ToScale, WorkWords } from '../works/WorkWords';
import { captionText, type WorkCaption } from '../works/model/workCaption';
import { useWorkCaption } from '../works/useWorkCaption';
import { Gallery, GalleryTrigger } from '../gallery/Gallery';
import { pictureSlide } from '../gallery/slide';
import { StarButton } from '../stars/StarButton';
import { withNoBreakSpaces } from '../lib/text';
import { Link } from '../ui/Link';
import { Picture, aspectOf, hundredths, type ShownWidths } from '../ui/Picture';
import * as styles from './ExhibitorWorks.module.css';

type Props = {
  exhibitor: Queries.ExhibitorWorksFragment;
  ask: string | null;
  /** The fair of the works' year; null if its file does not exist yet. */
  edition: Queries.WorksEditionFragment | null;
};

/**
 * The works on a common ground line, in proportion; a single work is sized for the first screen.
 */
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
  const worksWithPicture = works.flatMap((work, index) => {
    const image = work.picture.gatsbyImageData;
    return image ? [{ work, image, span: spans[index] ?? 4, caption: captionOf(work) }] : [];
  });
  const isAlone = works.length === 1;
  const slides = worksWithPicture.map(({ work: { alt }, image, caption }, index) =>
    pictureSlide(image, {
      alt,
      caption: captionText(caption),
      downloadName: `work-${index + 1}`,
    }),
  );
  return (
    <section id="works" className={isAlone ? styles.alone : styles.works}>
      <h2 className={isAlone ? 'visually-hidden' : styles.title}>{t('works')}</h2>
      <Gallery id="works" slides={slides}>
        <div className={styles.wall}>
          {worksWithPicture.map(({ work, image, span, caption }, index) => (
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
                    widths={
                      isAlone
                        ? widthsAlone(aspectOf(image))
                        : workWidths(aspectOf(image), span, isPaired)
                    }
                    loading={isAlone ? 'eager' : 'lazy'}
                    className={styles.picture}
                  />
                </GalleryTrigger>
              </div>
              <Caption
                caption={caption}
                work={work}
                to={workPath(exhibitor.year, workName(exhibitor.slug, work.slug)) + fromHere}
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

const fromHere = queryOfList('exhibitor');

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

/**
 * The link to ask about a work; for a sold work, a link to the first work that can still be asked
 * about (decision 033).
 */
function Asking({ work, ask, other }: AskingProps) {
  const { t } = useTranslation('exhibitors');
  if (isAskable(work)) {
    return <Link to={askAbout(ask, work.slug)}>{t('ask')}</Link>;
  }
  return work.availability === 'sold' && other !== undefined ? (
    <Link to={`#${workAnchor(other)}`}>{t('otherWorks')}</Link>
  ) : null;
}

/** Widths by the wall's columns (CSS module); a work is at most nine tenths of the window high. */
function workWidths(aspect: number, span: number, isPaired: boolean): ShownWidths {
  const upTo = (width: string) => `min(${width},${hundredths(aspect * 90)}vh)`;
  const columns = (count: number) => upTo(`${hundredths(8.13 * count - 2)}vw`);
  return {
    0: upTo('100vw - 2rem'),
    728: upTo('95.6vw'),
    768: columns(isPaired ? 6 : span),
    1024: columns(span),
  };
}

/** Widths of a single work in the place of the arch (ExhibitorIntro.module.css). */
function widthsAlone(aspect: number): ShownWidths {
  const high = hundredths(aspect);
  return {
    0: `min(100vw - 2rem,${high}*50vh)`,
    1024: `min(54.6vw,${high}*80vh)`,
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
