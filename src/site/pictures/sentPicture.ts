import { imageDefaults } from './imageDefaults';
import { makeAddresses, type PictureArgs } from './pictureAddress';

/** Of what one downloads, px; at most 300 kB, so that messengers take it. */
export const sentWidth = 1200;
export const sentOptions = { quality: 85 };

/** JPEG, or PNG where the picture is one: some messengers refuse WebP. */
const sentFormats = imageDefaults.formats.filter((format) => format !== 'webp');

/**
 * Gives the address of a picture's rendition that is sent, by its file's name in the folder of a
 * record; works' pages have the same one, so no further file is made.
 */
export const makeSentPictures = (args: PictureArgs) =>
  makeAddresses(args, (pictures, file) =>
    pictures.make(file, {
      layout: 'fullWidth',
      formats: sentFormats,
      breakpoints: [sentWidth],
      jpgOptions: sentOptions,
    }),
  );
