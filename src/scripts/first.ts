import { startInChosenLanguage } from '../browser/localeChoice';
import { reserveScrollbar } from '../browser/window';

startInChosenLanguage(window);
reserveScrollbar(window);
