/** All constants of lightbox and gallery, with units (spec §9, lightbox and gallery). */
export const zoomStep = 0.12; // factor, for each press or wheel step
export const zoomMax = 3; // factor
export const zoomMin = 0.1; // factor
export const swipeTolerance = 50; // px: a sideways drag of at least this shows the neighbour
export const idleDelay = 3500; // ms without input until the controls hide
export const slideshowTimeout = 3000; // ms for each slide
export const closeKeys: readonly string[] = ['Escape', 'Delete', 'Backspace'];
export const compactSize = 578; // px: compact if width or height is at most this
export const carouselThrottle = 150; // ms between two presses of a carousel's button
// pages: from this number on, only the dots near the current page are shown
export const dynamicDotsFrom = 11;
export const doubleClickWait = 350; // ms that a mouse click waits for a second one
export const doubleTapTimer = 350; // ms that a tap waits for a second one
export const videoRatio = 16 / 9; // width to height
export const dragToClose = 200; // px: a vertical drag of at least this closes, however slow
export const flickToClose = 50; // px: a vertical drag of at least this closes if it is quick…
export const flickTime = 300; // ms: …that is, done in less than this
export const wheelThrottle = 300; // ms between two slides changed by the wheel
export const spinnerDelay = 250; // ms of loading before the spinner shows
export const hashUpdateDelay = 300; // ms from showing a slide to changing the hash
export const animationTime = 350; // ms
export const destroyDelay = 500; // ms from starting to close until destroyed

// Spec §9 gives no values for these.
export const carouselRest = 250; // ms without a scroll until a row has come to rest
export const dragStart = 6; // px before a press counts as a drag and its axis is decided
export const doubleTapZoom = 2; // factor
export const dotsAround = 3; // dots on either side of the current one, if not all are shown
