import { graphql } from 'gatsby';
import {
  useEffect,
  useId,
  useCallback,
  useState,
  type ChangeEvent,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useTranslation } from 'react-i18next';
import { storeWallWidth, readWallWidth } from './browser/wallWidth';
import { readWall, roomOf } from './model/room';
import { person } from './WorkWords';
import * as styles from './RoomView.module.css';

/** Width of the wall until the visitor types another, cm. */
const usualWall = 300;
/** A sofa 200 cm wide on the ground y = 0, in cm. */
const sofa =
  'M0-58q0-6 6-6h10v-10q0-6 6-6h156q6 0 6 6v10h10q6 0 6 6v48h-10v10h-6v-10H16V0h-6v-10H0z';

type Props = {
  size: Queries.RoomSizeFragment;
  /** The picture's address. */
  src: string;
  /** The work's height in words, compared with a person. */
  beside: string;
};

/**
 * The picture on a wall above a sofa and next to a person, to scale, with a caption. Visitors can
 * type the width of their own wall, which is stored for the next work.
 */
export function RoomView({ size, src, beside }: Props) {
  const { t } = useTranslation('work');
  const id = useId();
  const [typed, field, setTyped] = useFieldValue(String(usualWall));
  useEffect(() => {
    const kept = readWallWidth();
    // Does not replace text that was typed before the app started.
    if (kept !== undefined) setTyped((now) => (now === String(usualWall) ? kept : now));
  }, [setTyped]);
  const wall = readWall(typed) ?? usualWall;
  const room = roomOf(size, wall);
  return (
    <figure className={styles.room}>
      <svg viewBox={room.viewBox} className={styles.drawing} aria-hidden="true">
        <path d={`M0-2000V0M${wall}-2000V0`} className={styles.edges} />
        {room.sofa !== undefined && <path d={sofa} transform={`translate(${room.sofa})`} />}
        <path d={person} transform={`translate(${room.person})`} />
        <image href={src} preserveAspectRatio="xMidYMid slice" {...room.picture} />
      </svg>
      <figcaption className={styles.words}>
        <p className={styles.wall}>
          <label htmlFor={id}>{t('room.wall')}</label>{' '}
          <input
            id={id}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={typed}
            {...field}
            onChange={(event) => {
              field.onChange(event);
              if (readWall(event.target.value) !== undefined) storeWallWidth(event.target.value);
            }}
          />{' '}
          {t('room.unit')}
        </p>
        <p role="status">
          {room.over > 0
            ? t('room.wider', { wall, over: room.over })
            : t('room.free', { wall, free: room.free })}{' '}
          {t('room.beside', { beside })}
        </p>
      </figcaption>
    </figure>
  );
}

type Field = HTMLInputElement | HTMLSelectElement;
type FieldProps = {
  ref: (field: Field | null) => void;
  onChange: (event: ChangeEvent<Field>) => void;
};

/**
 * State for an input: its value, the props that bind it, and a setter. Adopts a value that a
 * visitor typed or chose before the app started, which React would otherwise overwrite at mount.
 */
export function useFieldValue<T extends string | undefined>(
  initial: T,
): [T | string, FieldProps, Dispatch<SetStateAction<T | string>>] {
  const [value, setValue] = useState<T | string>(initial);
  const ref = useCallback(
    (field: Field | null) => {
      if (field !== null && field.value !== (initial ?? '')) setValue(field.value);
    },
    [initial],
  );
  return [value, { ref, onChange: ({ target }) => setValue(target.value) }, setValue];
}

export const fragment = graphql`
  fragment RoomSize on WorkSize {
    height
    width
    depth
  }
`;
