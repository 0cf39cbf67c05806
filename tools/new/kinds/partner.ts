import { partnerSchema, partnerTiers } from '../../../src/partners/schema';
import { promptMark } from '../../../src/site/check/prompts';
import prompts from '../../../src/site/check/prompts.json';
import { nameOr, type Drafter } from '../draft';
import { recordText } from '../recordText';
import { Refusal } from '../refusal';

/** Drafts a partner, with a placeholder logo if it has none; the website as an example. */
export const draftPartner: Drafter = (request, { folder, head }) => {
  const { year, slug, options } = request;
  const { tier } = options;
  // None is likelier than another, and a wrong one would be public.
  if (tier === undefined) throw new Refusal('missingTier', { choices: partnerTiers.join(', ') });
  const file = `${year}/partners/${slug}/index.yaml`;
  const logo = `${year}/partners/${slug}/logo.svg`;
  const filled = {
    name: nameOr(request, prompts.partner.name),
    tier,
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
