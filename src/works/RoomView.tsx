import { graphql } from 'gatsby';
import { useCallback, useId, useState } from 'react';
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
  const [typed, setTyped] = useState(String(usualWall));
  // Shows the stored width, or text typed before the app started, which React would overwrite.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input === null) return;
    const isUntouched = input.value === String(usualWall);
    setTyped((isUntouched ? readWallWidth() : undefined) ?? input.value);
  }, []);
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
            ref={adopt}
            onChange={({ target: { value } }) => {
              setTyped(value);
              if (readWall(value) !== undefined) storeWallWidth(value);
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

export const fragment = graphql`
  fragment RoomSize on WorkSize {
    height
    width
    depth
  }
`;
