import type { Page } from '@playwright/test';

/**
 * Changes the document as a browser's translator does: each text, including later ones, is wrapped
 * in new elements, and the original text node is gone. The words stay unchanged or are capitalized.
 */
export function translateTexts(inCapitals = false): void {
  const put = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = inCapitals ? text.data.toUpperCase() : text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const putAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(put);
  };
  putAll(document.body);
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) if (node.isConnected) putAll(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

export const translate = (page: Page): Promise<void> =>
  page.evaluate(translateTexts, undefined as unknown as boolean);

/** Translates every later page: once parsed, or some milliseconds after its `load`. */
export async function translateAt(page: Page, moment: 'DOMContentLoaded' | number): Promise<void> {
  const translateNow = `(${String(translateTexts)})(true)`;
  await page.addInitScript(
    moment === 'DOMContentLoaded'
      ? `addEventListener('DOMContentLoaded', () => ${translateNow})`
      : `addEventListener('load', () => setTimeout(() => ${translateNow}, ${moment}))`,
  );
}
