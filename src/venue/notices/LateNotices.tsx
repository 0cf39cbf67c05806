import type { Notice } from './model/notices';
import { isoOf, type Locale } from '../../i18n/locales';
import * as styles from './Notices.module.css';
import english from '../../i18n/messages/en/notices.json';
import russian from '../../i18n/messages/ru/notices.json';

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

/** The texts around notices, which are outside the app and its messages. */
export const noticeWords = { ru: russian, en: english } as const;

type NoticeProps = {
  notice: Notice;
  locale: Locale;
  isHidden?: boolean;
  /** Omitted in static HTML, where an inline script handles the button. */
  onClose?: () => void;
};

/** One notice as a list item: its text, its link, and the button that closes it. */
export function NoticeItem({ notice, locale, isHidden = false, onClose }: NoticeProps) {
  const { key, level, text, link } = notice;
  const words = noticeWords[locale];
  return (
    <li className={styles.notice} data-notice={key} hidden={isHidden}>
      <p className={styles.text}>
        {level === 'urgent' && <strong className={styles.urgent}>{words.urgent}: </strong>}
        <span>{text}</span>
        {link !== undefined && (
          <>
            {' '}
            <a href={link.href} {...(isOutside(link) && outside)}>
              {link.label}
            </a>
          </>
        )}
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={`${words.close}: ${text}`}
        onClick={onClose}
      >
        ×
      </button>
    </li>
  );
}

const isOutside = ({ href, isOwn }: NonNullable<Notice['link']>) =>
  !isOwn && href.startsWith('http');
const outside = { target: '_blank', rel: 'nofollow noopener' };
