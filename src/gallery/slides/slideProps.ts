import type { Slide } from '../slide';
import type { SlideProblem } from './loadPart';

/** What every type of slide gets and reports. */
export type SlideProps = {
  slide: Slide;
  /** Neighbours load too, but only the current slide plays. */
  isCurrent: boolean;
  onReady: () => void;
  onProblem: (problem: SlideProblem) => void;
};
