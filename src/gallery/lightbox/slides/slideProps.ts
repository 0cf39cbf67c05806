import type { Slide } from '../../slide';
import type { SlideProblem } from './loadPart';

/** Props of every type of slide. */
export type SlideProps = {
  slide: Slide;
  /** Neighbours are loaded too, but only the current slide plays. */
  isCurrent: boolean;
  onReady: () => void;
  onProblem: (problem: SlideProblem) => void;
};
