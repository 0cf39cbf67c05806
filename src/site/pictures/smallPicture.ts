import { makeAddresses, type PictureArgs } from './pictureAddress';

/** The narrowest width in which works and portraits are made for lists, px (decision 021). */
const narrowest = 284;

/**
 * Gives the address of the narrowest rendition of a picture, by its file's name in the folder of a
 * record; pages ask for the same one, so no further file is made.
 */
export const makeSmallPictures = (args: PictureArgs) =>
  makeAddresses(args, (pictures, file) =>
    pictures.makeWebp(file, { layout: 'fullWidth', breakpoints: [narrowest] }),
  );
