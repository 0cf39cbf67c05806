type EarlyChanges = {
  /** Oldest first. */
  records: MutationRecord[];
  observer: MutationObserver;
  /** Called after each change. */
  onChange?: () => void;
};
type Page = Window & { earlyChanges?: EarlyChanges };

/**
 * Records what others, such as the browser's translator, change in Gatsby's part of a page until
 * the app has it.
 */
export function recordChanges(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => {
    records.push(...more);
    early.onChange?.();
  });
  const early: EarlyChanges = { records, observer };
  observer.observe(document.getElementById('___gatsby') as Element, {
    childList: true,
    characterDataOldValue: true,
    subtree: true,
  });
  (window as Page).earlyChanges = early;
}

/** The changes that the page's inline script has recorded, and goes on recording. */
export const earlyChanges = (): EarlyChanges => (window as Page).earlyChanges as EarlyChanges;

/**
 * Takes changes back, the last first, and returns a function that makes them again, except where
 * the page has changed since.
 */
export function undoChanges(records: MutationRecord[]): () => void {
  const redos = records.reverse().map((record) => {
    const { target, nextSibling } = record;
    const { nodeValue } = target;
    const replace = (from: NodeList, to: NodeList) => {
      if (![...from, nextSibling].every((node) => !node || node.parentNode === target)) return;
      from.forEach((node) => target.removeChild(node));
      to.forEach((node) => target.insertBefore(node, nextSibling));
    };
    // An element has no value, and setting it has no effect.
    target.nodeValue = record.oldValue;
    replace(record.addedNodes, record.removedNodes);
    return () => {
      target.nodeValue = nodeValue;
      replace(record.removedNodes, record.addedNodes);
    };
  });
  return () => redos.reverse().forEach((redo) => redo());
}
