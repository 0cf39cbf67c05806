import { array, object, type InferType } from 'yup';
import { describedPicture, localizedText, localizedTexts, webAddress } from './localized';

/** One speaker: `content/<year>/speakers/<id>/index.yaml` (spec §3). The folder's name is the id. */
export const speakerSchema = object({
  name: localizedText().required(),
  /** What they do: curator, conservator, collector. */
  role: localizedText().required(),
  organisation: localizedText().default(undefined),
  /** Paragraphs divided by an empty line; `[words](address)` makes a link. */
  biography: localizedText().required(),
  portrait: describedPicture().required(),
  links: array(
    object({ label: localizedText().required(), url: webAddress().required() }).noUnknown().strict().required(),
  ).strict(),
  /** What they speak about. */
  topics: localizedTexts(),
})
  .noUnknown()
  .strict();

export type Speaker = InferType<typeof speakerSchema>;
