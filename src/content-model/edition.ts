import { object, string, type InferType } from 'yup';
import { describedPicture, isoDay, localizedText } from './localized';

const hexColour = () => string().strict().matches(/^#[0-9a-f]{6}$/i, 'hexColour');

/** One edition of the fair: `content/<year>/edition.yaml`. The folder's name is the year. */
export const editionSchema = object({
  /** First and last day, both open to visitors; Europe/Moscow. */
  firstDay: isoDay().required(),
  lastDay: isoDay().required(),
  venue: object({ name: localizedText().required(), address: localizedText().required() })
    .noUnknown()
    .strict()
    .required(),
  /** The signal colour on white (`light`) and on black (`dark`); each at least 4.5:1. */
  colour: object({ light: hexColour().required(), dark: hexColour().required() }).noUnknown().strict().required(),
  cover: describedPicture().default(undefined),
})
  .noUnknown()
  .strict();

export type Edition = InferType<typeof editionSchema>;
