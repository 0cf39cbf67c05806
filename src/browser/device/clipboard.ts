/** Copies a text; false where the browser does not allow it, so that it can be shown instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // No clipboard without https, or the visitor has refused it.
  }
}
