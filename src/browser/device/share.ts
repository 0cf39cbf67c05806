/** Whether the device has its own sheet for sending a link. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's sheet with a link. Whether the visitor sends it is unknown. */
export async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sending.
  }
}

/** Returns the current page's address without query and hash. */
export function pageAddress(): string {
  return window.location.origin + window.location.pathname;
}
