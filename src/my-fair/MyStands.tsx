import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import { StandLink } from '../plan/PlaceLink';
import { StarButton } from '../stars/StarButton';
import { standWalk } from './model/agenda';
import { Link } from '../ui/Link';
import * as styles from './MyStands.module.css';
import type { MyRecords, StandRecord, Shown, WorkRecord } from './records';
import { queryOfList } from '../works/model/workList';
import * as workStyles from './MyWorks.module.css';
import { useWorkWords, WorkPicture } from './WorkFacts';

type Stop = {
  record: StandRecord;
  isStarred: boolean;
  /**
   * Whether the stand itself was starred at any time since the page was opened; false for a stand
   * that is listed only for its works.
   */
  wasStarred: boolean;
  works: readonly Shown<WorkRecord>[];
  /** The stop's number on the walk, if the stand or one of its works is still starred. */
  number: number | undefined;
};

type Props = {
  stands: readonly Shown<StandRecord>[];
  works: readonly Shown<WorkRecord>[];
  records: MyRecords;
};

/**
 * Stands of the edition shown, with the starred works of each, as a walk along the rows, numbered
 * in the list and on the plan. Without a plan, they are in the order of their codes.
 */
export function MyStands({ stands, works, records }: Props) {
  const { t } = useTranslation('my');
  const { t: exhibitors } = useTranslation('exhibitors');
  const year = records.shown.stand;
  if (stands.length + works.length === 0 || year === undefined) return null;
  const plan = records.planOf(year);
  const stops = stopsOf(stands, works, records);
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
            codes: marked.map(({ record, number }) => `${number} – ${record.stand}`).join(', '),
          })}
          className={styles.plan}
        >
          <use href={`/plans/${year}.svg#plan`} />
          {marked.map(({ record, number }) =>
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
        {stops.map(({ record, isStarred, wasStarred, works: hung, number }) => (
          <li
            key={record.key}
            className={styles.stop}
            data-dropped={number === undefined || undefined}
          >
            <span className={styles.place}>{number}</span>
            <span className={styles.code}>
              <StandLink {...record} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Link to={record.path}>{record.name}</Link>
              </h3>
              <p>
                {wasStarred && !isStarred
                  ? t('dropped')
                  : exhibitors(`participantTypes.${record.participantType}`)}
              </p>
            </div>
            <StarButton
              kind="stand"
              year={record.year}
              slug={record.slug}
              name={record.name}
              isQuiet
            />
            {hung.length > 0 && <MyWorks works={hung} />}
          </li>
        ))}
      </ol>
    </Row>
  );
}

/**
 * Returns all stands to visit: stands with a place as a walk, then stands without a place by code.
 */
function stopsOf(
  stands: readonly Shown<StandRecord>[],
  works: readonly Shown<WorkRecord>[],
  records: MyRecords,
): Stop[] {
  const keys = new Set([
    ...stands.map(({ record }) => record.key),
    ...works.map(({ record }) => record.standKey),
  ]);
  const all = [...keys].flatMap((key) => {
    const record = records.byKey.get(key);
    return record?.kind === 'stand' ? [record] : [];
  });
  let number = 0;
  return inWalk(all, records).map((record) => {
    const stand = stands.find((one) => one.record.key === record.key);
    const hung = works.filter((one) => one.record.standKey === record.key);
    const isStarred = stand?.isStarred === true;
    const isStop = isStarred || hung.some((one) => one.isStarred);
    return {
      record,
      isStarred,
      wasStarred: stand !== undefined,
      works: hung,
      number: isStop ? (number += 1) : undefined,
    };
  });
}

function inWalk(stands: readonly StandRecord[], records: MyRecords): StandRecord[] {
  const placed = stands.flatMap((record) =>
    record.place === undefined ? [] : [{ ...record.place, stand: record.stand, record }],
  );
  const others = stands
    .filter(({ place }) => place === undefined)
    .sort((a, b) => a.stand.localeCompare(b.stand, 'en', { numeric: true }));
  const halls = records.planOf(records.shown.stand ?? NaN)?.halls;
  return [...standWalk(placed, halls).map(({ record }) => record), ...others];
}

const fromHere = queryOfList('my');

/** The starred works of a stand: picture, artists, price and availability. */
function MyWorks({ works }: { works: readonly Shown<WorkRecord>[] }) {
  const { t } = useTranslation('my');
  const workWords = useWorkWords();
  return (
    <ul role="list" className={workStyles.works}>
      {works.map(({ record, isStarred }) => {
        const { artists, sale } = workWords(record);
        return (
          <li key={record.key} className={workStyles.work} data-dropped={!isStarred || undefined}>
            <WorkPicture facts={record.facts} />
            <div>
              <h4 className={workStyles.title}>
                <Link to={record.path + fromHere}>{record.name}</Link>
              </h4>
              {artists && <p>{artists}</p>}
              <p>{isStarred ? sale : t('dropped')}</p>
            </div>
            <StarButton
              kind="work"
              year={record.year}
              slug={record.slug}
              name={record.name}
              isQuiet
            />
          </li>
        );
      })}
    </ul>
  );
}
