import { createRoot } from 'react-dom/client';
import {
  startAnalytics,
  storeConsent,
  storedConsent,
  type Consent,
} from '../../browser/outside/analytics';
import type { Analytics } from '../../browser/outside/configuration';
import { placeForBar } from '../../browser/bars';
import { onRouteChange } from '../../browser/navigation';
import { type Locale, isoOf } from '../../i18n/locales';
import { splitLocale } from '../../i18n/paths';
import { useState } from 'react';
import english from '../../i18n/messages/en/consent.json';
import russian from '../../i18n/messages/ru/consent.json';
import { Button } from '../../ui/Button';
import * as styles from './ConsentBar.module.css';

/** Starts the fair's analytics, with the visitor's consent if the fair requires it. */
export function askAndStartAnalytics(analytics: Analytics): void {
  const consent = analytics.consent ? storedConsent() : 'given';
  if (consent === 'given') startAnalytics(analytics);
  if (consent !== undefined) return;
  const { place, locale } = placeForBar();
  const root = createRoot(place);
  const askIn = (language: Locale) =>
    root.render(
      <ConsentBar
        locale={language}
        onAnswer={(answer) => {
          storeConsent(answer);
          if (answer === 'given') startAnalytics(analytics);
        }}
      />,
    );
  askIn(locale);
  // The bar survives the switch to the other language.
  onRouteChange((pathname) => askIn(splitLocale(pathname).locale));
}

type Props = { locale: Locale; onAnswer: (consent: Consent) => void };

const texts = { ru: russian, en: english };

/** Asks for consent to analytics. Both answers take one press, and neither is preselected. */
export function ConsentBar({ locale, onAnswer }: Props) {
  const [answered, setAnswered] = useState(false);
  const text = texts[locale];
  if (answered) return null;
  const answer = (consent: Consent) => () => {
    setAnswered(true);
    onAnswer(consent);
  };
  return (
    <section className={styles.bar} aria-label={text.title} lang={isoOf(locale)}>
      <p>{text.question}</p>
      <p className={styles.answers}>
        <Button look="plain" onClick={answer('refused')}>
          {text.refuse}
        </Button>
        <Button look="plain" onClick={answer('given')}>
          {text.allow}
        </Button>
      </p>
    </section>
  );
}
