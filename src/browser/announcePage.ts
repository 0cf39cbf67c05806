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
 * Announces the heading of a page opened within the app to screen readers. Replaces Gatsby's own
 * announcement, which is "Navigated to …" in every language.
 */
export function announcePage(): void {
  const region = document.getElementById(id);
  const heading = document.querySelector('main h1');
  if (region && heading) region.textContent = heading.textContent;
}
