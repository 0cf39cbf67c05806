import { partnerSchema } from '../../../src/partners/schema';
import { promptMark } from '../../../src/site/check/prompts';
import prompts from '../../../src/site/check/prompts.json';
import { nameOr, type Drafter } from '../draft';
import { recordText } from '../recordText';

/** Drafts a partner, with a placeholder logo if it has none; the website as an example. */
export const draftPartner: Drafter = (request, { folder, head }) => {
  const { year, slug, options } = request;
  const file = `${year}/partners/${slug}/index.yaml`;
  const logo = `${year}/partners/${slug}/logo.svg`;
  const filled = {
    name: nameOr(request, prompts.partner.name),
    tier: options['tier'] ?? 'in-kind',
    logo: 'logo.svg',
    text: prompts.partner.text,
  };
  const record = {
    file,
    text:
      head(file) +
      recordText(partnerSchema, { filled, examples: { website: `https://${slug}.example` } }),
  };
  return folder.files.includes(logo) ? [record] : [record, { file: logo, text: promptMark }];
};
