import { isShown, type Notice } from '../model/notices';
import { moscowTime, now } from '../../../lib/time/clock';
import { noticesDataId, noticesId } from './noticesInPage';
import { closedNotices, closeOnPress, rememberClosed, settleNotices } from './notices';

/** What runs behind the list, before the first paint. */
function startNoticesInPage(
  listId: string,
  dataId: string,
  moment: string,
  isShownAt: typeof isShown,
  closed: string[],
  settle: typeof settleNotices,
  close: typeof closeOnPress,
  remember: typeof rememberClosed,
): void {
  const list = document.getElementById(listId);
  const notices = JSON.parse(document.getElementById(dataId)?.textContent || '[]') as Notice[];
  const path = location.pathname.replace(/^\/en\//, '/');
  if (!list) return;
  settle(list, (key) =>
    notices.some(
      (notice) => notice.key === key && closed.indexOf(key) < 0 && isShownAt(notice, path, moment),
    ),
  );
  close(list, remember);
}

/** The source text that html.tsx writes behind the list. */
export const noticesScript = `(${startNoticesInPage.toString()})(${[
  JSON.stringify(noticesId),
  JSON.stringify(noticesDataId),
  `(${moscowTime.toString()})((${now.toString()})())`,
  isShown.toString(),
  `(${closedNotices.toString()})()`,
  settleNotices.toString(),
  closeOnPress.toString(),
  rememberClosed.toString(),
].join()})`;
