import type { TFunction } from 'i18next';
import { type KeptCopy, keptTime } from './model/storedCopy';
import { isoOf, type Locale } from '../../i18n/locales';
import { moscowDay, now } from '../../lib/time/clock';
import { forgetCopy, keepCopy, keptCopy } from './browser/copyStore';
import { lookAfterCopy } from './browser/lookAfterCopy';
import { readOffer } from './browser/offer';

/** The button's look, label and action, and the text next to it. */
export type KeepWords = {
  look: 'signal' | 'plain';
  button: string;
  press: () => void;
  text: string;
};

type Words = TFunction<'offline'>;
type Tell = (words: KeepWords) => void;

/** Reports the copy or offers one until the fair ends; resolves to whether it did. */
export async function offerCopy(locale: Locale, t: Words, tell: Tell): Promise<boolean> {
  const offer = readOffer();
  if (offer === undefined) return false;
  const copy = await keptCopy();
  if (copy !== undefined) {
    tell(wordsOf(copy, locale, t, tell));
    return true;
  }
  const { size, firstDay, lastDay } = offer;
  const today = moscowDay(now());
  if (today > lastDay) return false;
  tell({
    look: today >= firstDay ? 'signal' : 'plain',
    button: t('keep'),
    press: () => void keepNow(locale, t, tell),
    text: `${t('offer')} ${t('cost', { size })}`,
  });
  return true;
}

async function keepNow(locale: Locale, t: Words, tell: Tell): Promise<void> {
  const show = (button: string, text: string, press = () => {}) =>
    tell({ look: 'plain', button, press, text });
  show(t('keep'), t('keeping'));
  const copy = await keepCopy(locale);
  if (copy === undefined)
    return show(t('again'), t('trouble'), () => void keepNow(locale, t, tell));
  void lookAfterCopy();
  tell(wordsOf(copy, locale, t, tell));
}

function wordsOf(copy: KeptCopy, locale: Locale, t: Words, tell: Tell): KeepWords {
  const look = 'plain';
  if (copy.locale !== locale)
    return {
      look,
      button: t('keep'),
      press: () => void keepNow(locale, t, tell),
      text: t('other'),
    };
  const { time, day } = keptTime(copy.at, now().getTime(), isoOf(locale));
  const { size } = copy;
  const forget = async () => {
    await forgetCopy();
    void lookAfterCopy();
    return offerCopy(locale, t, tell);
  };
  return {
    look,
    button: t('remove'),
    press: () => void forget(),
    text: day === undefined ? t('kept', { time, size }) : t('keptBefore', { time, day, size }),
  };
}
