// A process of its own: draws the pictures it is sent, and ends with the build that started it.
import sharp from 'sharp';
import type { Share } from './drawShare';
import { drawShares } from './sharePictures';

// Pictures are drawn beside each other; threads for one of them would only wait for each other.
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit(1));
process.once('message', (shares: Share[]) => void drawShares(shares).then(() => process.exit()));
