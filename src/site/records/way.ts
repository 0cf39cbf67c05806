import type { CreateResolversArgs } from 'gatsby';
import { languageField, type NodeModel, type Nodes } from '../content/nodes';
import { entranceKinds } from '../../way/schema';
import { drawWay } from '../../way/model/wayDrawing';
import { yearOfWay } from '../../way/model/yearOfWay';
import { localize } from '../../i18n/locales';
import { mapAddresses, readPlace } from '../../lib/place';

/**
 * GraphQL types of the drawn way. The build computes the projection, so browsers do not have to.
 */
export const wayTypes = /* GraphQL */ `
  type DrawnWay {
    venue: String!
    width: Int!
    height: Int!
    blocks: [DrawnBlock!]!
    streets: [String!]!
    walks: [DrawnWalk!]!
    labels: [DrawnLabel!]!
    points: [DrawnPoint!]!
    apps: [MapApp!]!
  }
  type DrawnBlock {
    path: String!
    isVenue: Boolean!
  }
  type DrawnWalk {
    path: String!
    stepFree: Boolean!
  }
  type DrawnLabel {
    lines: [String!]!
    x: Float!
    y: Float!
    angle: Int!
    isNarrow: Boolean!
  }
  type DrawnPoint {
    kind: String!
    name: String!
    note: String
    x: Float!
    y: Float!
    walks: [TimedWalk!]!
  }
  type TimedWalk {
    to: Int!
    minutes: Int!
    metres: Int!
    stepFree: Boolean!
  }
  type MapApp {
    app: String!
    to: String!
  }
`;

/**
 * Adds `way` to sections: the drawn way to the current edition's venue, with links that open its
 * entrance in map apps.
 */
export function createWayResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    WaySection: {
      way: languageField('DrawnWay!', async (_, language, nodeModel) => {
        const { way, edition } = await currentWay(nodeModel);
        const venue = localize(edition.venue.name, language);
        const entrance = readPlace(
          way.points.find(({ kind }) => entranceKinds.includes(kind))?.at ?? '',
        );
        const apps = entrance
          ? Object.entries(mapAddresses(entrance, venue, language)).map(([app, to]) => ({
              app,
              to,
            }))
          : [];
        return { ...drawWay(way, language), venue, apps };
      }),
    },
  });
}

async function currentWay(
  nodeModel: NodeModel,
): Promise<{ way: Nodes['Way']; edition: Nodes['Edition'] }> {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const ways = [...(await nodeModel.findAll({ type: 'Way', query: {} })).entries];
  const editions = [...(await nodeModel.findAll({ type: 'Edition', query: {} })).entries];
  const venues = new Map(editions.map(({ fields, venue }) => [fields.year, JSON.stringify(venue)]));
  const year = yearOfWay(
    ways.map(({ fields }) => fields.year),
    venues,
    site?.currentEdition ?? 0,
  );
  const way = ways.find(({ fields }) => fields.year === year);
  const edition = editions.find(({ fields }) => fields.year === site?.currentEdition);
  if (way === undefined || edition === undefined)
    throw new Error('A page shows the way to an edition that has none.');
  return { way, edition };
}
