/** The copy that the build offers: its size, kB, and the edition's days, ISO dates. */
export type Offer = { size: string; firstDay: string; lastDay: string };

/** Reads this build's offer; undefined without one, in develop, and without service workers. */
export function readOffer(): Offer | undefined {
  const facts = document.querySelector<HTMLMetaElement>('meta[name=offline]')?.content;
  if (facts === undefined || !('serviceWorker' in navigator)) return undefined;
  const [size = '', firstDay = '', lastDay = ''] = facts.split(' ');
  return { size, firstDay, lastDay };
}
