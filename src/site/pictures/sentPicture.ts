import { imageDefaults } from './imageDefaults';
import { makeAddresses, type PictureArgs } from './pictureAddress';

/** Width of the rendition to send, px: at most 300 kB, which messengers accept. */
export const sentWidth = 1200;
export const sentOptions = { quality: 85 };

/** JPEG, or PNG for PNG pictures: some messengers refuse WebP. */
const sentFormats = imageDefaults.formats.filter((format) => format !== 'webp');

/**
 * Returns a function that gives the address of a picture's rendition for sending, by its file's
 * name in a record's folder; works' pages use the same one, so no additional file is made.
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
