import { partnerSchema } from '../../../src/content-model/partner';
import { nameOr, type Drafter } from '../draft';
import { recordText } from '../recordText';

/** A frame with a bar: stands where the partner's logo will be. */
const plainMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 120">
  <path fill="#000" d="M8 8h224v104H8zM16 16v88h208V16zM56 52h128v16H56z" fill-rule="evenodd"/>
</svg>
`;

/** A partner with a plain mark, unless its logo lies there already; the website as an example. */
export const draftPartner: Drafter = (request, { folder, head }) => {
  const { year, slug, options } = request;
  const file = `${year}/partners/${slug}/index.yaml`;
  const logo = `${year}/partners/${slug}/logo.svg`;
  const filled = {
    name: nameOr(request, 'Название партнёра', 'Name of the partner'),
    tier: options['tier'] ?? 'in-kind',
    logo: 'logo.svg',
    text: {
      ru: 'Напишите здесь, чем партнёр помогает ярмарке: одно–три предложения.',
      en: 'Write here what the partner does for the fair: one to three sentences.',
    },
  };
  const record = { file, text: head(file) + recordText(partnerSchema, { filled, examples: { website: `https://${slug}.example` } }) };
  return folder.files.includes(logo) ? [record] : [record, { file: logo, text: plainMark }];
};
