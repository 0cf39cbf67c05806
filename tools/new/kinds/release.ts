import { releaseSchema } from '../../../src/press/schema';
import prompts from '../../../src/site/check/prompts.json';
import { nameOr, type Drafter } from '../draft';
import { recordText } from '../recordText';

/** Drafts a press release of a day; a contact other than the press office as an example. */
export const draftRelease: Drafter = (request, { head }) => {
  const file = `releases/${request.day}-${request.slug}.yaml`;
  const { title, summary, text } = prompts.release;
  const filled = { title: nameOr(request, title), summary, text };
  const examples = {
    edition: Number(request.day?.slice(0, 4)),
    contact: {
      name: prompts.release['contact.name'],
      email: 'press@fair.example',
      phone: '+7 495 000-00-00',
    },
  };
  return [{ file, text: head(file) + recordText(releaseSchema, { filled, examples }) }];
};
