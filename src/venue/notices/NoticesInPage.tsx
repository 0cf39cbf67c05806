import { isShown, type Notice } from './model/notices';
import { isoOf, type Locale } from '../../i18n/locales';
import { noticesDataId, noticesId } from './browser/noticesInPage';
import { NoticeItem, noticeWords } from './LateNotices';
import * as styles from './Notices.module.css';

type Props = {
  notices: readonly Notice[];
  locale: Locale;
  /** The page's path without a locale. */
  path: string;
  /**
   * The last moment before the build at which a notice appeared or ended; empty if there is none.
   */
  moment: string;
  /** Source of the script that shows the due notices before the first paint. */
  script: string;
};

/**
 * Notices above the page in its static HTML (decision 026). Notices of other pages and times are
 * included, but hidden: the script after the list, and later the app, shows the due notices.
 */
export function NoticesInPage({ notices, locale, path, moment, script }: Props) {
  if (notices.length === 0) return null;
  const due = notices.filter((notice) => isShown(notice, path, moment));
  return (
    <>
      <script
        id={noticesDataId}
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(notices).replace(/</g, '\\u003c') }}
      />
      <section
        id={noticesId}
        className={styles.inPage}
        aria-label={noticeWords[locale].title}
        lang={isoOf(locale)}
        hidden={due.length === 0}
      >
        <ul>
          {notices.map((notice) => (
            <NoticeItem
              key={notice.key}
              notice={notice}
              locale={locale}
              isHidden={!due.includes(notice)}
            />
          ))}
        </ul>
      </section>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}
