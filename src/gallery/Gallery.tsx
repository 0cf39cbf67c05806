import { useLocation } from '@gatsbyjs/reach-router';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  useContext,
  type MouseEvent,
  createContext,
} from 'react';
import { isChunkFailure, reloadOnce } from '../browser/failures';
import { isNewerBuild } from '../browser/builds';
import { loadAddress, readPageHash, replacePageHash } from '../browser/address';
import { hashOf, readHash, type Slide } from './slide';
import type { LightboxProps } from './lightbox/Lightbox';

type Props = {
  /** The gallery's name in hashes, `#photo-gallery/3`; must be unique on the page. */
  id: string;
  slides: readonly Slide[];
  /** Any content with a `GalleryTrigger` for each slide. */
  children: ReactNode;
};

const loadLightbox = () => import(/* webpackChunkName: "lightbox" */ './lightbox/Lightbox');

/**
 * Pictures that open in the lightbox (spec §2, shared elements). Rendered on the server; the
 * lightbox itself is loaded when a trigger is hovered, focused or pressed, or when the hash names a
 * slide.
 */
export function Gallery({ id, slides, children }: Props) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  // Undefined while the lightbox is closed; a new number for each opening forces a new mount.
  const [opening, setOpening] = useState<{ slide: number; number: number }>();
  const openings = useRef(0);
  const triggers = useRef(new Map<number, HTMLAnchorElement>());
  const location = useLocation();

  const open = useCallback(
    (index: number) => {
      loadLightbox().then(
        (code) => {
          setLightbox(() => code.Lightbox);
          setOpening((running) => running ?? { slide: index, number: (openings.current += 1) });
        },
        (error: unknown) => {
          // After a deploy, reload the page at the slide's hash, which opens the lightbox;
          // otherwise follow the trigger as a link.
          void isNewerBuild().then((isNewer) => {
            if (isNewer && isChunkFailure(error)) {
              replacePageHash(hashOf(id, index));
              if (reloadOnce()) return;
            }
            loadAddress(triggers.current.get(index)?.href);
          });
        },
      );
    },
    [id],
  );

  // Reach Router makes a new location object at every navigation, including Back and Forward.
  useEffect(() => {
    const index = readHash(readPageHash(), id, slides.length);
    if (index !== undefined) open(index);
  }, [location, id, slides.length, open]);

  const finish = useCallback((last: number, requested?: number) => {
    setOpening(
      requested === undefined ? undefined : { slide: requested, number: (openings.current += 1) },
    );
    if (requested === undefined) triggers.current.get(last)?.focus({ preventScroll: true });
  }, []);

  const link = useMemo<GalleryLink>(
    () => ({
      slides,
      open,
      preload: () => void loadLightbox().catch(() => undefined),
      register(index, trigger) {
        if (trigger === null) triggers.current.delete(index);
        else triggers.current.set(index, trigger);
      },
    }),
    [slides, open],
  );

  return (
    <GalleryContext.Provider value={link}>
      {children}
      {Lightbox !== undefined && opening !== undefined && (
        <Lightbox
          key={opening.number}
          id={id}
          slides={slides}
          start={opening.slide}
          onDestroyed={finish}
        />
      )}
    </GalleryContext.Provider>
  );
}

type TriggerProps = { index: number; className?: string; children: ReactNode };

/** A link to the large picture; with scripts, to the lightbox (spec §2, shared elements). */
export function GalleryTrigger({ index, className, children }: TriggerProps) {
  const gallery = useContext(GalleryContext);
  const slide = gallery?.slides[index];
  if (gallery === undefined || slide === undefined) return <>{children}</>;
  const press = (event: MouseEvent) => {
    // The visitor wants a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    gallery.open(index);
  };
  return (
    <a
      ref={(trigger) => gallery.register(index, trigger)}
      href={slide.src}
      {...(slide.isOutside && { target: '_blank', rel: 'nofollow noopener' })}
      className={className}
      aria-haspopup="dialog"
      onClick={press}
      onPointerEnter={gallery.preload}
      onPointerDown={gallery.preload}
      onFocus={gallery.preload}
    >
      {children}
    </a>
  );
}

export type GalleryLink = {
  slides: readonly Slide[];
  open: (index: number) => void;
  preload: () => void;
  /** Stores a slide's trigger, so that the focus can return to it. */
  register: (index: number, trigger: HTMLAnchorElement | null) => void;
};

export const GalleryContext = createContext<GalleryLink | undefined>(undefined);
