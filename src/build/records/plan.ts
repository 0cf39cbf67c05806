import type { CreateResolversArgs } from 'gatsby';
import type { Context, NodeModel, Nodes } from '../../content-model/nodes';
import { editionWith } from '../../domain/editionWith';

/** GraphQL types of content-model/plan; metres from the upper left corner. */
export const planTypes = /* GraphQL */ `
  type Plan implements Node @dontInfer {
    year: Int! @proxy(from: "fields.year")
    size: PlanSize!
    halls: [Hall!]!
    stands: [Stand!]!
    services: [Service!]!
    stepFreeRoutes: [StepFreeRoute!]
  }
  type PlanSize {
    width: Float!
    height: Float!
  }
  type Hall {
    id: String!
    name: String! @localized
    use: String!
    x: Float!
    y: Float!
    width: Float!
    height: Float!
  }
  type Stand {
    code: String!
    hall: String!
    x: Float!
    y: Float!
    width: Float!
    height: Float!
  }
  type Service {
    kind: String!
    name: String @localized
    x: Float!
    y: Float!
    stepFree: Boolean
  }
  type StepFreeRoute {
    name: String! @localized
    points: [PlanPoint!]!
  }
  type StandPlace {
    row: String! @localized
    x: Float!
    y: Float!
    width: Float!
    height: Float!
    planWidth: Float!
    planHeight: Float!
  }
  type PlanPoint {
    x: Float!
    y: Float!
  }
`;

/**
 * An exhibitor's `place` is its stand on the plan of its edition, null if that edition has no plan;
 * `isOnMap` tells whether that plan is the one on the map page. `mapPlan` is the map page's plan
 * with the exhibitors of its year.
 */
export function createPlanResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Query: {
      mapPlan: {
        type: 'Plan',
        resolve: async (_source: unknown, _args: unknown, { nodeModel }: Context) =>
          planOf(nodeModel, await mapYear(nodeModel)),
      },
    },
    Plan: {
      exhibitors: {
        type: '[Exhibitor!]!',
        async resolve({ fields }: Nodes['Plan'], _args: unknown, { nodeModel }: Context) {
          const { entries } = await nodeModel.findAll({
            type: 'Exhibitor',
            query: { filter: { year: { eq: fields.year } } },
          });
          return [...entries].sort((a, b) => a.stand.localeCompare(b.stand, 'en'));
        },
      },
    },
    Exhibitor: {
      isOnMap: {
        type: 'Boolean!',
        resolve: async ({ fields }: Nodes['Exhibitor'], _args: unknown, { nodeModel }: Context) =>
          fields.year === (await mapYear(nodeModel)),
      },
      place: {
        type: 'StandPlace',
        async resolve(
          { stand, fields }: Nodes['Exhibitor'],
          _args: unknown,
          { nodeModel }: Context,
        ) {
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
        },
      },
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
 * The year whose plan the map shows: the current edition's, or that of the newest edition with a
 * plan (design §1, editions).
 */
async function mapYear(nodeModel: NodeModel): Promise<number | undefined> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const { entries } = await nodeModel.findAll({ type: 'Plan', query: {} });
  return editionWith(
    [...entries].map(({ fields }) => fields.year),
    site?.currentEdition ?? 0,
  );
}
