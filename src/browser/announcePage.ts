const id = 'announcer';

/** Adds an empty live region: screen readers must know it before its text changes. */
export function addAnnouncer(): void {
  const region = document.createElement('div');
  region.id = id;
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'assertive');
  document.body.append(region);
}

/**
 * Announces the page that a link within the site has opened, by its heading, to screen readers. It
 * takes the place of Gatsby's own announcement, which is "Navigated to …" in every language.
 */
export function announcePage(): void {
  const region = document.getElementById(id);
  const heading = document.querySelector('main h1');
  if (region && heading) region.textContent = heading.textContent;
}
