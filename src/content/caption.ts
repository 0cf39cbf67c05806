import { number, type InferType } from 'yup';
import { localizedText, pictureFile } from './localized';
import { list, namedObject, strictObject } from './shapes';

const share = () => number().strict().min(0).max(1).required();

/** A caption for one photograph; photographs without a caption are shown, too. */
const captionSchema = strictObject({
  picture: pictureFile().required().meta({
    label: 'Снимок / Photograph',
    ru: 'Имя файла в этой папке.',
    en: 'Name of a file of this folder.',
    graphql: 'String',
  }),
  caption: localizedText().meta({ label: 'Подпись под снимком / Caption under the photograph' }),
  alt: localizedText().meta({
    label: 'Что на нём видно / What it shows',
    ru: 'Что видно, для тех, кто не видит.',
    en: 'What is seen, for those who cannot see it.',
  }),
  credit: localizedText().meta({ label: 'Кто снимал / Who took it' }),
  focalPoint: namedObject('FocalPoint', {
    x: share().meta({
      label: 'От левого края / From the left',
      ru: 'Доля ширины от левого края, от 0 до 1.',
      en: 'Share of the width from the left edge, 0 to 1.',
    }),
    y: share().meta({
      label: 'От верха / From the top',
      ru: 'Доля высоты от верха, от 0 до 1.',
      en: 'Share of the height from the top, 0 to 1.',
    }),
  }).meta({
    label: 'Главное место / Focal point',
    ru: 'Главное место снимка: доли от левого и верхнего края, от 0 до 1.',
    en: 'The point that matters: shares from the left and the top, 0 to 1.',
  }),
});

/** Captions of a folder's photographs: `content/<year>/photos/captions.yaml`. */
export const captionsSchema = list(captionSchema).required().meta({ item: 'Снимок / Photograph' });

export type Caption = InferType<typeof captionSchema>;
