import type { CreateResolversArgs } from 'gatsby';
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { languageField, type NodeModel, type Nodes, findExhibitorOf } from '../content/nodes';
import { inItem, itemHead, yamlLines } from '../../exhibitors/desk/model/letter';
import { shortWorkPath, workName, workSlug } from '../../works/model/workAddress';
import type { Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';

/**
 * GraphQL types of what an exhibitor's desk shows in addition to the record: its address as a QR
 * code, and the record as lines of YAML. `item` is the beginning of a work's item in that YAML.
 */
export const deskTypes = /* GraphQL */ `
  type QrCode {
    size: Int!
    path: String!
  }
  type DeskRecord {
    address: String!
    qr: QrCode!
    item: [String!]!
    yaml: [String!]!
  }
`;

type Work = NonNullable<Nodes['Exhibitor']['works']>[number];

/** Fields that a letter to the editors quotes; long texts stay in the file. */
const exhibitorKeys = [
  'name',
  'participantType',
  'stand',
  'city',
  'country',
  'contact',
  'website',
  'socialLinks',
  'artists',
];
const workKeys = [
  'title',
  'artists',
  'year',
  'yearFrom',
  'circa',
  'medium',
  'size',
  'duration',
  'copies',
  'availability',
  'asOf',
  'price',
  'priceRange',
  'courtesy',
  'technique',
];

/**
 * Adds `desk(language)` to exhibitors and works: their addresses, and their records for a letter.
 */
export function createDeskResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Exhibitor: {
      desk: languageField(
        'DeskRecord!',
        async (exhibitor: Nodes['Exhibitor'], language, nodeModel) => {
          const { year, slug } = exhibitor.fields;
          return {
            ...(await withCode(`/exhibitors/${year}/${slug}/`, language, nodeModel)),
            item: [],
            yaml: yamlLines(exhibitor, exhibitorKeys),
          };
        },
      ),
    },
    Work: {
      desk: languageField('DeskRecord!', async (work: Work, language, nodeModel) => {
        const { year, slug } = findExhibitorOf(work, nodeModel)?.fields ?? {};
        if (year === undefined || slug === undefined) return null;
        const path = shortWorkPath(year, workName(slug, workSlug(work)));
        return {
          ...(await withCode(path, language, nodeModel)),
          item: itemHead(work),
          yaml: inItem(yamlLines(work, workKeys)),
        };
      }),
    },
  });
}

/**
 * Returns a full address with its QR code, which stays readable if a seventh of it is damaged, as
 * on printed sheets.
 */
async function withCode(path: string, language: Locale, nodeModel: NodeModel) {
  const site = await nodeModel.findOne({ type: 'SiteSettings', query: {} });
  const address = `https://${site?.domain}${localizedPath(path, language)}`;
  const code = generate(address, { minCorrectionLevel: correction.M });
  return { address, qr: { size: code.size, path: toSvgPath(code) } };
}
