import { useContext, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Calculator } from '../../components/Calculator';
import { refundOf, refundReasons } from '../../domain/refund';
import { isCalendarDay } from '../../lib/calendarDay';
import { moscowDay, now } from '../../lib/clock';
import { formatRoubles } from '../../lib/roubles';
import { LinkContext } from '../../primitives/LinkContext';
import { useMounted } from '../../primitives/useMounted';

/** Price paid, day of the claim and reason in; what comes back out, by whole Moscow days before the fair (spec §9). */
export function RefundCalculator({ firstDay }: { firstDay: string }) {
  const { t } = useTranslation('tickets');
  const { locale } = useContext(LinkContext);
  const id = useId();
  const isMounted = useMounted();
  const [price, setPrice] = useState('');
  const [chosenDay, setChosenDay] = useState<string>();
  const [reason, setReason] = useState<string>(refundReasons[0]);
  const day = chosenDay ?? (isMounted ? moscowDay(now()) : '');
  const paid = price.replace(/[\s\u00a0]/g, '');
  const isComplete = /^\d{1,7}$/.test(paid) && isCalendarDay(day);
  const refund = isComplete
    ? refundOf({ price: Number(paid), reason: refundReasons.find((one) => one === reason) ?? refundReasons[0], day, firstDay })
    : undefined;
  const noteOf = (days: number | undefined) => {
    if (days === undefined) return t('refund.fillIn');
    return days < 0 ? t('refund.begun') : t('refund.days', { count: days });
  };
  return (
    <Calculator
      title={t('refund.calculator')}
      fields={[
        {
          id: `${id}price`,
          label: t('refund.paid'),
          input: <input id={`${id}price`} inputMode="numeric" autoComplete="off" maxLength={9} value={price} onChange={(event) => setPrice(event.target.value)} />,
        },
        {
          id: `${id}day`,
          label: t('refund.day'),
          input: <input id={`${id}day`} type="date" value={day} onChange={(event) => setChosenDay(event.target.value)} />,
        },
        {
          id: `${id}reason`,
          label: t('refund.reason'),
          input: (
            <select id={`${id}reason`} value={reason} onChange={(event) => setReason(event.target.value)}>
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
      {refund && t('refund.answer', { amount: formatRoubles(refund.amount, locale), percent: refund.percent })}
    </Calculator>
  );
}
