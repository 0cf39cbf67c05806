import { type InferType } from 'yup';
import { localizedProse, localizedText, logoFile, webAddress } from '../content/localized';
import { choice, strictObject } from '../content/shapes';

/** Tiers of partners, in the order in which pages show them. */
export const partnerTiers = ['general', 'row', 'forum', 'in-kind', 'media'] as const;
export type PartnerTier = (typeof partnerTiers)[number];

const tierNames: Record<PartnerTier, string> = {
  general: 'генеральный / general',
  row: 'партнёр ряда / of a row',
  forum: 'партнёр форума / of the forum',
  'in-kind': 'партнёр делом / in kind',
  media: 'медиапартнёр / media',
};

/** `content/<year>/partners/<slug>/index.yaml`; the folder's name is the slug. */
export const partnerSchema = strictObject({
  name: localizedText().required().meta({ label: 'Название партнёра / Name of the partner' }),
  tier: choice(partnerTiers, tierNames).required().meta({
    label: 'Уровень / Tier',
    ru: 'Уровень: генеральный, ряд, форум, делом, медиа.',
    en: 'Tier: general, row, forum, in kind, media.',
  }),
  logo: logoFile().required().meta({
    label: 'Знак / Logo',
    ru: 'Файл знака; .svg лучше всего.',
    en: 'File of the logo; .svg is best.',
  }),
  website: webAddress().meta({ label: 'Сайт / Website' }),
  text: localizedProse().required().meta({
    label: 'Чем помогает / What they do for the fair',
    ru: 'Чем помогает: одно–три предложения.',
    en: 'What they do for the fair: one to three sentences.',
  }),
});

export type Partner = InferType<typeof partnerSchema>;
