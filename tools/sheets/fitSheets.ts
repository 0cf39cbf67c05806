/**
 * Sets each text (`data-fit`: the largest and the smallest scale) as large as its place allows;
 * words longer than a line are broken only where the smallest scale does not help. Returns the
 * sheets whose text is still too long. Runs in the page, so it uses nothing from outside itself and
 * names no function inside.
 */
export function fitSheets(): string[] {
  const tight: string[] = [];
  for (const box of document.querySelectorAll<HTMLElement>('[data-fit]')) {
    const [largest = 1, smallest = 1] = (box.dataset['fit'] ?? '').split(' ').map(Number);
    let isTight = true;
    for (let scale = largest; isTight; scale *= 0.97) {
      // What has been tried last is the smallest scale, with broken words.
      const isLast = scale < smallest;
      box.classList.toggle('breaks', isLast);
      box.style.setProperty('--scale', String(isLast ? smallest : scale));
      isTight = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;
      if (isLast) break;
    }
    if (isTight) tight.push(box.dataset['sheet'] ?? '');
  }
  return tight;
}
