import { splitLocale } from '../i18n/paths';
import { moscowTime, now } from '../lib/time/clock';
import {
  closedNotices,
  closeOnPress,
  rememberClosed,
  settleNotices,
} from '../venue/notices/browser/notices';
import { noticesDataId, noticesId } from '../venue/notices/browser/noticesInPage';
import { isShown, type Notice } from '../venue/notices/model/notices';

/** Shows the notices that are due. Runs after their list, before the first paint (decision 026). */
const list = document.getElementById(noticesId);
if (list !== null) {
  const data = document.getElementById(noticesDataId)?.textContent ?? '[]';
  const notices = JSON.parse(data) as Notice[];
  const { path } = splitLocale(location.pathname);
  const closed = closedNotices();
  const moment = moscowTime(now());
  const isDue = (notice: Notice) => !closed.includes(notice.key) && isShown(notice, path, moment);
  const due = notices.filter(isDue).map(({ key }) => key);
  settleNotices(list, (key) => key !== undefined && due.includes(key));
  closeOnPress(list, rememberClosed);
}
