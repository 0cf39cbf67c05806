import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Calculator } from './Calculator';
import { refundOf, refundReasons } from './model/refund';
import { isCalendarDay } from '../lib/time/calendarDay';
import { moscowDay, now } from '../lib/time/clock';
import { formatRoubles, readRoubles } from '../lib/roubles';
import { LinkContext } from '../ui/LinkContext';
import { useFieldValue } from '../ui/useFieldValue';
import { useMounted } from '../ui/useMounted';

/**
 * Asks for price paid, day of the claim and reason, and shows the refund by whole Moscow days
 * before the fair (spec §9).
 */
export function RefundCalculator({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const id = useId();
  const isMounted = useMounted();
  const [price, priceField] = useFieldValue('');
  const [chosenDay, dayField] = useFieldValue(undefined);
  const [reason, reasonField] = useFieldValue(refundReasons[0]);
  const day = chosenDay ?? (isMounted ? moscowDay(now()) : '');
  const paid = readRoubles(price);
  const isDay = isCalendarDay(day);
  const refund =
    paid !== undefined && isDay
      ? refundOf({
          price: paid,
          reason: refundReasons.find((one) => one === reason) ?? refundReasons[0],
          day,
          firstDay,
        })
      : undefined;
  const noteOf = (days: number | undefined) => {
    if (days !== undefined && paid !== undefined) {
      // Says how points and commas were read.
      const read = t('refund.read', { sum: formatRoubles(paid, locale) });
      if (day > lastDay) return `${read} ${t('refund.over')}`;
      return `${read} ${days < 0 ? t('refund.begun') : t('refund.days', { count: days })}`;
    }
    const sumMissing = price.trim() === '' ? t('refund.fillIn') : t('refund.unread');
    return [paid === undefined && sumMissing, !isDay && t('refund.dayMissing')]
      .filter(Boolean)
      .join(' ');
  };
  return (
    <Calculator
      title={t('refund.calculator')}
      fields={[
        {
          id: `${id}price`,
          label: t('refund.paid'),
          input: (
            <input
              id={`${id}price`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              value={price}
              {...priceField}
            />
          ),
        },
        {
          id: `${id}day`,
          label: t('refund.day'),
          input: <input id={`${id}day`} type="date" value={day} {...dayField} />,
        },
        {
          id: `${id}reason`,
          label: t('refund.reason'),
          input: (
            <select id={`${id}reason`} value={reason} {...reasonField}>
              {refundReasons.map((one) => (
                <option key={one} value={one}>
                  {t(`refund.reasons.${one}`)}
                </option>
              ))}
            </select>
          ),
        },
      ]}
      note={noteOf(refund?.days)}
    >
      {refund &&
        t('refund.answer', {
          amount: formatRoubles(refund.amount, locale),
          percent: refund.percent,
        })}
    </Calculator>
  );
}
