import { useId } from 'react';
import * as styles from './Stepper.module.css';

type Props = {
  /** The name under which a form sends the number. */
  name?: string;
  label: string;
  /** The number as typed. */
  value: string;
  min?: number;
  max: number;
  onChange: (value: string) => void;
};

/** A small whole number: typed, or changed with two buttons, which need scripts. */
export function Stepper({ name, label, value, min = 0, max, onChange }: Props) {
  const id = useId();
  const typed = /^\d+$/.test(value.trim()) ? Number(value) : min;
  // One step down from a number above the maximum leads to the maximum.
  const number = Math.min(typed, max + 1);
  const button = (sign: string, to: number) => (
    <button
      type="button"
      aria-label={`${sign} ${label}`}
      disabled={to < min || to > max}
      onClick={() => onChange(String(to))}
    >
      {sign}
    </button>
  );
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.number}>
        {button('−', number - 1)}
        <input
          id={id}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          pattern={`[${min}-9]|${max}`}
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        {button('+', number + 1)}
      </span>
    </div>
  );
}
