import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { focusBefore, placeForBar } from '../browser/bars';
import { onRouteChange } from '../browser/navigation';
import { areStarsKept, stars } from './browser/stars';
import type { Locale } from '../i18n/locales';
import { StarMessage } from './StarMessage';

let root: Root | undefined;
let isLong = false;
let wasKept = true;
let giveFocusBack: (() => void) | undefined;

/** Shows the result of the last press, longer for the first star or if nothing is stored. */
export function showStarMessage(t: TFunction<'stars'>, locale: Locale, isStarred: boolean): void {
  const isKept = areStarsKept();
  if ((isStarred && stars().length === 1) || (wasKept && !isKept)) isLong = true;
  wasKept = isKept;
  giveFocusBack = focusBefore();
  if (root === undefined) {
    root = createRoot(placeForBar().place);
    onRouteChange(hide);
  }
  root.render(
    createElement(StarMessage, {
      t,
      locale,
      isStarred,
      isLong,
      isKept,
      onClose: close,
      onDone: hide,
    }),
  );
}

function hide(): void {
  isLong = false;
  root?.render(null);
}

function close(): void {
  hide();
  giveFocusBack?.();
}
