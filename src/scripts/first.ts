import { startInChosenLanguage } from '../browser/localeChoice';
import { reserveScrollbar } from '../browser/scrollLock';

startInChosenLanguage(window);
reserveScrollbar(window);
