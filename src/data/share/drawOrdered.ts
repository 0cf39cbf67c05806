// A process of its own: draws the lists of pictures it is sent, one after the other, and ends after the last, or with
// the build that started it.
import sharp from 'sharp';
import type { Share } from './drawShare';
import { SharePress } from './sharePictures';

// Pictures are drawn beside each other; threads for one of them would only wait for each other.
sharp.concurrency(1);
sharp.cache(false);

const press = new SharePress();
let work = Promise.resolve();

process.on('disconnect', () => process.exit(1));
process.on('message', (message: Share[] | 'LAST') => {
  work = work.then(() => (message === 'LAST' ? process.exit() : press.draw(message)));
});
