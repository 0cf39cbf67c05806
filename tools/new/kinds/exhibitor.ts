import { exhibitorSchema } from '../../../src/content-model/exhibitor';
import { nameOr, type Drafter } from '../draft';
import { freeStand } from '../freePlaces';
import { recordText } from '../recordText';

/** An exhibitor on a free stand; works, links and contact as examples. */
export const draftExhibitor: Drafter = (request, { folder, head }) => {
  const { year, slug, options } = request;
  const file = `${year}/exhibitors/${slug}/index.yaml`;
  const filled = {
    name: nameOr(request, 'Название галереи или имя автора', 'Name of the gallery or the artist'),
    participantType: options['type'] ?? 'gallery',
    stand: options['stand'] ?? freeStand(folder, year),
    city: { ru: 'Город', en: 'City' },
    country: { ru: 'Страна', en: 'Country' },
    text: {
      ru: 'Напишите здесь об участнике: кто это и что привезёт на ярмарку. Два–три абзаца.',
      en: 'Write about the exhibitor here: who they are and what they bring to the fair. Two or three paragraphs.',
    },
  };
  return [{ file, text: head(file) + recordText(exhibitorSchema, { filled, examples: examplesFor(slug, year) }) }];
};

const examplesFor = (slug: string, year: number) => ({
  website: `https://${slug}.example`,
  socialLinks: [{ network: 'telegram', url: `https://t.me/${slug}` }],
  artists: [{ ru: 'Имя художника', en: 'Name of an artist' }],
  works: [
    {
      picture: 'first-work.jpg',
      title: { ru: 'Название работы', en: 'Title of the work' },
      year: year - 1,
      medium: { ru: 'холст, масло', en: 'oil on canvas' },
      size: { height: 100, width: 80 },
      alt: { ru: 'Что видно на картинке', en: 'What is seen in the picture' },
    },
  ],
  contact: { person: { ru: 'Имя и фамилия', en: 'First name and surname' }, email: `hello@${slug}.example`, phone: '+7 495 000-00-00' },
});
