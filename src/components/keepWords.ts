import type { TFunction } from 'i18next';
import { isoOf, type Locale } from '../i18n/locales';
import { now } from '../lib/clock';
import { keptTime } from '../lib/keptTime';
import { forgetCopy, keepCopy, keptCopy } from '../services/offline/keptCopy';
import { lookAfterCopy } from '../services/offline/lookAfterCopy';
import type { KeptCopy } from '../domain/keptCopy';

/** What stands on the button, what it does, and what stands beside it. */
export type KeepWords = { button: string; press: () => void; text: string };

type Words = TFunction<'offline'>;
type Tell = (words: KeepWords | undefined) => void;

/** Tells of the copy that this browser holds; of none by `undefined`. Never rejects. */
export async function tellCopy(locale: Locale, t: Words, tell: Tell): Promise<void> {
  const copy = await keptCopy();
  tell(copy && wordsOf(copy, locale, t, tell));
}

/** Keeps a copy in a language and tells how it goes. Never rejects. */
export async function keepNow(locale: Locale, t: Words, tell: Tell): Promise<void> {
  const press = () => undefined;
  const tellProgress = (done: number, all: number) =>
    tell({ button: t('keep'), press, text: t('keeping', { done, all }) });
  tellProgress(0, 0);
  const kept = await keepCopy(locale, tellProgress);
  if (typeof kept === 'string') {
    const again = () => void keepNow(locale, t, tell);
    return tell({ button: t('again'), press: again, text: t(`troubles.${kept}`) });
  }
  void lookAfterCopy();
  tell(wordsOf(kept, locale, t, tell));
}

function wordsOf(copy: KeptCopy, locale: Locale, t: Words, tell: Tell): KeepWords {
  if (copy.locale !== locale)
    return { button: t('keep'), press: () => void keepNow(locale, t, tell), text: t('other') };
  const { time, day } = keptTime(copy.at, now().getTime(), isoOf(locale));
  const { size } = copy;
  const forget = async () => {
    await forgetCopy();
    void lookAfterCopy();
    tell(undefined);
  };
  return {
    button: t('remove'),
    press: () => void forget(),
    text: day === undefined ? t('kept', { time, size }) : t('keptBefore', { time, day, size }),
  };
}
