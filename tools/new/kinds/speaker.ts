import { speakerSchema } from '../../../src/speakers/schema';
import prompts from '../../../src/site/check/prompts.json';
import { nameOr, type Drafter } from '../draft';
import { recordText } from '../recordText';

/** Drafts a speaker; portrait, links and topics as examples. */
export const draftSpeaker: Drafter = (request, { head }) => {
  const file = `${request.year}/speakers/${request.slug}/index.yaml`;
  const filled = {
    name: nameOr(request, prompts.speaker.name),
    role: prompts.speaker.role,
    biography: prompts.speaker.biography,
  };
  return [
    {
      file,
      text: head(file) + recordText(speakerSchema, { filled, examples: examplesFor(request.slug) }),
    },
  ];
};

const examplesFor = (slug: string) => ({
  sortAs: prompts.speaker.sortAs,
  organisation: prompts.speaker.organisation,
  portrait: { picture: 'portrait.jpg', alt: prompts.speaker['portrait.alt'] },
  links: [{ label: { ru: 'Сайт', en: 'Website' }, url: `https://${slug}.example` }],
  topics: [prompts.speaker['topics[]']],
});
