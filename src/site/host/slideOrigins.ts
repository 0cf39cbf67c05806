/** Origins of other sites whose pages, videos and pictures appear as gallery slides. */
export type SlideOrigins = { frames: string[]; media: string[]; pictures: string[] };

type Part = { kind: string; slides?: readonly { type: string; src: string }[] | undefined };
type PageNode = { sections?: readonly Part[] | undefined };

/**
 * The origins that the Content-Security-Policy must allow for the slides on pages and for films of
 * recordings; https only.
 */
export function slideOrigins(
  pages: readonly PageNode[],
  films: readonly string[] = [],
): SlideOrigins {
  const slides = [
    ...pages.flatMap(({ sections }) => sections ?? []).flatMap((section) => section.slides ?? []),
    ...films.map((src) => ({ type: 'video', src })),
  ];
  const originsOf = (...types: string[]) => {
    const shown = slides.filter(
      ({ type, src }) => types.includes(type) && /^https:\/\//i.test(src),
    );
    return [...new Set(shown.map(({ src }) => new URL(src).origin))].sort();
  };
  return {
    frames: originsOf('iframe', 'map'),
    media: originsOf('video'),
    pictures: originsOf('image'),
  };
}
