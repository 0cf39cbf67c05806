import { followEarlySwitch } from '../browser/localeChoice';
import { recordChanges, startScripts } from '../browser/start';

recordChanges();
followEarlySwitch(window);
startScripts();
