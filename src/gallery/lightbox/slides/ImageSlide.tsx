import { useEffect, useState } from 'react';
import { measureOf, measurePicture, type Measure } from './measure';
import type { SlideProps } from './slideProps';
import * as styles from './Slide.module.css';

/** A picture, first as its thumbnail. Unknown sizes are measured (spec §8). */
export function ImageSlide({ slide, onReady, onProblem }: SlideProps) {
  const { src, thumbSrc, image, size: known, alt } = slide;
  const [measured, setMeasured] = useState<Measure>();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (known !== undefined) return;
    let isWanted = true;
    void measurePicture(src).then((measure) => isWanted && setMeasured(measure));
    return () => {
      isWanted = false;
    };
  }, [known, src]);
  const { width, height, ratio } =
    known === undefined ? (measured ?? measureOf(0, 0)) : measureOf(known.width, known.height);
  const size = ratio === 0 ? {} : { width, height };
  return (
    <div className={styles.picture} data-width={width} data-height={height} data-ratio={ratio}>
      {!isLoaded && thumbSrc !== undefined && (
        <img {...size} src={thumbSrc} alt="" className={styles.standIn} draggable={false} />
      )}
      <picture>
        {image?.images.sources?.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
        ))}
        <img
          {...size}
          alt={alt}
          srcSet={image?.images.fallback?.srcSet}
          sizes="100vw"
          src={src}
          draggable={false}
          data-loaded={isLoaded}
          onLoad={() => {
            setLoaded(true);
            onReady();
          }}
          onError={() => onProblem('imageNotFound')}
        />
      </picture>
    </div>
  );
}
