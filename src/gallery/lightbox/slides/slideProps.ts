import type { Slide } from '../../slide';
import type { SlideProblem } from './loadPart';

export type SlideProps = {
  slide: Slide;
  /** Neighbours are loaded as well, but only the current slide plays. */
  isCurrent: boolean;
  onReady: () => void;
  onProblem: (problem: SlideProblem) => void;
};
