/** Whether the device has a sheet of its own to send a link with. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's sheet with a link. What becomes of it is not known, nor asked. */
export async function openShareSheet(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without sending; the link can still be copied.
  }
}
