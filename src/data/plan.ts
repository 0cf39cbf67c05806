import type { CreateResolversArgs, Node } from 'gatsby';
import type { Plan } from '../content-model/plan';

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

type PlanNode = Node & Plan & { fields: { year: number } };
type NodeModel = { findOne(query: { type: string; query: unknown }): Promise<PlanNode | null> };

/** An exhibitor's `place`: its stand on the plan of its edition; nothing where that edition has no plan. */
export function createPlanResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Exhibitor: {
      place: {
        type: 'StandPlace',
        async resolve(
          { stand, fields }: { stand: string; fields: { year: number } },
          _args: unknown,
          { nodeModel }: { nodeModel: NodeModel },
        ) {
          const plan = await nodeModel.findOne({ type: 'Plan', query: { filter: { year: { eq: fields.year } } } });
          const shape = plan?.stands.find(({ code }) => code === stand);
          const hall = plan?.halls.find(({ id }) => id === shape?.hall);
          if (!plan || shape === undefined || hall === undefined) return null;
          return { ...shape, row: hall.name, planWidth: plan.size.width, planHeight: plan.size.height };
        },
      },
    },
  });
}
