// A process of its own: draws what the records on disk foretell, and ends with the build that started it.
import sharp from 'sharp';
import { contentRoot, readSite } from '../contentRoot';
import { foretellShares } from './foretellShares';
import { drawShares } from './sharePictures';

// Pictures are drawn beside each other; threads for one of them would only wait for each other.
sharp.concurrency(1);
sharp.cache(false);

process.on('disconnect', () => process.exit());
void drawShares(foretellShares(contentRoot(), readSite())).then(() => process.exit());
