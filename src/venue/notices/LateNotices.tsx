import type { Notice } from './model/notices';
import { isoOf, type Locale } from '../../i18n/locales';
import { NoticeItem, noticeWords } from './NoticeItem';
import * as styles from './Notices.module.css';

type Props = {
  /** From top to bottom. */
  notices: readonly Notice[];
  locale: Locale;
  onClose: (key: string) => void;
};

/**
 * Notices that become due while a page is open: over the window's lower edge, so that nothing in
 * the page moves (decision 026). Screen readers announce them, at once if one is urgent.
 */
export function LateNotices({ notices, locale, onClose }: Props) {
  const isUrgent = notices.some(({ level }) => level === 'urgent');
  return (
    <div className={styles.late} lang={isoOf(locale)} aria-live={isUrgent ? 'assertive' : 'polite'}>
      {notices.length > 0 && (
        <section aria-label={noticeWords[locale].newTitle}>
          <ul>
            {notices.map((notice) => (
              <NoticeItem
                key={notice.key}
                notice={notice}
                locale={locale}
                onClose={() => onClose(notice.key)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
