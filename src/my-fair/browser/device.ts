export function printPage(): void {
  window.print();
}

/** How long to keep the file, ms: enough for a browser to begin reading it. */
const revokeDelayMs = 60_000;

/** Downloads a text as a file made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
