type EarlyChanges = {
  /** Oldest first. */
  records: MutationRecord[];
  observer: MutationObserver;
  onChange?: () => void;
};
type Page = Window & { earlyChanges?: EarlyChanges };

/** Records what others, such as translators, change in Gatsby's part until the app takes over. */
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

/** Returns the recorder started by the page's inline script; it is still recording. */
export const earlyChanges = (): EarlyChanges => (window as Page).earlyChanges as EarlyChanges;

/** Undoes changes, newest first; the returned function redoes those that still fit. */
export function undoChanges(records: MutationRecord[]): () => void {
  const redos = records.reverse().map((record) => {
    const { target, nextSibling } = record;
    const { nodeValue } = target;
    const replace = (from: NodeList, to: NodeList) => {
      if (![...from, nextSibling].every((node) => !node || node.parentNode === target)) return;
      from.forEach((node) => target.removeChild(node));
      to.forEach((node) => target.insertBefore(node, nextSibling));
    };
    // Elements have no nodeValue; setting it has no effect.
    target.nodeValue = record.oldValue;
    replace(record.addedNodes, record.removedNodes);
    return () => {
      target.nodeValue = nodeValue;
      replace(record.removedNodes, record.addedNodes);
    };
  });
  return () => redos.reverse().forEach((redo) => redo());
}
