import { act, render } from '@testing-library/react';
import FsLightbox, { type FsInstance } from 'fslightbox-react';
import { prepareStage, takeStage, type Stage } from './fsAdapter';

// jsdom does not implement the methods of dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

afterEach(() => jest.useRealTimers());

function openStage(count: number): { stage: Stage; instance: FsInstance } {
  let opened: FsInstance | undefined;
  let stage: Stage | undefined;
  render(
    <FsLightbox
      toggler={false}
      sources={Array.from({ length: count }, (_, index) => (
        <div key={index} data-slot={index} />
      ))}
      sourceIndex={1}
      openOnMount
      useDialog
      disableSlideSwiping
      disableBackgroundClose
      disableLocalStorage
      sourceMargin={0}
      onInit={prepareStage}
      onOpen={(instance) => {
        opened = instance;
        stage = takeStage(instance);
      }}
    />,
  );
  if (opened === undefined || stage === undefined)
    throw new Error('fslightbox did not call onOpen');
  return { stage, instance: opened };
}

test('fslightbox is the version whose internals we know', () => {
  expect(jest.requireActual<{ version: string }>('fslightbox-react/package.json').version).toBe(
    '2.1.1',
  );
});

test('it opens as a modal dialog at the slide, with our slots and none of its own controls', () => {
  const { stage, instance } = openStage(5);
  expect(stage.dialog).toBe(document.querySelector('body > dialog'));
  expect(stage.dialog.open).toBe(true);
  expect(stage.slots.map((slot) => slot.dataset['slot'])).toEqual(['0', '1', '2', '3', '4']);
  expect(instance.stageIndexes).toEqual({ previous: 0, current: 1, next: 2 });
  expect(stage.dialog.contains(stage.slots[1] ?? null)).toBe(true);
  expect(stage.dialog.querySelector('button, .fslightbox-nav')).toBeNull();
  expect(document.documentElement).not.toHaveClass('fslightbox-open');
  expect(document.body.style.marginRight).toBe('');
  stage.destroy();
});

test('jumping works, and a slot that left the stage is not measured forever', () => {
  jest.useFakeTimers();
  const { stage, instance } = openStage(5);
  stage.show(4);
  stage.show(2);
  stage.resize();
  expect(instance.stageIndexes).toEqual({ previous: 1, current: 2, next: 3 });
  act(() => jest.advanceTimersByTime(2000));
  expect(jest.getTimerCount()).toBe(0);
  stage.destroy();
});

test('its keys and drags are gone, and destroying leaves nothing behind', () => {
  const { stage, instance } = openStage(3);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  expect(instance.stageIndexes.current).toBe(1);
  stage.destroy();
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.documentElement.className).toBe('');
});
