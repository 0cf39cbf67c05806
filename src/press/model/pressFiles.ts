/** The press kit: texts of both languages, photographs, marks. */
export const pressKitPath = '/press-kit.zip';

/** All photographs of a year in print size. */
export const photoArchivePath = (year: number): string => `/press-photos-${year}.zip`;

/** A photograph in print size, by its name among all years: `2024-court-01`. */
export const printPhotoPath = (name: string): string => `/press-photos/${name}.jpg`;

/** Bytes as megabytes with one figure after the point, `0.1` at least; for build and browser. */
export function megabytes(bytes: number, language: string): string {
  const tenths = Math.max(1, Math.round(bytes / 100_000));
  return `${Math.floor(tenths / 10)}${language === 'ru' ? ',' : '.'}${tenths % 10}`;
}
