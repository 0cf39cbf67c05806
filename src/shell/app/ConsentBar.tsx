import { useState } from 'react';
import english from '../../i18n/messages/en/consent.json';
import russian from '../../i18n/messages/ru/consent.json';
import { isoOf, type Locale } from '../../i18n/locales';
import { Button } from '../../ui/Button';
import type { Consent } from '../../browser/outside/analytics';
import * as styles from './ConsentBar.module.css';

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
