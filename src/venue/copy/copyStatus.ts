import type { TFunction } from 'i18next';
import { type StoredCopy, formatStoredTime } from './model/storedCopy';
import { isoOf, type Locale } from '../../i18n/locales';
import { moscowDay, now } from '../../lib/time/clock';
import { removeCopy, storeCopy, readCopy, lookAfterCopy } from './browser/copyStore';
import { readOffer } from './browser/offer';

/** The button's look, label and action, and the text next to it. */
export type CopyStatus = {
  look: 'signal' | 'plain';
  button: string;
  press: () => void;
  text: string;
};

type Words = TFunction<'offline'>;
/** Shows a status; undefined hides the button and the text. */
type OnChange = (words: CopyStatus | undefined) => void;

/**
 * Shows the stored copy or, until the fair ends, an offer to store one; resolves to false if it
 * shows neither.
 */
export async function offerCopy(locale: Locale, t: Words, onChange: OnChange): Promise<boolean> {
  const offer = readOffer();
  if (offer === undefined) return false;
  const copy = await readCopy();
  if (copy !== undefined) {
    onChange(statusOf(copy, locale, t, onChange));
    return true;
  }
  const { size, firstDay, lastDay } = offer;
  const today = moscowDay(now());
  if (today > lastDay) return false;
  onChange({
    look: today >= firstDay ? 'signal' : 'plain',
    button: t('keep'),
    press: () => void storeNow(locale, t, onChange),
    text: `${t('offer')} ${t('cost', { size })}`,
  });
  return true;
}

async function storeNow(locale: Locale, t: Words, onChange: OnChange): Promise<void> {
  const show = (button: string, text: string, press = () => {}) =>
    onChange({ look: 'plain', button, press, text });
  show(t('keep'), t('keeping'));
  const copy = await storeCopy(locale);
  if (copy === undefined)
    return show(t('again'), t('trouble'), () => void storeNow(locale, t, onChange));
  void lookAfterCopy();
  onChange(statusOf(copy, locale, t, onChange));
}

function statusOf(copy: StoredCopy, locale: Locale, t: Words, onChange: OnChange): CopyStatus {
  const look = 'plain';
  if (copy.locale !== locale)
    return {
      look,
      button: t('keep'),
      press: () => void storeNow(locale, t, onChange),
      text: t('other'),
    };
  const { time, day } = formatStoredTime(copy.at, now().getTime(), isoOf(locale));
  const { size } = copy;
  const forget = async () => {
    await removeCopy();
    void lookAfterCopy();
    if (!(await offerCopy(locale, t, onChange))) onChange(undefined);
  };
  return {
    look,
    button: t('remove'),
    press: () => void forget(),
    text: day === undefined ? t('kept', { time, size }) : t('keptBefore', { time, day, size }),
  };
}
