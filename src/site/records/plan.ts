import type { CreateResolversArgs } from 'gatsby';
import { field, type NodeModel, type Nodes } from '../content/nodes';
import { editionWith } from '../../edition/model/shownEdition';
import { searchKey } from '../../lists/model/listSearch';
import { serviceAnchors } from '../../plan/model/planAnchors';
import type { DirectionsPlan } from '../../plan/model/floorGrid';
import { hallWalks } from '../../plan/model/directions';
import { nearestPart } from '../../plan/model/planPlaces';
import { localeCodes, wordsInAll } from '../../i18n/locales';
import { translator } from '../content/translator';
import type { TypeChanges } from './schemaTypes';

/** Fields that `hallOn` and `servicesOf` add to halls and services. */
export const planFields: Record<'Hall' | 'Service', TypeChanges> = {
  Hall: {
    computed: `position: Int!
  planYear: Int!
  planWidth: Float!
  planHeight: Float!
  isOnMap: Boolean!
  walks: [Int]!
  searchKey: String!`,
  },
  Service: {
    computed: `anchor: String!
  near: String! @localized
  searchKey: String!`,
  },
};

/** GraphQL type of an exhibitor's stand on the plan, in metres from the upper left corner. */
export const planTypes = /* GraphQL */ `
  type StandPlace {
    row: String! @localized
    x: Float!
    y: Float!
    width: Float!
    height: Float!
    planWidth: Float!
    planHeight: Float!
  }
`;

/**
 * Adds resolvers for plans:
 * - to exhibitors `place`, their stand on the plan of their edition (null without a plan).
 * - to exhibitors and halls `isOnMap`, whether their plan is the one on the map page.
 * - the query `mapPlan`: that plan with the exhibitors of its year.
 * - to halls and services the search keys for the map.
 * - to halls their `position` in the plan and, on the map's plan, `walks`, the minutes to each
 *   hall.
 * - to services the hall that they are `near` and their `id` on the map.
 */
export function createPlanResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      mapPlan: field('Plan', async (_, nodeModel) => planOf(nodeModel, await mapYear(nodeModel))),
    },
    Plan: {
      halls: field('[Hall!]!', async (plan: Nodes['Plan'], nodeModel) => {
        const yearOnMap = await mapYear(nodeModel);
        return plan.halls.map((hall) => hallOn(plan, hall, yearOnMap));
      }),
      services: { type: '[Service!]!', resolve: servicesOf },
      exhibitors: field('[Exhibitor!]!', async ({ fields }: Nodes['Plan'], nodeModel) => {
        const { entries } = await nodeModel.findAll({
          type: 'Exhibitor',
          query: { filter: { year: { eq: fields.year } } },
        });
        return [...entries].sort((a, b) => a.stand.localeCompare(b.stand, 'en'));
      }),
    },
    Exhibitor: {
      isOnMap: field(
        'Boolean!',
        async ({ fields }: Nodes['Exhibitor'], nodeModel) =>
          fields.year === (await mapYear(nodeModel)),
      ),
      place: field('StandPlace', async ({ stand, fields }: Nodes['Exhibitor'], nodeModel) => {
        const plan = await planOf(nodeModel, fields.year);
        const shape = plan?.stands.find(({ code }) => code === stand);
        const hall = plan?.halls.find(({ id }) => id === shape?.hall);
        if (!plan || shape === undefined || hall === undefined) return null;
        return {
          ...shape,
          row: hall.name,
          planWidth: plan.size.width,
          planHeight: plan.size.height,
        };
      }),
    },
  });
}

async function planOf(
  nodeModel: NodeModel,
  year: number | undefined,
): Promise<Nodes['Plan'] | null> {
  if (year === undefined) return null;
  return nodeModel.findOne({ type: 'Plan', query: { filter: { year: { eq: year } } } });
}

/**
 * Adds to a hall the computed fields of its GraphQL type; `yearOnMap` is the year of the plan on
 * the map.
 */
export function hallOn(
  plan: Nodes['Plan'],
  hall: Nodes['Plan']['halls'][number],
  yearOnMap: number | undefined,
) {
  const { halls, fields, size } = plan;
  return {
    ...hall,
    position: halls.indexOf(hall),
    planYear: fields.year,
    planWidth: size.width,
    planHeight: size.height,
    isOnMap: fields.year === yearOnMap,
    // Getters, so that a session's page, which needs only the name of its hall, does not compute
    // them.
    get walks() {
      return fields.year === yearOnMap ? hallWalks(withWays(plan), hall.id) : [];
    },
    get searchKey() {
      return searchKey([hall.id, ...wordsInAll(hall.name), ...allWords(hall.words)]);
    },
  };
}

/** Converts a plan to the type that directions use: missing fields become null. */
function withWays(plan: Nodes['Plan']): DirectionsPlan {
  const { size, stands, stepFreeRoutes = null } = plan;
  return {
    size,
    stands,
    stepFreeRoutes,
    halls: plan.halls.map((hall) => ({ ...hall, doors: hall.doors ?? null })),
    services: servicesOf(plan).map((service) => ({
      ...service,
      anchor: service.anchor ?? '',
      stepFree: service.stepFree ?? null,
    })),
  };
}

function servicesOf({ services, halls, serviceWords }: Nodes['Plan']) {
  const anchors = serviceAnchors(services);
  return services.map((service, index) => ({
    ...service,
    anchor: anchors[index],
    near: nearestPart(service, halls)?.name,
    searchKey: searchKey([
      ...(service.name ? wordsInAll(service.name) : []),
      ...localeCodes.map((locale) => translator(locale, 'map')(`services.${service.kind}`)),
      ...allWords(serviceWords?.find(({ kind }) => kind === service.kind)?.words),
    ]),
  }));
}

/** Returns the search words of a hall or service in both languages. */
export const allWords = (words: { ru: string[]; en: string[] } | undefined) =>
  words === undefined ? [] : [...words.ru, ...words.en];

/**
 * Returns the year of the plan on the map: the current edition if it has a plan, otherwise the
 * newest edition with one (design §1, editions).
 */
export async function mapYear(nodeModel: NodeModel): Promise<number | undefined> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const { entries } = await nodeModel.findAll({ type: 'Plan', query: {} });
  return editionWith(
    [...entries].map(({ fields }) => fields.year),
    site?.currentEdition ?? 0,
  );
}
