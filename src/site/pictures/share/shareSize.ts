/** Size of a drawn share picture, px; all social networks accept it. */
export const shareSize = { width: 1200, height: 630 };
export const jpegOptions = { quality: 82 };
export const ink = '#0b0b0b';
