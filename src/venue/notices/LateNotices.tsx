import type { LateNotice, Notice } from './model/notices';
import { isoOf, type Locale } from '../../i18n/locales';
import { NoticeItem, noticeWords } from './NoticeItem';
import * as styles from './Notices.module.css';

type Props = {
  /** From the top down. */
  notices: readonly LateNotice[];
  locale: Locale;
  /** Those that screen readers are told now; none at first, since only a change is spoken. */
  told: readonly Notice[];
  onClose: (key: string) => void;
};

/**
 * Notices that have come under an open page: over its lower edge, so that nothing moves, with the
 * regions in which screen readers hear of each notice once (decision 026).
 */
export function LateNotices({ notices, locale, told, onClose }: Props) {
  return (
    <div className={styles.late} lang={isoOf(locale)}>
      {notices.length > 0 && (
        <section aria-label={noticeWords[locale].newTitle}>
          <ul>
            {notices.map(({ notice, isOver }) => (
              <NoticeItem
                key={notice.key}
                notice={notice}
                isOver={isOver}
                locale={locale}
                onClose={() => onClose(notice.key)}
              />
            ))}
          </ul>
        </section>
      )}
      <div role="status" className="visually-hidden">
        {textOf(told.filter(({ level }) => level === 'info'))}
      </div>
      <div role="alert" className="visually-hidden">
        {textOf(
          told.filter(({ level }) => level === 'urgent'),
          `${noticeWords[locale].urgent}: `,
        )}
      </div>
    </div>
  );
}

const textOf = (notices: readonly Notice[], before = '') =>
  notices.map(({ text }) => before + text).join(' ');
