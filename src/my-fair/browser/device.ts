/** Opens the browser's print dialog. */
export function printPage(): void {
  window.print();
}

/** Long enough for a browser to begin reading the file, ms. */
const patience = 60_000;

/** Hands a text to the visitor as a file, made in the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), patience);
}
