import { array, number, object, string, type InferType } from 'yup';
import {
  describedPicture,
  localizedText,
  localizedTexts,
  mailAddress,
  phoneNumber,
  socialLink,
  webAddress,
} from './localized';

/** Participant types (spec §3). */
export const participantTypes = ['gallery', 'artist', 'photographer', 'sculptor'] as const;
export type ParticipantType = (typeof participantTypes)[number];

/** A stand's code: a hall's letter and its number, as on the plan: `C07`. */
export const standCode = () => string().strict().matches(/^[A-Z]\d{2,3}$/, 'standCode');

const centimetres = () => number().strict().positive().max(5000);

/** A work shown at the stand; its picture lies beside `index.yaml`. */
export const workSchema = describedPicture()
  .shape({
    title: localizedText().required(),
    /** Year the work was made. */
    year: number().strict().integer().min(1400).max(2100).required(),
    medium: localizedText().required(),
    /** In centimetres; `depth` only for what stands in space. */
    size: object({ height: centimetres().required(), width: centimetres().required(), depth: centimetres() })
      .noUnknown()
      .strict()
      .required(),
  })
  .noUnknown()
  .strict();

/**
 * One exhibitor: `content/<year>/exhibitors/<slug>/index.yaml` (spec §3). The folder's name is the slug.
 */
export const exhibitorSchema = object({
  name: localizedText().required(),
  participantType: string().strict().oneOf(participantTypes).required(),
  stand: standCode().required(),
  city: localizedText().required(),
  country: localizedText().required(),
  /** Paragraphs divided by an empty line; `[words](address)` makes a link. */
  text: localizedText().required(),
  website: webAddress(),
  socialLinks: array(socialLink().required()).strict(),
  /** Represented artists, for galleries. */
  artists: localizedTexts(),
  /** At least one; the first is the exhibitor's face in lists. */
  works: array(workSchema.required()).strict().min(1).required(),
  contact: object({ person: localizedText().default(undefined), email: mailAddress(), phone: phoneNumber() })
    .noUnknown()
    .strict()
    .default(undefined),
})
  .noUnknown()
  .strict();

export type Exhibitor = InferType<typeof exhibitorSchema>;
