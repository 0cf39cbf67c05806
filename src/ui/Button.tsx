import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import * as styles from './Button.module.css';
import { Link } from './Link';

type Look = { look?: 'signal' | 'plain'; children: ReactNode };
type LinkButton = Look & { to: string } & Omit<ComponentProps<typeof Link>, 'to' | 'className'>;
type PressButton = Look & { to?: undefined } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className'
  >;

/** A button, or a link if `to` is set; `signal` uses the edition's colour. */
export function Button({ look = 'signal', ...rest }: LinkButton | PressButton) {
  const className = look === 'signal' ? styles.signal : styles.plain;
  if (rest.to !== undefined) return <Link {...rest} className={className} />;
  return <button type="button" {...rest} className={className} />;
}
