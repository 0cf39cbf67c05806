import type { ComponentProps } from 'react';
import * as styles from './Arch.module.css';
import { Picture } from './Picture';

type Props = Omit<ComponentProps<typeof Picture>, 'className'> & {
  className?: string;
  /** Which part of the picture to keep when cropping: `top` keeps the head of a portrait. */
  focus?: 'centre' | 'top';
};

/** Width to height of an arch. */
export const archBox = 4 / 5;

/** The site's one ornament: a picture cropped to an arch, four to five by default. */
export function Arch({ className = '', focus = 'centre', box = archBox, ...picture }: Props) {
  return (
    <div className={`${styles.arch} ${className}`}>
      <Picture {...picture} box={box} className={focus === 'top' ? styles.top : styles.centre} />
    </div>
  );
}
