import { startInChosenLanguage } from '../browser/localeChoice';

startInChosenLanguage(window);
