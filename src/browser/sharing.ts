export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet. The result is unknown: the visitor can close it unsent. */
export async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The visitor has closed the sheet.
  }
}

/** Returns the current page's address without query and hash. */
export function pageAddress(): string {
  return window.location.origin + window.location.pathname;
}

/** Copies a text; returns false if the browser refuses, so that the text can be shown instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // The page is not https, or the visitor has refused access.
  }
}
