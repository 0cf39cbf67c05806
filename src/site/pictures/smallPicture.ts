import { makeAddresses, type PictureArgs } from './pictureAddress';

/** The narrowest width of works and portraits in lists, px (decision 021). */
const narrowest = 284;

/**
 * Returns a function that gives the address of a picture's narrowest rendition, by its file's name
 * in a record's folder; pages use the same one, so no additional file is made.
 */
export const makeSmallPictures = (args: PictureArgs) =>
  makeAddresses(args, (pictures, file) =>
    pictures.makeWebp(file, { layout: 'fullWidth', breakpoints: [narrowest] }),
  );
