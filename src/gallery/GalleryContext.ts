import { createContext } from 'react';
import type { Slide } from './slide';

/** What the triggers of a gallery share. */
export type GalleryLink = {
  slides: readonly Slide[];
  /** Opens the lightbox at a slide. */
  open: (index: number) => void;
  /** Fetches the lightbox before it is needed. */
  warm: () => void;
  /** Remembers a slide's trigger, to which focus returns. */
  register: (index: number, trigger: HTMLAnchorElement | null) => void;
};

export const GalleryContext = createContext<GalleryLink | undefined>(undefined);
