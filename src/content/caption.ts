import { number, type InferType } from 'yup';
import { localizedText, pictureFile } from './localized';
import { list, namedObject, strictObject } from './shapes';

const share = () => number().strict().min(0).max(1).required();

/** A caption for one dropped photograph; photographs without a caption are shown as well. */
export const captionSchema = strictObject({
  picture: pictureFile().required().meta({
    ru: 'Имя файла в этой папке.',
    en: 'Name of a file of this folder.',
    graphql: 'String',
  }),
  caption: localizedText().default(undefined).meta({
    ru: 'Подпись под снимком.',
    en: 'Caption under the photograph.',
  }),
  alt: localizedText().default(undefined).meta({
    ru: 'Что видно, для тех, кто не видит.',
    en: 'What is seen, for those who cannot see it.',
  }),
  credit: localizedText().default(undefined).meta({ ru: 'Кто снимал.', en: 'Who took it.' }),
  focalPoint: namedObject('FocalPoint', {
    x: share().meta({
      ru: 'Доля ширины от левого края, от 0 до 1.',
      en: 'Share of the width from the left edge, 0 to 1.',
    }),
    y: share().meta({
      ru: 'Доля высоты от верха, от 0 до 1.',
      en: 'Share of the height from the top, 0 to 1.',
    }),
  })
    .default(undefined)
    .meta({
      ru: 'Главное место снимка: доли от левого и верхнего края, от 0 до 1.',
      en: 'The point that matters: shares from the left and the top, 0 to 1.',
    }),
});

/** Captions of dropped photographs: `content/<year>/photos/captions.yaml`. */
export const captionsSchema = list(captionSchema.required()).required();

export type Caption = InferType<typeof captionSchema>;
