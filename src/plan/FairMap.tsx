import { graphql } from 'gatsby';
import { useCallback, useDeferredValue, useMemo, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../lists/SearchField';
import { useAddressHash, useAddressSearch } from '../lists/useAddressSearch';
import { useTypedSearch } from '../lists/useTypedSearch';
import { findKeyed, isWhole } from '../lists/model/exhibitorSearch';
import { standAnchor } from './model/planAnchors';
import { askedPlace, metresOnFoot } from './model/planPlaces';
import { standRows } from './model/standRows';
import { pushAddressSearch } from '../browser/address/addressSearch';
import { isPlainClick } from '../browser/address/isPlainClick';
import * as styles from './FairMap.module.css';
import { HallPlan } from './HallPlan';
import { PlaceCard } from './PlaceCard';
import { PlanLegend } from './PlanLegend';
import { PlanSigns } from './PlanSigns';
import { PlanStage } from './PlanStage';
import { StandList } from './StandList';
import { usePlanPlaces } from './usePlanPlaces';

// Older links name a stand by `?stand=`.
const choosePlace = (anchor: string) =>
  pushAddressSearch((search) => search.delete('stand'), `#${anchor}`);

/**
 * The plan of the halls with the list of stands, halls and services (spec §2, map). The chosen
 * place is the address's hash (`#stand-C07`, `#hall-atrium`, `#service-toilet`), the search `?q=`.
 * Without JavaScript every stand is a link to its exhibitor.
 */
export function FairMap({ plan }: { plan: Queries.FairMapFragment }) {
  const { t } = useTranslation('map');
  const address = useAddressSearch();
  const hash = useAddressHash();
  const search = useTypedSearch({ keepsHash: true });
  const rows = useMemo(() => standRows(plan.halls, plan.stands, plan.exhibitors), [plan]);
  const { stands, named } = usePlanPlaces(plan);
  const places = useMemo(() => [...named, ...stands], [named, stands]);
  const codes = useMemo(() => plan.stands.map(({ code }) => code), [plan]);
  const known = useMemo(() => new Set(places.map(({ anchor }) => anchor)), [places]);
  const query = useDeferredValue(search.typed);
  const match = useMemo(() => findKeyed(places, query), [places, query]);
  const found = useMemo(
    () => (match.query.length === 0 ? undefined : new Set(match.found.map(({ anchor }) => anchor))),
    [match],
  );

  const chosen = askedPlace(hash, address.get('stand'), known);
  const stand = stands.find(({ anchor }) => anchor === chosen);
  const place = named.find(({ anchor }) => anchor === chosen);
  const row = rows.find(({ id }) => id === stand?.hall);
  // Whole words first: `loo` means no lounge. Then the nearest to the chosen stand.
  const answers = useMemo(() => {
    if (found === undefined) return named;
    return named
      .filter(({ anchor }) => found.has(anchor))
      .map((one) => ({
        ...one,
        isPart: isWhole(one.words, match.query) ? 0 : 1,
        metres: stand && metresOnFoot(stand, one),
      }))
      .sort((a, b) => a.isPart - b.isPart || (a.metres ?? 0) - (b.metres ?? 0));
  }, [named, found, match, stand]);
  const first = found && (answers[0] ?? stands.find(({ anchor }) => found.has(anchor)));

  // A second press follows the link: a stand's leads to the exhibitor.
  const choose = useCallback(
    (anchor: string) => (event: MouseEvent) => {
      if (!isPlainClick(event) || anchor === chosen) return;
      event.preventDefault();
      choosePlace(anchor);
    },
    [chosen],
  );

  return (
    <section id="plan" className={styles.map} aria-labelledby="plan-title">
      <div className={styles.head}>
        <h2 id="plan-title" className={styles.title}>
          {t('title', { year: plan.year })}
        </h2>
        <SearchField
          search={search}
          label={t('search')}
          hint={t('searchHint')}
          onEnter={() => {
            if (first === undefined) return false;
            search.keep();
            choosePlace(first.anchor);
            return true;
          }}
        />
        <p role="status" className={styles.found}>
          {t('found', { found: found?.size ?? places.length, count: places.length })}
        </p>
      </div>
      <PlanSigns />
      <div className={styles.sides}>
        <PlanStage size={plan.size} marked={stand ?? place} query={query} answer={first}>
          <HallPlan plan={plan} found={found} marked={chosen} onChoose={choose} />
        </PlanStage>
        <PlaceCard
          anchor={chosen}
          place={place}
          stand={stand}
          row={row?.name}
          holder={row?.stands.find(({ code }) => standAnchor(code) === chosen)?.holder}
          year={plan.year}
          codes={codes}
          onChoose={choose}
        />
        <PlanLegend services={plan.services} routes={plan.stepFreeRoutes ?? []} />
        <StandList
          rows={rows}
          places={answers}
          year={plan.year}
          codes={codes}
          typed={search.typed}
          found={found}
          from={stand?.code}
          marked={chosen}
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
      ...StandHolder
    }
    ...PlanPlaces
    ...HallPlan
    ...PlanLegend
  }
`;
