import { graphql } from 'gatsby';
import { useCallback, useDeferredValue, useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../components/SearchField';
import { useAddressSearch } from '../../components/useAddressSearch';
import { useTypedSearch } from '../../components/useTypedSearch';
import { isFound, readKey, readQuery } from '../../domain/exhibitorSearch';
import { readStandCode } from '../../domain/standCode';
import { standRows } from '../../domain/standRows';
import { pushAddressSearch } from '../../services/addressSearch';
import { isPlainClick } from '../../services/isPlainClick';
import * as styles from './FairMap.module.css';
import { HallPlan } from './HallPlan';
import { PlanLegend } from './PlanLegend';
import { PlanSigns } from './PlanSigns';
import { PlanStage } from './PlanStage';
import { StandCard } from './StandCard';
import { StandList } from './StandList';

/**
 * The plan of the halls with the list of stands (spec §2, map). The selected stand is `?stand=C07`
 * in the address, the search `?q=`. Without JavaScript every stand is a link to its exhibitor.
 */
export function FairMap({ plan }: { plan: Queries.FairMapFragment }) {
  const { t } = useTranslation('map');
  const address = useAddressSearch();
  const search = useTypedSearch();
  const rows = useMemo(() => standRows(plan.halls, plan.stands, plan.exhibitors), [plan]);
  const words = useMemo(
    () => plan.exhibitors.map(({ stand, searchKey }) => ({ stand, words: readKey(searchKey) })),
    [plan],
  );
  const query = useDeferredValue(search.typed);
  const found = useMemo(() => {
    const folded = readQuery(query);
    return folded.length === 0
      ? undefined
      : new Set(words.filter((key) => isFound(key.words, folded)).map(({ stand }) => stand));
  }, [words, query]);

  const code = readStandCode(address.get('stand') ?? '');
  const shape = plan.stands.find((stand) => stand.code === code);
  const row = rows.find(({ id }) => id === shape?.hall);
  const holder = row?.stands.find((stand) => stand.code === code)?.holder;
  // A second press follows the stand's link to the exhibitor.
  const choose = useCallback(
    (chosen: string) => (event: MouseEvent) => {
      if (!isPlainClick(event) || chosen === code) return;
      event.preventDefault();
      pushAddressSearch((changed) => changed.set('stand', chosen));
    },
    [code],
  );

  return (
    <section id="plan" className={styles.map} aria-labelledby="plan-title">
      <div className={styles.head}>
        <h2 id="plan-title" className={styles.title}>
          {t('title', { year: plan.year })}
        </h2>
        <SearchField search={search} label={t('search')} hint={t('searchHint')} />
        <p role="status" className={styles.found}>
          {t('found', {
            found: found?.size ?? plan.exhibitors.length,
            count: plan.exhibitors.length,
          })}
        </p>
      </div>
      <PlanSigns />
      <div className={styles.sides}>
        <PlanStage size={plan.size} marked={shape}>
          <HallPlan plan={plan} found={found} marked={shape?.code} onChoose={choose} />
        </PlanStage>
        <StandCard
          code={code}
          isKnown={shape !== undefined}
          row={row?.name}
          holder={holder}
          year={plan.year}
        />
        <PlanLegend services={plan.services} routes={plan.stepFreeRoutes ?? []} />
        <StandList
          rows={rows}
          year={plan.year}
          typed={search.typed}
          found={found}
          marked={shape?.code}
          onChoose={choose}
        />
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment FairMap on Plan {
    year
    size {
      width
      height
    }
    stands {
      code
      hall
    }
    exhibitors {
      stand
      searchKey
      ...StandHolder
    }
    ...HallPlan
    ...PlanLegend
  }
`;
