// A process of its own: draws the pictures it is sent, and ends with the build that started it.
import type { Share } from './drawShare';
import { drawShares } from './sharePictures';

process.on('disconnect', () => process.exit());
process.on('message', (shares: readonly (readonly [string, Share])[]) => {
  void drawShares(shares).then(() => process.exit());
});
