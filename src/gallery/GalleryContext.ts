import { createContext } from 'react';
import type { Click } from './lightbox/gestures';
import type { Slide } from './slide';

/** What a gallery gives its triggers. */
export type GalleryLink = {
  slides: readonly Slide[];
  /** Opens the lightbox at a slide; `click` is the one that asks for it. */
  open: (index: number, click: Click) => void;
  /** Fetches the lightbox before it is needed. */
  warm: () => void;
  /** Remembers a slide's trigger, so that the focus can return to it. */
  register: (index: number, trigger: HTMLAnchorElement | null) => void;
};

export const GalleryContext = createContext<GalleryLink | undefined>(undefined);
