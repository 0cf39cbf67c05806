/** The press kit: texts of both languages, photographs, marks. */
export const pressKitPath = '/press-kit.zip';

export const photoArchivePath = (year: number): string => `/press-photos-${year}.zip`;

/** Returns the path of a photograph in print size, by its name among all years: `2024-court-01`. */
export const printPhotoPath = (name: string): string => `/press-photos/${name}.jpg`;

/** Formats bytes as megabytes with one decimal, at least `0.1`; the same in Node and browsers. */
export function megabytes(bytes: number, language: string): string {
  const tenths = Math.max(1, Math.round(bytes / 100_000));
  return `${Math.floor(tenths / 10)}${language === 'ru' ? ',' : '.'}${tenths % 10}`;
}
