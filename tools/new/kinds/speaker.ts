import { speakerSchema } from '../../../src/content-model/speaker';
import { nameOr, type Drafter } from '../draft';
import { recordText } from '../recordText';

/** A speaker; portrait, links and topics as examples. */
export const draftSpeaker: Drafter = (request, { head }) => {
  const file = `${request.year}/speakers/${request.slug}/index.yaml`;
  const filled = {
    name: nameOr(request, 'Имя и фамилия', 'First name and surname'),
    role: { ru: 'Чем занимается', en: 'What they do' },
    biography: {
      ru: 'Напишите здесь о человеке: что он сделал и о чём умеет рассказать. Один–два абзаца.',
      en: 'Write about the person here: what they have done and what they can tell about. One or two paragraphs.',
    },
  };
  return [{ file, text: head(file) + recordText(speakerSchema, { filled, examples: examplesFor(request.slug) }) }];
};

const examplesFor = (slug: string) => ({
  organisation: { ru: 'Место работы', en: 'Place of work' },
  portrait: { picture: 'portrait.jpg', alt: { ru: 'Что видно на портрете', en: 'What the portrait shows' } },
  links: [{ label: { ru: 'Сайт', en: 'Website' }, url: `https://${slug}.example` }],
  topics: [{ ru: 'О чём говорит', en: 'What they speak about' }],
});
