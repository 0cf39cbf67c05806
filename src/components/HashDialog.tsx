import { useLocation } from '@gatsbyjs/reach-router';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../primitives/Button';
import { useMounted } from '../primitives/useMounted';
import { readPageHash, dropPageHash } from '../services/pageHash';
import { lockScroll } from '../services/scrollLock';
import { isBelowView } from '../services/viewport';
import * as styles from './HashDialog.module.css';

type Props = {
  /** Its id, and so its address: `#excursions`. */
  anchor: string;
  /** Places inside it, whose addresses open it too. */
  inner?: readonly string[];
  title: string;
  close: string;
  children: ReactNode;
};

/**
 * A native dialog that the page's address opens and closes: a link to its hash opens it, Back,
 * Escape, the button and a press beside it close it, and the focus goes back to its link. In static
 * HTML it is a plain, open part of the page; it becomes a dialog once its code is running and it
 * lies below what is in sight (decision 018).
 */
export function HashDialog({ anchor, inner = [], title, close, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const unlock = useRef<() => void>();
  /** The id whose address has opened it; none once the address has closed it. */
  const openedBy = useRef<string>();
  const location = useLocation();
  const names = [anchor, ...inner].join(' ');
  const isMounted = useMounted();
  const [isDialog, setDialog] = useState(isMounted);
  /**
   * Whether it has just closed because the visitor scrolled away: its address, still there, does
   * not open it.
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
    // An open part of the page has its address by itself.
    if (dialog === null || !isDialog) return;
    if (isPassed.current) return void (isPassed.current = false);
    const named = names.split(' ').find((name) => readPageHash() === `#${name}`);
    openedBy.current = named;
    if (named === undefined) return dialog.close();
    if (!dialog.open) {
      dialog.showModal();
      unlock.current ??= lockScroll();
    }
    dialog.querySelector(`[id="${named}"]`)?.scrollIntoView();
  }, [location, names, isDialog]);

  useEffect(() => {
    const dialog = box.current;
    // A press beside the content falls on the dialog itself; keys have Escape and the button.
    const onPress = (event: MouseEvent) => event.target === dialog && dialog?.close();
    dialog?.addEventListener('click', onPress);
    return () => {
      dialog?.removeEventListener('click', onPress);
      // Leaving the page takes the dialog away without closing it.
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
        // The event comes a moment after closing: a new address may have opened it again, or be
        // about to.
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
 * Following a link to a hash takes the focus off the link, so the browser has nowhere to give it
 * back to: it is on what was closed, or on some wrapper of the page. A focus that someone has
 * meanwhile put elsewhere stays.
 */
function giveFocusBack(dialog: HTMLDialogElement): void {
  const focused = dialog.ownerDocument.activeElement;
  if (focused !== null && !focused.contains(dialog) && !dialog.contains(focused)) return;
  dialog.parentElement?.querySelector<HTMLElement>(`a[href="#${dialog.id}"]`)?.focus();
}
