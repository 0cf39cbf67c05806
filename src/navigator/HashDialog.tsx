import { useLocation } from '@gatsbyjs/reach-router';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../ui/Button';
import { useMounted } from '../ui/useMounted';
import { readPageHash, dropPageHash } from '../browser/address';
import { isBelowView } from '../browser/window';
import { lockScroll } from '../browser/scrollLock';
import * as styles from './HashDialog.module.css';

type Props = {
  /** The dialog's id, for example `excursions`; the hash `#excursions` opens the dialog. */
  anchor: string;
  /** Ids of elements inside the dialog, whose hashes also open it. */
  inner?: readonly string[];
  title: string;
  close: string;
  children: ReactNode;
};

/**
 * A native dialog that the page's hash opens and closes. A link to the hash opens it; Back, Escape,
 * the button and a press outside close it, and the focus returns to the link. In static HTML it is
 * an ordinary, open part of the page. Once its code runs and it is below the visible part of the
 * page, it becomes a dialog, so that nothing moves (decision 018).
 */
export function HashDialog({ anchor, inner = [], title, close, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const unlock = useRef<() => void>();
  /** The id whose hash is in the address and has opened the dialog; otherwise undefined. */
  const openedBy = useRef<string>();
  const location = useLocation();
  const names = [anchor, ...inner].join(' ');
  const isMounted = useMounted();
  const [isDialog, setDialog] = useState(isMounted);
  /**
   * Whether the visitor has scrolled away from it while it was an ordinary part of the page: its
   * hash can still be in the address but must not open it.
   */
  const isPassed = useRef(false);

  useLayoutEffect(() => {
    if (!isMounted || isDialog || box.current === null) return undefined;
    const dialog = box.current;
    if (isBelowView(dialog)) return setDialog(true);
    const observer = new IntersectionObserver(() => {
      if (!isBelowView(dialog)) return;
      isPassed.current = true;
      setDialog(true);
    });
    observer.observe(dialog);
    return () => observer.disconnect();
  }, [isMounted, isDialog]);

  useEffect(() => {
    const dialog = box.current;
    // As an ordinary part of the page, it needs no script: the browser scrolls to it by its hash.
    if (dialog === null || !isDialog) return;
    if (isPassed.current) return void (isPassed.current = false);
    const openingName = names.split(' ').find((name) => readPageHash() === `#${name}`);
    openedBy.current = openingName;
    if (openingName === undefined) return dialog.close();
    if (!dialog.open) {
      dialog.showModal();
      unlock.current ??= lockScroll();
    }
    dialog.querySelector(`[id="${openingName}"]`)?.scrollIntoView();
  }, [location, names, isDialog]);

  useEffect(() => {
    const dialog = box.current;
    // A press outside the content hits the dialog element itself, and so can the second click on
    // the link that opens it. Keyboard users have Escape and the button.
    const onPress = ({ target, detail }: MouseEvent) =>
      target === dialog && detail < 2 && dialog?.close();
    dialog?.addEventListener('click', onPress);
    return () => {
      dialog?.removeEventListener('click', onPress);
      // Leaving the page removes the dialog without closing it.
      unlock.current?.();
    };
  }, []);

  return (
    <dialog
      ref={box}
      id={anchor}
      className={isDialog ? styles.dialog : styles.plain}
      data-plain={isDialog ? undefined : true}
      aria-labelledby={`${anchor}-title`}
      onClose={({ currentTarget: dialog }) => {
        // The event arrives a moment after closing; by then a new hash can have opened the dialog
        // again.
        if (dialog.open) return;
        unlock.current?.();
        unlock.current = undefined;
        if (openedBy.current !== undefined && readPageHash() === `#${openedBy.current}`)
          dropPageHash();
        giveFocusBack(dialog);
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={`${anchor}-title`} className={styles.title}>
            {title}
          </h2>
          <span>
            <Button look="plain" onClick={() => box.current?.close()}>
              {close}
            </Button>
          </span>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/**
 * Returns the focus to the dialog's link, unless the visitor has moved it elsewhere in the
 * meantime. The browser cannot do so by itself: following a link to a hash takes the focus off the
 * link, so it is in the closed dialog or on the page's wrapper.
 */
function giveFocusBack(dialog: HTMLDialogElement): void {
  const focused = dialog.ownerDocument.activeElement;
  if (focused !== null && !focused.contains(dialog) && !dialog.contains(focused)) return;
  dialog.parentElement?.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus();
}
