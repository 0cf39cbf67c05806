import { followEarlySwitch } from '../browser/address/localeChoice';
import { startScripts } from '../browser/inlined/scriptLoader';

followEarlySwitch(window);
startScripts();
