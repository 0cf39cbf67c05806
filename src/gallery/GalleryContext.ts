import { createContext } from 'react';
import type { Slide } from './slide';

/** What a gallery gives its triggers. */
export type GalleryLink = {
  slides: readonly Slide[];
  /** Opens the lightbox at a slide. */
  open: (index: number) => void;
  /** Fetches the lightbox before it is needed. */
  warm: () => void;
  /** Remembers a slide's trigger, so that the focus can return to it. */
  register: (index: number, trigger: HTMLAnchorElement | null) => void;
};

export const GalleryContext = createContext<GalleryLink | undefined>(undefined);
