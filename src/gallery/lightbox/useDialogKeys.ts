import { useEffect, useRef } from 'react';
import { closeKeys } from '../constants';

type Handlers = {
  onTurn: (steps: 1 | -1) => void;
  onClose: () => void;
  /** The browser has closed the dialog on its own. */
  onLost: () => void;
};

/** Handles the lightbox's keys (spec §9) and the events of its dialog. */
export function useDialogKeys(dialog: HTMLDialogElement | undefined, handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (dialog === undefined) return;
    const ending = new AbortController();
    const { signal } = ending;
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = event.target instanceof Element ? event.target : undefined;
      const isPlayer = target?.matches('video') === true;
      const isWriting = target?.matches('input, textarea, select, [contenteditable]') === true;
      if (event.key !== 'Escape' && isWriting) return;
      if (closeKeys.includes(event.key)) latest.current.onClose();
      else if (event.key === 'ArrowRight' && !isPlayer) latest.current.onTurn(1);
      else if (event.key === 'ArrowLeft' && !isPlayer) latest.current.onTurn(-1);
      else return;
      event.preventDefault();
    };
    const refuse = (event: Event) => {
      event.preventDefault();
      latest.current.onClose();
    };
    // After Tab has gone round, or when a focused button has disappeared with its slide, nothing in
    // the dialog has the focus; keys then go to the document.
    dialog.ownerDocument.addEventListener('keydown', press, { signal });
    // Escape would close a native dialog immediately, without the animation.
    dialog.addEventListener('cancel', refuse, { signal });
    // If the dialog is no longer on the page, we closed it ourselves, and the address may have
    // changed since.
    dialog.addEventListener('close', () => dialog.isConnected && latest.current.onLost(), {
      signal,
    });
    return () => ending.abort();
  }, [dialog]);
}
