import type { ComponentProps } from 'react';
import * as styles from './Arch.module.css';
import { Picture } from './Picture';

type Props = Omit<ComponentProps<typeof Picture>, 'className'> & {
  className?: string;
  /** Keeps a portrait's head in sight where the picture is cut. */
  focus?: 'centre' | 'top';
};

/** Width to height of an arch. */
export const archBox = 4 / 5;

/**
 * The one ornament: a picture cut by an arch, four wide to five high unless the parent says
 * otherwise.
 */
export function Arch({ className = '', focus = 'centre', box = archBox, ...picture }: Props) {
  return (
    <div className={`${styles.arch} ${className}`}>
      <Picture {...picture} box={box} className={focus === 'top' ? styles.top : styles.centre} />
    </div>
  );
}
