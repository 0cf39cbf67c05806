import { createContext } from 'react';
import type { Slide } from './slide';

/** What a gallery provides to its triggers. */
export type GalleryLink = {
  slides: readonly Slide[];
  open: (index: number) => void;
  /** Loads the lightbox before it is needed. */
  warm: () => void;
  /** Stores a slide's trigger, so that the focus can return to it. */
  register: (index: number, trigger: HTMLAnchorElement | null) => void;
};

export const GalleryContext = createContext<GalleryLink | undefined>(undefined);
