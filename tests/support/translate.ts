import type { Page } from '@playwright/test';

/**
 * Does with the document what a browser does that translates it: every text, also those to come, is
 * put into elements of its own, and the text node is gone. The words stay as they are.
 */
export function translateTexts(): void {
  const put = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
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

/** Does so with the page at hand. */
export const translate = (page: Page): Promise<void> => page.evaluate(translateTexts);
