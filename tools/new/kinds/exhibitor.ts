import { exhibitorSchema } from '../../../src/exhibitors/schema';
import prompts from '../../../src/site/check/prompts.json';
import { nameOr, type Drafter } from '../draft';
import { freeStand } from '../freePlaces';
import { recordText } from '../recordText';

/** Drafts an exhibitor on a free stand; works, links and contact as examples. */
export const draftExhibitor: Drafter = (request, { folder, head }) => {
  const { year, slug, options } = request;
  const file = `${year}/exhibitors/${slug}/index.yaml`;
  const participantType = options['type'] ?? 'gallery';
  const filled = {
    name: nameOr(request, prompts.exhibitor.name),
    participantType,
    stand: options['stand'] ?? freeStand(folder, year),
    city: prompts.exhibitor.city,
    country: prompts.exhibitor.country,
    text: prompts.exhibitor.text,
  };
  return [
    {
      file,
      text:
        head(file) +
        recordText(exhibitorSchema, {
          filled,
          examples: examplesFor(slug, year, participantType === 'gallery'),
        }),
    },
  ];
};

const examplesFor = (slug: string, year: number, isGallery: boolean) => ({
  sortAs: prompts.exhibitor.sortAs,
  website: `https://${slug}.example`,
  socialLinks: [{ network: 'telegram', url: `https://t.me/${slug}` }],
  artists: [prompts.exhibitor['artists[]']],
  works: [
    {
      picture: 'first-work.jpg',
      title: prompts.exhibitor['works[].title'],
      // An artist's own work needs no artist.
      ...(isGallery && { artists: [prompts.exhibitor['works[].artists[]']] }),
      year: year - 1,
      medium: { ru: 'холст, масло', en: 'oil on canvas' },
      size: { height: 100, width: 80 },
      availability: 'available',
      price: 120_000,
      alt: prompts.exhibitor['works[].alt'],
    },
  ],
  contact: {
    person: prompts.exhibitor['contact.person'],
    email: `hello@${slug}.example`,
    phone: '+7 495 000-00-00',
  },
});
