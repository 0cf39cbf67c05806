// The parts of fslightbox-react 2.1.1 that we use; its own types describe the paid version.
declare module 'fslightbox-react' {
  import type { ReactElement, ReactNode } from 'react';

  type LoadHandler = {
    handleCustomLoad: () => void;
    handleYoutubeLoad: (width: number, height: number) => void;
  };

  export type FsInstance = {
    io?: 0 | 1;
    props: { sources: HTMLElement[] };
    stageIndexes: { previous?: number; current: number; next?: number };
    elements: { container: HTMLDialogElement; sourceWrappersContainer: HTMLElement };
    collections: { sourceLoadHandlers: LoadHandler[] };
    core: {
      globalEventsController: { removeListeners: () => void };
      scrollbarRecompensor: { addRecompense: () => void };
      slideIndexChanger: { jumpTo: (index: number) => void };
      sourcesPointerDown: { listener: (event: PointerEvent) => void };
      windowResizeActioner: { runActions: () => void };
    };
  };

  type Props = {
    toggler: boolean;
    sources: ReactNode[];
    sourceIndex: number;
    openOnMount: true;
    useDialog: true;
    disableSlideSwiping: true;
    disableBackgroundClose: true;
    disableLocalStorage: true;
    sourceMargin: number;
    onInit: (instance: FsInstance) => void;
    onOpen: (instance: FsInstance) => void;
  };

  export default function FsLightbox(props: Props): ReactElement;
}
