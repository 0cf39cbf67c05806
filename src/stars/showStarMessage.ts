import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { focusBefore } from '../browser/focusBefore';
import { placeForBar } from '../browser/outside/placeForBar';
import { onRouteChange } from '../browser/address/routeChanges';
import { stars, starTrouble, type StarTrouble } from './browser/stars';
import type { Locale } from '../i18n/locales';
import { StarMessage } from './StarMessage';

let root: Root | undefined;
let isLong = false;
let told: StarTrouble | undefined;
let giveFocusBack: (() => void) | undefined;

/**
 * Shows the message of the last press; the first of a list, and each new trouble, are told at
 * length.
 */
export function showStarMessage(t: TFunction<'stars'>, locale: Locale, isStarred: boolean): void {
  const trouble = starTrouble();
  if ((isStarred && stars().length === 1) || trouble !== told) isLong = true;
  told = trouble;
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
      trouble,
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
