import { graphql } from 'gatsby';
import {
  useCallback,
  useDeferredValue,
  useMemo,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField, useTypedSearch } from '../lists/SearchField';
import { useAddressHash, useAddressSearch, pushAddressSearch } from '../browser/address';
import { findKeyed, isWhole } from '../lists/model/listSearch';
import { standAnchor } from './model/planAnchors';
import { requestedPlace } from './model/planPlaces';
import { isMissingCode, standRows } from './model/standRows';
import { readStandCode } from '../lib/standCode';
import { isPlainClick } from '../browser/navigation';
import type { NamedPoint } from './PlaceDirections';
import * as styles from './FairMap.module.css';
import { HallPlan } from './HallPlan';
import { PlaceCard } from './PlaceCard';
import { PlanSigns, PlaceSign, useServiceWord } from './PlanSigns';
import { PlanStage } from './PlanStage';
import { NoSuchStand, StandList } from './StandList';
import { usePlanPlaces } from './usePlanPlaces';
import { setVisitorPlace, useVisitorPlace } from './browser/useVisitorPlace';
import { withNoBreakSpaces } from '../lib/text';
import { Fold } from '../ui/Fold';
import * as hall from './HallPlan.module.css';
import * as planLegendStyles from './PlanLegend.module.css';
import { useCode } from '../ui/useCode';
import type { DirectionsPlan } from './model/floorGrid';

/**
 * The distance of a place without a route, and of all places until routes are known. Such places
 * come after those with a route, in the plan's order.
 */
const unreachable = Number.MAX_VALUE;

// Older links name a stand by `?stand=`.
const choosePlace = (anchor: string) =>
  pushAddressSearch((search) => search.delete('stand'), `#${anchor}`);

/** The page's sessions for a place. */
type PlaceSessions = {
  /**
   * The hall's id; undefined if the visitor is at the chosen place: then the next sessions of all
   * halls are shown.
   */
  hall: string | undefined;
  onChoose: (anchor: string) => (event: MouseEvent) => void;
};

type Props = { plan: Queries.FairMapFragment; sessions: (place: PlaceSessions) => ReactNode };

/**
 * The plan of the halls with the list of stands, halls and services (spec §2, map). The address's
 * hash is the chosen place (`#stand-C07`, `#hall-atrium`, `#service-toilet`), `?q=` is the search,
 * and `?from=C07` is the place where the visitor is. Without JavaScript every stand is a link to
 * its exhibitor.
 */
export function FairMap({ plan, sessions }: Props) {
  const { t } = useTranslation('map');
  const address = useAddressSearch();
  const hash = useAddressHash();
  const search = useTypedSearch({ keepsHash: true });
  const rows = useMemo(() => standRows(plan.halls, plan.stands, plan.exhibitors), [plan]);
  const { stands, named } = usePlanPlaces(plan);
  const places = useMemo(() => [...named, ...stands], [named, stands]);
  const codes = useMemo(() => plan.stands.map(({ code }) => code), [plan]);
  const anchors = useMemo(() => new Set(places.map(({ anchor }) => anchor)), [places]);
  const query = useDeferredValue(search.typed);
  const match = useMemo(() => findKeyed(places, query), [places, query]);
  const foundAnchors = useMemo(
    () => (match.query.length === 0 ? undefined : new Set(match.found.map(({ anchor }) => anchor))),
    [match],
  );

  const chosen = requestedPlace(hash, address.get('stand'), anchors);
  const from = useVisitorPlace(address, anchors);
  // Whether the visitor chose the place by a press: on this page, or on a link of another page.
  // False after a full load, because the first render of static HTML does not know the address.
  const [hasChosen, setHasChosen] = useState(chosen !== '');
  const stand = stands.find(({ anchor }) => anchor === chosen);
  const place = named.find(({ anchor }) => anchor === chosen);
  const row = rows.find(({ id }) => id === stand?.hall);
  const { guide, origin, ways, directions, instead } = useDirections({
    plan,
    from,
    chosen,
    isStand: stand !== undefined,
  });
  const pointOf = (anchor: string | undefined): NamedPoint | undefined => {
    const code = stands.find((one) => one.anchor === anchor)?.code;
    if (anchor !== undefined && code !== undefined)
      return { anchor, code, name: t('standNamed', { code }) };
    return named.find((one) => one.anchor === anchor);
  };
  // Whole words come first, so that `loo` finds the toilet before the lounge; then the nearest.
  const answers = useMemo(() => {
    if (foundAnchors === undefined) return named;
    return named
      .filter(({ anchor }) => foundAnchors.has(anchor))
      .map((one) => ({
        ...one,
        isPart: isWhole(one.words, match.query) ? 0 : 1,
        metres: ways?.metresTo(one.anchor),
      }))
      .sort((a, b) => a.isPart - b.isPart || (a.metres ?? unreachable) - (b.metres ?? unreachable));
  }, [named, foundAnchors, match, ways]);
  const first =
    foundAnchors && (answers[0] ?? stands.find(({ anchor }) => foundAnchors.has(anchor)));

  // A second press follows the link: a stand's link leads to the exhibitor.
  const choose = useCallback(
    (anchor: string) => (event: MouseEvent) => {
      if (!isPlainClick(event) || anchor === chosen) return;
      event.preventDefault();
      setHasChosen(true);
      choosePlace(anchor);
    },
    [chosen],
  );

  const example = rows.flatMap((one) => one.stands).find(({ holder }) => holder)?.code;
  const to = pointOf(chosen);
  const isOnTheWay = from !== '' && to !== undefined && from !== chosen;
  // Waits for the route's code, so that the drawing moves once and not twice.
  const pending = isOnTheWay && guide === undefined;
  const marked = directions
    ? guide?.viewOf(directions, stand ?? place, chosen + from)
    : (stand ?? place);

  return (
    <section id="plan" className={styles.map} aria-labelledby="plan-title">
      <div className={styles.head}>
        <h2 id="plan-title" className={styles.title}>
          {t('title', { year: plan.year })}
        </h2>
        <SearchField
          search={search}
          label={t('search')}
          hint={t('searchHint', { code: example })}
          onEnter={() => {
            if (first === undefined) return false;
            search.flush();
            setHasChosen(true);
            choosePlace(first.anchor);
            return true;
          }}
        />
        <div
          role="status"
          className={styles.found}
          data-nothing={foundAnchors?.size === 0 || undefined}
        >
          {foundAnchors?.size !== 0 ? (
            t('found', { found: foundAnchors?.size ?? places.length, count: places.length })
          ) : isMissingCode(readStandCode(query), codes) ? (
            <NoSuchStand
              code={readStandCode(query)}
              year={plan.year}
              codes={codes}
              onChoose={choose}
            />
          ) : (
            t('nothing', { typed: query })
          )}
        </div>
      </div>
      <PlanSigns />
      <div className={styles.sides}>
        <PlanStage
          size={plan.size}
          marked={pending ? undefined : marked}
          isWay={hasChosen && isOnTheWay}
          query={query}
          answer={first}
        >
          <HallPlan
            plan={plan}
            found={foundAnchors}
            marked={chosen}
            from={from}
            directions={directions}
            onChoose={choose}
          />
        </PlanStage>
        <PlaceCard
          anchor={chosen}
          place={place}
          stand={stand}
          row={row?.name}
          holder={row?.stands.find(({ code }) => standAnchor(code) === chosen)?.holder}
          year={plan.year}
          codes={codes}
          example={example}
          from={pointOf(from)?.name}
          onChoose={choose}
        >
          {guide && to && (
            <guide.PlaceDirections
              key={chosen}
              to={to}
              from={pointOf(from)}
              directions={directions}
              instead={pointOf(instead)}
              example={example ?? ''}
              findPlace={(typed) => guide.findPlace(places, typed)}
              onStand={(anchor) => {
                setHasChosen(true);
                setVisitorPlace(anchor);
              }}
              onChoose={choose}
            />
          )}
          {from === chosen && sessions({ hall: undefined, onChoose: choose })}
          {place?.hall !== undefined && sessions({ hall: place.hall, onChoose: choose })}
        </PlaceCard>
        <PlanLegend services={plan.services} routes={plan.stepFreeRoutes ?? []} />
        <StandList
          rows={rows}
          places={answers}
          year={plan.year}
          found={foundAnchors}
          from={pointOf(origin)?.name}
          marked={chosen}
          onChoose={choose}
        />
      </div>
    </section>
  );
}

type PlanLegendProps = Pick<Queries.PlanLegendFragment, 'services'> & {
  routes: NonNullable<Queries.PlanLegendFragment['stepFreeRoutes']>;
};

/** The meaning of the plan's icons and lines, and which services can be reached without steps. */
function PlanLegend({ services, routes }: PlanLegendProps) {
  const { t } = useTranslation('map');
  const serviceWord = useServiceWord();
  const kinds = [...new Set(services.map(({ kind }) => kind))];
  return (
    <div className={planLegendStyles.legend}>
      <h3 className={planLegendStyles.title}>{t('legend')}</h3>
      <Fold level={3} line={t('legend')} untilWide>
        <ul role="list" className={planLegendStyles.signs}>
          {kinds.map((kind) => (
            <li key={kind}>
              <PlaceSign kind={kind} className={planLegendStyles.sign} />
              <div>
                {serviceWord(kind)}
                {services
                  .filter((service) => service.kind === kind)
                  .map(({ name, stepFree }, index) => (
                    <p key={index} className={planLegendStyles.note}>
                      {withNoBreakSpaces(
                        [name, stepFree !== null && t(stepFree ? 'withoutSteps' : 'withSteps')]
                          .filter(Boolean)
                          .join(', '),
                      )}
                    </p>
                  ))}
              </div>
            </li>
          ))}
          {routes.length > 0 && (
            <li>
              <svg viewBox="0 0 24 24" aria-hidden="true" className={planLegendStyles.sign}>
                <path d="M0 12h24" className={hall.route} />
              </svg>
              <div>
                {t('routes')}
                {routes.map(({ name }) => (
                  <p key={name} className={planLegendStyles.note}>
                    {withNoBreakSpaces(name)}
                  </p>
                ))}
              </div>
            </li>
          )}
        </ul>
      </Fold>
    </div>
  );
}

const loadGuide = () => import('./PlaceDirections');

type DirectionsRequest = {
  plan: DirectionsPlan;
  /** The `id` of the place where the visitor is; empty if it is not known. */
  from: string;
  /** The `id` of the chosen place, or empty. */
  chosen: string;
  /**
   * Whether the chosen place is a stand; distances are measured from it while `from` is not known.
   */
  isStand: boolean;
};

/**
 * Returns the directions on a plan. Their code loads when a place is chosen or the visitor's place
 * is known.
 */
function useDirections({ plan, from, chosen, isStand }: DirectionsRequest) {
  const guide = useCode(loadGuide, chosen !== '' || from !== '');
  const origin = from === '' && isStand ? chosen : from;
  const ways = useMemo(
    () => (origin === '' ? undefined : guide?.waysFrom(plan, origin)),
    [guide, plan, origin],
  );
  const directions = useMemo(
    () => (from === '' ? undefined : ways?.directionsTo(chosen)),
    [ways, from, chosen],
  );
  const instead = useMemo(
    () => guide?.stepFreeInstead(plan.services, chosen, ways),
    [guide, plan, chosen, ways],
  );
  return { guide, origin, ways, directions, instead };
}

export const fragments = graphql`
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
    halls {
      use
      doors {
        x
        y
      }
    }
    services {
      stepFree
    }
    ...PlanPlaces
    ...HallPlan
    ...PlanLegend
  }
  fragment PlanLegend on Plan {
    services {
      kind
      name(language: $language)
      stepFree
    }
    stepFreeRoutes {
      name(language: $language)
    }
  }
`;
