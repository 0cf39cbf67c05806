/** Ids of the list of notices above a page (src/html.tsx) and of their data. */
export const noticesId = 'notices';
export const noticesDataId = 'notices-data';

export function hasNotices(): boolean {
  return document.getElementById(noticesId) !== null;
}
