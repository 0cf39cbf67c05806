import type { FsInstance } from 'fslightbox-react';
import { useLayoutEffect, useRef } from 'react';
import { watchViewport } from '../../browser/window';
import { lockScroll } from '../../browser/scrollLock';

/**
 * The parts of an open fslightbox that we use: a modal dialog and a stage with a slot per slide.
 */
export type Stage = {
  dialog: HTMLDialogElement;
  floor: HTMLElement;
  /** One element for each slide; portals render our slides into these elements. */
  slots: readonly HTMLElement[];
  show: (index: number) => void;
  resize: () => void;
  /** Removes the library's elements from the page immediately. */
  destroy: () => void;
};

/**
 * Called by the library before it shows anything. The library measures a slot again and again until
 * it has a size, so it would never stop for a slot that is removed before. Each slot therefore gets
 * a fixed size instead. We lock scrolling ourselves, so the library's own lock is switched off
 * (spec §2, lightbox).
 */
export function prepareStage({ collections, core }: FsInstance): void {
  for (const handler of collections.sourceLoadHandlers) {
    handler.handleCustomLoad = () => handler.handleYoutubeLoad(16, 9);
  }
  core.scrollbarRecompensor.addRecompense = () => undefined;
}

/** Takes over an open fslightbox: removes its listeners, buttons and scroll lock. */
export function takeStage(instance: FsInstance, className = ''): Stage {
  const { core, elements, props } = instance;
  const { container, sourceWrappersContainer } = elements;
  const root = container.ownerDocument.documentElement;
  core.globalEventsController.removeListeners();
  sourceWrappersContainer.removeEventListener('pointerdown', core.sourcesPointerDown.listener);
  container
    .querySelectorAll('.fslightbox-nav, .fslightbox-slide-btn-container')
    .forEach((part) => part.remove());
  // Immediately: if the class came with the next render, visible parts would move.
  container.classList.add(...className.split(' ').filter(Boolean));
  container.tabIndex = -1;
  root.classList.remove('fslightbox-open');
  return {
    dialog: container,
    floor: sourceWrappersContainer,
    slots: props.sources,
    show(index) {
      if (instance.stageIndexes.current !== index) core.slideIndexChanger.jumpTo(index);
    },
    resize: () => core.windowResizeActioner.runActions(),
    destroy() {
      instance.io = 0;
      if (container.open) container.close();
      container.remove();
      root.classList.remove('fslightbox-open');
    },
  };
}

/** Locks the page behind an open stage, fits sizes to the window, cleans up at the end. */
export function useStageLife(stage: Stage | undefined): void {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    if (stage === undefined) return;
    const unlock = lockScroll();
    const unwatch = watchViewport(stage.resize);
    return () => {
      isMounted.current = false;
      unlock();
      unwatch();
      // StrictMode unmounts and mounts again at once; only a real unmount destroys the stage.
      queueMicrotask(() => {
        if (!isMounted.current) stage.destroy();
      });
    };
  }, [stage]);
}
