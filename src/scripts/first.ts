import { startInChosenLanguage } from '../browser/address/localeChoice';
import { reserveScrollbar } from '../browser/scrollLock';

startInChosenLanguage(window);
reserveScrollbar(window);
