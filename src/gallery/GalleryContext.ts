import { createContext } from 'react';
import type { Slide } from './slide';

export type GalleryLink = {
  slides: readonly Slide[];
  open: (index: number) => void;
  preload: () => void;
  /** Stores a slide's trigger, so that the focus can return to it. */
  register: (index: number, trigger: HTMLAnchorElement | null) => void;
};

export const GalleryContext = createContext<GalleryLink | undefined>(undefined);
