import type { FsInstance } from 'fslightbox-react';

/**
 * What we use of an open fslightbox: a modal dialog with a slot for each slide and a stage that
 * moves them.
 */
export type Stage = {
  dialog: HTMLDialogElement;
  /** Receives pointers, wheel and clicks. */
  floor: HTMLElement;
  /** One element a slide; live slides are portalled into them. */
  slots: readonly HTMLElement[];
  show: (index: number) => void;
  resize: () => void;
  /** Takes everything of the library out of the page, at once and for good. */
  destroy: () => void;
};

/**
 * Called by the library before it shows anything. A slot that leaves the stage before it has a size
 * would be measured for ever, so each is given one; the scrollbar is ours (spec §2, lightbox).
 */
export function prepareStage({ collections, core }: FsInstance): void {
  for (const handler of collections.sourceLoadHandlers) {
    handler.handleCustomLoad = () => handler.handleYoutubeLoad(16, 9);
  }
  core.scrollbarRecompensor.addRecompense = () => undefined;
}

/** Takes the open library over: its listeners, buttons and scroll lock go, its stage stays. */
export function takeStage(instance: FsInstance, className = ''): Stage {
  const { core, elements, props } = instance;
  const { container, sourceWrappersContainer } = elements;
  const root = container.ownerDocument.documentElement;
  core.globalEventsController.removeListeners();
  sourceWrappersContainer.removeEventListener('pointerdown', core.sourcesPointerDown.listener);
  container
    .querySelectorAll('.fslightbox-nav, .fslightbox-slide-btn-container')
    .forEach((part) => part.remove());
  // At once: classes that came with a later render would move things in sight.
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
