import { useEffect, useRef } from 'react';
import { ajaxProblem, cleanCopy, readPart } from './loadPart';
import type { SlideProps } from './slideProps';
import * as styles from './Slide.module.css';

/** Text from another page, or from an element if `src` is `#id` (spec §8, gallery messages). */
export function AjaxSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, alt } = slide;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const show = (part: DocumentFragment) => {
      element.replaceChildren(part);
      onReady();
    };
    if (src.startsWith('#')) {
      const source = element.ownerDocument.getElementById(src.slice(1));
      return source === null ? onProblem('elementNotFound') : show(cleanCopy(source));
    }
    const ending = new AbortController();
    fetch(src, { signal: ending.signal })
      .then(async (answer) => {
        const problem = ajaxProblem(answer.status);
        if (problem === undefined) show(readPart(await answer.text()));
        else onProblem(problem);
      })
      .catch(() => !ending.signal.aborted && onProblem('somethingWrong'));
    return () => ending.abort();
  }, [src, onReady, onProblem]);
  return (
    <div
      ref={place}
      className={styles.words}
      role="region"
      aria-label={alt}
      // Keys must be able to scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-live
    />
  );
}
