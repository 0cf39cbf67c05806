import { reserveScrollbar } from '../browser/scrollLock';

reserveScrollbar(window);
