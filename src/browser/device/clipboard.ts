/** Copies a text; returns false if the browser refuses, so that the text can be shown instead. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // Not https, or the visitor has refused access.
  }
}
