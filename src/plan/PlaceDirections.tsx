import { useRef, useState, type FormEvent, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { withNoBreakSpaces } from '../lib/text';
import * as plan from './HallPlan.module.css';
import type { Directions, Way } from './model/directions';
import { roundMetres } from './model/planPlaces';
import * as styles from './PlaceDirections.module.css';

// The map loads this file once a place is chosen or the visitor's place is known.
export { findPlace, stepFreeInstead, viewOf, waysFrom } from './model/directions';

/** A place as the card names it: with its code if it is a stand, and with a landmark near it. */
export type NamedPoint = { anchor: string; name: string; code?: string; near?: string };

type Props = {
  /** The chosen place. */
  to: NamedPoint;
  /** The place where the visitor is, if it is known. */
  from: NamedPoint | undefined;
  directions: Directions | undefined;
  /** The nearest step-free service to use instead of a place with steps. */
  instead: NamedPoint | undefined;
  /** A stand's code for the field's hint. */
  example: string;
  /** Returns the `id` of the place that a typed name or code means, if any. */
  findPlace: (typed: string) => string | undefined;
  /** Sets the place where the visitor is; undefined removes it. */
  onStand: (anchor: string | undefined) => void;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

/**
 * The directions to the chosen place in metres and minutes, on foot and without steps; or a field
 * that asks where the visitor is. The focus stays here when a control is replaced by its result.
 */
export function PlaceDirections(props: Props) {
  const { to, from, directions, instead, example, findPlace, onStand, onChoose } = props;
  const { t } = useTranslation('map');
  const box = useRef<HTMLDivElement>(null);
  const stand = (anchor: string | undefined) => {
    onStand(anchor);
    box.current?.focus();
  };
  const isHere = from?.anchor === to.anchor;
  return (
    <div ref={box} tabIndex={-1} className={styles.directions}>
      <div role="status">
        {isHere && <p className={styles.length}>{t('youAreHere')}</p>}
        {from && !isHere && (
          <>
            {directions && (
              <p className={styles.length}>
                <Length way={directions} />
              </p>
            )}
            <p>
              {!directions && `${t('noWay')} `}
              {from.code === undefined
                ? t('fromPlace', { place: from.name })
                : t('fromStand', { code: from.code })}
            </p>
            {directions && <StepFree way={directions.stepFree} />}
            {instead && (
              <p>
                {t('stepFreeInstead')}{' '}
                <a href={`#${instead.anchor}`} onClick={onChoose(instead.anchor)}>
                  {[instead.name, instead.near].filter(Boolean).join(', ')}
                </a>
              </p>
            )}
          </>
        )}
      </div>
      {!from && <FromField example={example} findPlace={findPlace} onStand={stand} />}
      <p className={styles.buttons}>
        {!isHere && (
          <button type="button" onClick={() => stand(to.anchor)}>
            {t('iAmHere')}
          </button>
        )}
        {from && (
          <button type="button" onClick={() => stand(undefined)}>
            {t(isHere ? 'notHere' : 'otherStart')}
          </button>
        )}
      </p>
    </div>
  );
}

/** `140 m, 3 min` */
function Length({ way: { metres, minutes } }: { way: Way }) {
  const { t } = useTranslation('map');
  return <>{withNoBreakSpaces(t('length', { metres: roundMetres(metres), minutes }))}</>;
}

function StepFree({ way }: { way: Directions['stepFree'] }) {
  const { t } = useTranslation('map');
  switch (way) {
    case 'unknown':
      return null;
    case 'same':
      return <p>{t('stepFreeToo')}</p>;
    case 'steps':
      return <p>{t('stepsOnWay')}</p>;
    default:
      return (
        <p>
          <svg viewBox="0 0 32 8" aria-hidden="true" className={styles.sample}>
            <path d="M2 4h28" className={plan.stepFreeWay} />
          </svg>
          {`${t('stepFreeWay')} `}
          <Length way={way} />
        </p>
      );
  }
}

/** The field in which visitors enter where they are. */
function FromField({
  example,
  findPlace,
  onStand,
}: Pick<Props, 'example' | 'findPlace' | 'onStand'>) {
  const { t } = useTranslation('map');
  const [typed, setTyped] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const place = findPlace(typed);
    setIsUnknown(place === undefined);
    if (place !== undefined) onStand(place);
  };
  return (
    <form className={styles.form} onSubmit={find}>
      <label htmlFor="plan-from">{t('whereAreYou')}</label>
      <input
        id="plan-from"
        value={typed}
        placeholder={t('fromHint', { code: example })}
        autoComplete="off"
        aria-invalid={isUnknown}
        aria-describedby="plan-from-error"
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit">{t('showWay')}</button>
      <p id="plan-from-error" role="status" className={styles.error}>
        {isUnknown && t('fromUnknown', { code: example })}
      </p>
    </form>
  );
}
