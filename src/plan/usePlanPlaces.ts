import { graphql } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readKey, type SearchWords } from '../lists/model/listSearch';
import { hallAnchor, standAnchor } from './model/planAnchors';
import { type PlanRectangle } from './model/planPlaces';
import { markedSign } from './HallPlan';
import { useServiceWord } from './PlanSigns';

/** A place of the plan that can be searched for and chosen; `anchor` is its `id`. */
type Place = PlanRectangle & { anchor: string; words: SearchWords };

/** A stand, free or taken. */
export type StandPlace = Place & { code: string; hall: string };

/** A hall (with its id) or a service (with a landmark near it): icon, name and description. */
export type NamedPlace = Place & {
  sign: string;
  name: string;
  notes: readonly string[];
  hall?: string;
  near?: string;
};

/** Returns the places of a plan: its stands, and its halls and services in the plan's order. */
export function usePlanPlaces(plan: Queries.PlanPlacesFragment) {
  const { t } = useTranslation('map');
  const serviceWord = useServiceWord();
  return useMemo(() => {
    const keys = new Map(plan.exhibitors.map(({ stand, searchKey }) => [stand, searchKey]));
    const stands = plan.stands.map((stand): StandPlace => ({
      ...stand,
      anchor: standAnchor(stand.code),
      words: readKey(keys.get(stand.code) ?? stand.code.toLowerCase()),
    }));
    const halls = plan.halls.map(({ id, use, searchKey, ...hall }): NamedPlace => {
      const count = plan.stands.filter((stand) => stand.hall === id).length;
      return {
        ...hall,
        anchor: hallAnchor(id),
        hall: id,
        words: readKey(searchKey),
        sign: 'hall',
        notes: [
          ...(use === 'stands' ? [t('standCount', { count })] : []),
          ...(use === 'programme' ? [t('programmeHall')] : []),
        ],
      };
    });
    const services = plan.services.map(
      ({ kind, name, near, stepFree, searchKey, anchor, x, y }): NamedPlace => ({
        x: x - markedSign / 2,
        y: y - markedSign / 2,
        width: markedSign,
        height: markedSign,
        anchor,
        words: readKey(searchKey),
        sign: kind,
        name: name ?? serviceWord(kind),
        near: t('near', { hall: near }),
        notes: [
          ...(name === null ? [] : [serviceWord(kind)]),
          t('near', { hall: near }),
          ...(stepFree === null ? [] : [t(stepFree ? 'withoutSteps' : 'withSteps')]),
        ],
      }),
    );
    return { stands, named: [...halls, ...services] };
  }, [plan, t, serviceWord]);
}

export const fragment = graphql`
  fragment PlanPlaces on Plan {
    halls {
      id
      name(language: $language)
      use
      searchKey
      x
      y
      width
      height
    }
    stands {
      code
      hall
      x
      y
      width
      height
    }
    services {
      kind
      name(language: $language)
      near(language: $language)
      stepFree
      anchor
      searchKey
      x
      y
    }
    exhibitors {
      stand
      searchKey
    }
  }
`;
