import { graphql } from 'gatsby';
import { type ReactNode, useCallback, useId, useState } from 'react';
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
import { isPictureAlone, readWall, roomOf } from './model/room';
import { ToScale, WorkWords, person } from './WorkWords';
import { captionText } from './model/workCaption';
import { useWorkCaption } from './useWorkCaption';
import * as styles from './WorkIntro.module.css';
import { storeWallWidth, readWallWidth } from './browser/wallWidth';
import * as roomViewStyles from './RoomView.module.css';

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

/** Width of the wall until the visitor types another, cm. */
const usualWall = 300;
/** A sofa 200 cm wide on the ground y = 0, in cm. */
const sofa =
  'M0-58q0-6 6-6h10v-10q0-6 6-6h156q6 0 6 6v10h10q6 0 6 6v48h-10v10h-6v-10H16V0h-6v-10H0z';

type RoomViewProps = {
  size: Queries.RoomSizeFragment;
  /** The picture's address. */
  src: string;
  /** The work's height in words, compared with a person. */
  beside: string;
};

/**
 * The picture on a wall above a sofa and next to a person, to scale, with a caption. Visitors can
 * type the width of their own wall, which is stored for the next work.
 */
export function RoomView({ size, src, beside }: RoomViewProps) {
  const { t } = useTranslation('work');
  const id = useId();
  const [typed, setTyped] = useState(String(usualWall));
  // Shows the stored width, or text typed before the app started, which React would overwrite.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input === null) return;
    const isUntouched = input.value === String(usualWall);
    setTyped((isUntouched ? readWallWidth() : undefined) ?? input.value);
  }, []);
  const wall = readWall(typed) ?? usualWall;
  const room = roomOf(size, wall);
  return (
    <figure className={roomViewStyles.room}>
      <svg viewBox={room.viewBox} className={roomViewStyles.drawing} aria-hidden="true">
        <path d={`M0-2000V0M${wall}-2000V0`} className={roomViewStyles.edges} />
        {room.sofa !== undefined && <path d={sofa} transform={`translate(${room.sofa})`} />}
        <path d={person} transform={`translate(${room.person})`} />
        <image href={src} preserveAspectRatio="xMidYMid slice" {...room.picture} />
      </svg>
      <figcaption className={roomViewStyles.words}>
        <p className={roomViewStyles.wall}>
          <label htmlFor={id}>{t('room.wall')}</label>{' '}
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed}
            ref={adopt}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (readWall(value) !== undefined) storeWallWidth(value);
            }}
          />{' '}
          {t('room.unit')}
        </p>
        <p role="status">
          {room.over > 0
            ? t('room.wider', { wall, over: room.over })
            : t('room.free', { wall, free: room.free })}{' '}
          {t('room.beside', { beside })}
        </p>
      </figcaption>
    </figure>
  );
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
  fragment RoomSize on WorkSize {
    height
    width
    depth
  }
`;
