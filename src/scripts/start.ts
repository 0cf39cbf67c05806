import { followEarlySwitch } from '../browser/address/localeChoice';
import { recordChanges } from '../browser/inlined/earlyChanges';
import { startScripts } from '../browser/inlined/scriptLoader';

recordChanges();
followEarlySwitch(window);
startScripts();
