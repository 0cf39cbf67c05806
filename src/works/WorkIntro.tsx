import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOver } from '../edition/useFairTime';
import { Gallery, GalleryTrigger } from '../gallery/Gallery';
import { pictureSlide } from '../gallery/slide';
import { StandLink } from '../plan/PlaceLink';
import { CopyLink } from '../stars/CopyLink';
import { StarButton } from '../stars/StarButton';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { Picture, aspectOf, hundredths, type ShownWidths } from '../ui/Picture';
import { pageAddress } from '../browser/sharing';
import { isAskable } from './model/sale';
import { askAbout, workName } from './model/workAddress';
import { isPictureAlone } from './model/room';
import { RoomView } from './RoomView';
import { ToScale, WorkWords } from './WorkWords';
import { captionText } from './model/workCaption';
import { useWorkCaption } from './useWorkCaption';
import * as styles from './WorkIntro.module.css';

type Props = {
  work: Queries.WorkIntroFragment;
  /** Path of the page for questions about the exhibitor's works; null if there is no such page. */
  ask: string | null;
  /** The edition of the work's year; null if its file does not exist yet. */
  edition: Queries.WorksEditionFragment | null;
  /** The page's title, which the grid places next to the picture. */
  children: ReactNode;
};

/**
 * The first screen of a work: its picture as large as the window allows, its facts, its size next
 * to a person, its price and state, and its stand (decision 042).
 */
export function WorkIntro({ work, ask, edition, children }: Props) {
  const { t } = useTranslation('exhibitors');
  const { t: stars } = useTranslation('stars');
  const isOver = useIsOver(edition);
  const caption = useWorkCaption(isOver ? edition?.lastDayInWords : undefined)(work);
  const { slug, title, alt, availability, size, toScale, exhibitor, picture } = work;
  const { year, slug: shownBy, name, stand, isOnMap } = exhibitor;
  const image = picture.gatsbyImageData;
  const src = image?.images.fallback?.src;
  const hangs = image && size && isPictureAlone(size, aspectOf(image));
  const slides = image
    ? [pictureSlide(image, { alt, caption: captionText(caption), downloadName: slug })]
    : [];
  return (
    <div className={styles.intro} data-tall={(image && aspectOf(image) < 0.9) || undefined}>
      {children}
      {image && (
        <Gallery id="work" slides={slides}>
          <GalleryTrigger index={0} className={styles.trigger}>
            <Picture
              image={image}
              alt={alt}
              widths={widthsOf(aspectOf(image))}
              loading="eager"
              className={styles.picture}
            />
          </GalleryTrigger>
        </Gallery>
      )}
      <div className={styles.words}>
        <div>
          <WorkWords caption={caption} availability={availability} />
        </div>
        <p className={styles.stand}>
          <Link to={`/exhibitors/${year}/${shownBy}/`}>{name}</Link>
          <span>
            {t('stand')} <StandLink stand={stand} isOnMap={isOnMap} />
          </span>
        </p>
        <div className={styles.acts}>
          {ask !== null && isAskable(work) && <Button to={askAbout(ask, slug)}>{t('ask')}</Button>}
          <StarButton
            kind="work"
            year={year}
            slug={workName(shownBy, slug)}
            name={title}
            withWords
          />
          <CopyLink t={stars} address={pageAddress} shareTitle={title} />
        </div>
        {toScale && hangs && size && src !== undefined ? (
          <RoomView size={size} src={src} beside={t(`toScale.${toScale.beside}`)} />
        ) : (
          toScale && <ToScale {...toScale} />
        )}
      </div>
    </div>
  );
}

/** The widths of WorkIntro.module.css; the picture is never higher than the window's free space. */
function widthsOf(aspect: number): ShownWidths {
  const high = hundredths(aspect);
  return {
    0: `min(100vw - 2rem,${high}*70vh)`,
    1024: `min(64vw,${high}*(100vh - 8rem))`,
  };
}

export const fragments = graphql`
  fragment WorksEdition on Edition {
    lastDayInWords(language: $language)
    ...PhasedEdition
  }
  fragment WorkIntro on Work {
    slug
    alt(language: $language)
    availability
    ...WorkCaption
    size {
      ...RoomSize
    }
    toScale {
      ...ToScale
    }
    exhibitor {
      year
      slug
      name(language: $language)
      stand
      isOnMap
    }
    picture {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
    }
  }
`;
