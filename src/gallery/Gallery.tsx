import { useLocation } from '@gatsbyjs/reach-router';
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { isChunkFailure } from '../lib/ownFailure';
import { isNewerBuild } from '../browser/builds';
import { reloadOnce } from '../browser/chunkFailures';
import { followLink, readPageHash, replacePageHash } from '../browser/address/pageHash';
import { GalleryContext, type GalleryLink } from './GalleryContext';
import { hashOf, readHash } from './hash';
import type { LightboxProps } from './lightbox/Lightbox';
import type { Slide } from './slide';

type Props = {
  /** The gallery's name in hashes, `#photo-gallery/3`; unique on its page. */
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
            followLink(triggers.current.get(index)?.href);
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
