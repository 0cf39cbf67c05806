import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { StandLink } from '../plan/PlaceLink';
import { StarButton } from '../stars/StarButton';
import { standWalk } from './model/walk';
import { Link } from '../ui/Link';
import * as styles from './MyStands.module.css';
import type { MyRecords, StandRecord, Shown } from './records';

type Stop = { one: Shown<StandRecord>; number: number | undefined };

/**
 * Stands of the edition that the lists show, as a walk along the rows, numbered in the list and on
 * the plan. Without a plan they stand in the order of their codes.
 */
export function MyStands({
  stands,
  records,
}: {
  stands: readonly Shown<StandRecord>[];
  records: MyRecords;
}) {
  const { t } = useTranslation('my');
  const { t: exhibitors } = useTranslation('exhibitors');
  const year = records.shown.stand;
  if (stands.length === 0 || year === undefined) return null;
  const plan = records.planOf(year);
  const stops = numbered(inWalk(stands, plan));
  const marked = stops.filter(({ number }) => number !== undefined);
  return (
    <Row
      anchor="my-stands"
      title={t('standsOf', { year })}
      link={{ label: exhibitors('onTheMap'), to: '/map/' }}
      contents={plan && marked.length > 1 && <p className={styles.lead}>{t('walkLead')}</p>}
    >
      {plan && (
        <svg
          viewBox={`0 0 ${plan.size.width} ${plan.size.height}`}
          role="img"
          aria-label={t('planOf', {
            year,
            codes: marked.map(({ one, number }) => `${number} – ${one.record.stand}`).join(', '),
          })}
          className={styles.plan}
        >
          <use href={`/plans/${year}.svg#plan`} />
          {marked.map(({ one: { record }, number }) =>
            record.place === undefined ? null : (
              <g key={record.key}>
                <rect
                  x={record.place.x}
                  y={record.place.y}
                  width={record.place.width}
                  height={record.place.height}
                  className={styles.mark}
                />
                <text
                  x={record.place.x + record.place.width / 2}
                  y={record.place.y - 0.8}
                  className={styles.number}
                >
                  {number}
                </text>
              </g>
            ),
          )}
        </svg>
      )}
      <ol role="list" className={styles.walk}>
        {stops.map(({ one: { record, isStarred }, number }) => (
          <li key={record.key} className={styles.stop} data-dropped={!isStarred || undefined}>
            <span className={styles.place}>{number}</span>
            <span className={styles.code}>
              <StandLink {...record} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={record.path}>{record.name}</Link>
              </h3>
              <p>
                {isStarred
                  ? exhibitors(`participantTypes.${record.participantType}`)
                  : t('dropped')}
              </p>
            </div>
            <StarButton
              kind="stand"
              year={record.year}
              slug={record.slug}
              name={record.name}
              isQuiet
            />
          </li>
        ))}
      </ol>
    </Row>
  );
}

/** Those with a place as a walk, then those without one by their codes. */
function inWalk(
  stands: readonly Shown<StandRecord>[],
  plan: Queries.MyPlanFragment | undefined,
): Shown<StandRecord>[] {
  const placed = stands.flatMap((one) =>
    one.record.place === undefined ? [] : [{ ...one.record.place, stand: one.record.stand, one }],
  );
  const others = stands
    .filter(({ record }) => record.place === undefined)
    .sort((a, b) => a.record.stand.localeCompare(b.record.stand, 'en', { numeric: true }));
  return [...standWalk(placed, plan?.halls).map(({ one }) => one), ...others];
}

/** Only what is starred counts; the rest keeps its place. */
function numbered(stands: readonly Shown<StandRecord>[]): Stop[] {
  let number = 0;
  return stands.map((one) => ({ one, number: one.isStarred ? (number += 1) : undefined }));
}
