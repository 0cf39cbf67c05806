import { ErrorIllustration } from './ErrorIllustration';
import english from '../../i18n/messages/en/errors.json';
import russian from '../../i18n/messages/ru/errors.json';
import { isoOf, type Locale } from '../../i18n/locales';
import { localizedPath } from '../../i18n/paths';
import * as buttons from '../../ui/Button.module.css';
import * as styles from './ServerError.module.css';

type Props = {
  locale: Locale;
  address: string;
};

const texts = { ru: russian.notAvailable, en: english.notAvailable };

/** Returns the screen's title, also used for the browser's tab. */
export function serverErrorTitle(locale: Locale): string {
  return texts[locale].title;
}

/**
 * 'Page not available' (spec §2, error screens). It can replace an app that has crashed, so it
 * contains its own texts, and its links are plain: each loads its page in full.
 */
export function ServerError({ locale, address }: Props) {
  const text = texts[locale];
  const home = localizedPath('/', locale);
  return (
    <section className={styles.screen} lang={isoOf(locale)}>
      <nav aria-label={text.breadcrumbs}>
        <ol role="list" className={styles.crumbs}>
          <li>
            <a href={home}>{text.main}</a>
          </li>
          <li aria-current="page">500</li>
        </ol>
      </nav>
      <h1 className={styles.title}>{text.title}</h1>
      <ErrorIllustration />
      <p className={styles.code}>{text.code}</p>
      <p className={styles.text}>{text.text}</p>
      <p className={styles.actions}>
        <a className={buttons.signal} href={home}>
          {text.home}
        </a>
        <a className={buttons.plain} href={address}>
          {text.reload}
        </a>
      </p>
    </section>
  );
}
