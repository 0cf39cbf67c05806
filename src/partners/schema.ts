import { type InferType } from 'yup';
import { localizedProse, localizedText, logoFile, webAddress } from '../content/localized';
import { choice, strictObject } from '../content/shapes';

/** Tiers of partners, in the order in which pages show them. */
export const partnerTiers = ['general', 'row', 'forum', 'in-kind', 'media'] as const;
export type PartnerTier = (typeof partnerTiers)[number];

/**
 * One partner of an edition: `content/<year>/partners/<slug>/index.yaml`. The folder's name is the
 * slug.
 */
export const partnerSchema = strictObject({
  name: localizedText().required().meta({ ru: 'Название партнёра.', en: 'Name of the partner.' }),
  tier: choice(partnerTiers).required().meta({
    ru: 'Уровень: генеральный, ряд, форум, делом, медиа.',
    en: 'Tier: general, row, forum, in kind, media.',
  }),
  logo: logoFile().required().meta({
    ru: 'Файл знака рядом с index.yaml: .svg лучше всего.',
    en: 'File of the logo beside index.yaml: .svg is best.',
  }),
  website: webAddress().meta({ ru: 'Сайт, с https://.', en: 'Website, with https://.' }),
  text: localizedProse().required().meta({
    ru: 'Чем помогает: одно–три предложения.',
    en: 'What they do for the fair: one to three sentences.',
  }),
});

export type Partner = InferType<typeof partnerSchema>;
