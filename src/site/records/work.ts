import type { CreateResolversArgs } from 'gatsby';
import {
  field,
  languageField,
  type Context,
  type NodeModel,
  type Nodes,
  findExhibitorOf,
} from '../content/nodes';
import { searchKey } from '../../lists/model/listSearch';
import { colours } from '../../works/model/colour';
import { artistSlug, makersOf } from '../../works/model/artists';
import {
  type WrittenSize,
  durationText,
  heightsBeside,
  sidesOf,
  sizeText,
  toScale,
  yearsText,
} from '../../works/model/scale';
import { priceText, saleWords } from '../content/saleWords';
import { workSlug } from '../../works/model/workAddress';
import { localize, type Locale } from '../../i18n/locales';
import { compareNames } from '../../lib/names';
import { formatDay } from '../../lib/time/days';
import { makePictureColours } from '../pictures/pictureColours';
import { findSiblingFile } from '../pictures/siblingFile';
import { findOnShow } from './yearlyRecords';
import { enumType } from './schemaTypes';

/** GraphQL types of computed fields of a work. */
export const workTypes = /* GraphQL */ `
  ${enumType('HeightBeside', heightsBeside)}
  ${enumType('WorkColour', colours)}
  type Maker {
    slug: String!
    name: String! @localized
  }
  type WorkToScale {
    viewBox: String!
    outline: String!
    beside: HeightBeside!
    isWide: Boolean!
  }
`;

type Work = NonNullable<Nodes['Exhibitor']['works']>[number];

/**
 * Adds to works: slug, exhibitor, makers, search key, colours, drawing to scale, and price, sale,
 * size, duration, years and day as texts. Adds the queries (decisions 030 to 032, 042):
 * - `work(year, name)`.
 * - `worksNamed(references)`.
 * - `worksOnShow`: the works of the year whose exhibitors are shown.
 * - `worksByTitle(year, language)`.
 */
export function createWorkResolvers({ createResolvers, cache }: CreateResolversArgs): void {
  const coloursIn = makePictureColours(cache);
  createResolvers({
    Work: {
      slug: { type: 'String!', resolve: (work: Work) => workSlug(work) },
      exhibitor: field('Exhibitor!', (work: Work, nodeModel) => findExhibitorOf(work, nodeModel)),
      makers: field('[Maker!]!', (work: Work, nodeModel) => {
        const exhibitor = findExhibitorOf(work, nodeModel);
        if (exhibitor === null) return [];
        return makersOf(exhibitor, work).map((name) => ({ name, slug: artistSlug(name) }));
      }),
      searchKey: field('String!', (work: Work, nodeModel) => {
        const exhibitor = findExhibitorOf(work, nodeModel);
        const names = [work.title, work.medium, ...(work.artists ?? [])];
        const all = exhibitor === null ? names : [...names, exhibitor.name, exhibitor.city];
        return searchKey([...all.flatMap(({ ru, en }) => [ru, en]), exhibitor?.stand]);
      }),
      priceText: languageField('String', (work: Work, language) => priceText(work, language)),
      saleText: inWords((work, language) => saleWords(work, language)?.text),
      colours: field('[WorkColour!]!', async (work: Work, nodeModel) => {
        const file = await findSiblingFile(nodeModel, work, work.picture);
        return file === null ? [] : coloursIn(file);
      }),
      toScale: { type: 'WorkToScale', resolve: ({ size }: Work) => size && toScale(size) },
      sizeText: inWords(({ size }, language) => sizeText(size, language)),
      durationText: inWords(
        ({ duration }, language) => duration && durationText(duration, language),
      ),
      yearsText: { ...inWords(yearsText), type: 'String!' },
      asOfDay: languageField(
        'String',
        ({ asOf }: Work, language) => asOf && formatDay(asOf, language),
      ),
    },
    WorkSize: {
      height: { type: 'Float!', resolve: (size: WrittenSize) => sidesOf(size)?.height },
      width: { type: 'Float!', resolve: (size: WrittenSize) => sidesOf(size)?.width },
    },
    Query: {
      work: {
        type: 'Work',
        args: { year: 'Int!', name: 'String' },
        resolve: (
          _source: unknown,
          { year, name }: { year: number; name?: string | null },
          { nodeModel }: Context,
        ) => workNamed(`${year}/${name}`, nodeModel),
      },
      worksNamed: {
        type: '[Work!]!',
        args: { references: '[String!]!' },
        async resolve(
          _source: unknown,
          { references }: { references: readonly string[] },
          { nodeModel }: Context,
        ) {
          const works = await Promise.all(
            references.map((reference) => workNamed(reference, nodeModel)),
          );
          return works.filter((work) => work !== null);
        },
      },
      worksOnShow: field('[Work!]!', async (_, nodeModel) =>
        (await findOnShow(nodeModel, 'Exhibitor')).flatMap(({ works = [] }) => works),
      ),
      worksByTitle: {
        type: '[Work!]!',
        args: { year: 'Int!', language: 'String!' },
        async resolve(
          _source: unknown,
          { year, language }: { year: number; language: Locale },
          { nodeModel }: Context,
        ) {
          const { entries } = await nodeModel.findAll({
            type: 'Exhibitor',
            query: { filter: { year: { eq: year } } },
          });
          const titled = [...entries].flatMap(({ works = [] }) =>
            works.map((work) => ({ work, title: localize(work.title, language) })),
          );
          return titled
            .sort((a, b) => compareNames(a.title, b.title, language))
            .map(({ work }) => work);
        },
      },
    },
  });
}

/** Returns a work by its reference, `2025/kobalt/utro-bez-zheltogo`; null if it does not exist. */
async function workNamed(reference: string, nodeModel: NodeModel): Promise<Work | null> {
  const [year, exhibitor, slug] = reference.split('/');
  const filter = { year: { eq: Number(year) }, slug: { eq: exhibitor } };
  const record = await nodeModel.findOne({ type: 'Exhibitor', query: { filter } });
  return record?.works?.find((work) => workSlug(work) === slug) ?? null;
}

/** Field with a text about a work in the queried language. */
const inWords = (textOf: (work: Work, language: Locale) => string | undefined) =>
  languageField('String', (work: Work, language) => textOf(work, language));
