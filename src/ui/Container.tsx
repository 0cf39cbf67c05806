import type { ReactNode } from 'react';
import * as styles from './Container.module.css';

type Props = { children: ReactNode; className?: string; wide?: boolean };

/** Centres content between the side margins; `wide` uses the whole window (map, VIP lounge). */
export function Container({ children, className = '', wide = false }: Props) {
  return <div className={`${wide ? styles.wide : styles.container} ${className}`}>{children}</div>;
}
