export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet. The result is unknown: the visitor can close it unsent. */
export async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor closed the sheet.
  }
}

/** Returns the current page's address without query and hash. */
export function pageAddress(): string {
  return window.location.origin + window.location.pathname;
}
