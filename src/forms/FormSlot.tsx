import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { laterDay, moscowTime, now } from '../lib/time/clock';
import { Button } from '../ui/Button';
import { Prose } from '../ui/Prose';
import { useMounted } from '../ui/useMounted';
import { isBelowView } from '../browser/window';
import type { FormProps } from './formTypes';
import * as styles from './LeadForm.module.css';
import { LeadForm } from './LeadForm';
import { offeredOn, openState } from './model/openState';

type Props = FormProps & {
  whenClosed?: ReactNode;
};

/**
 * Renders a form while it is open, otherwise the reason why it is not. The state is that of the
 * minute in which the page was opened.
 */
export function FormSlot({ form: atBuild, whenClosed, ...rest }: Props) {
  const { t } = useTranslation('pages');
  const { buildDay } = atBuild;
  const isMounted = useMounted();
  // Read once: a form that closes while it is being filled in must not disappear.
  const moment = useMemo(
    () => (isMounted ? laterDay(buildDay, moscowTime(now())) : buildDay),
    [buildDay, isMounted],
  );
  const form = useMemo(() => offeredOn(atBuild, moment), [atBuild, moment]);
  const slotRef = useRef<HTMLDivElement>(null);
  // Keeps the state of the first render: later the page can pass its form as closed.
  const [stateAtBuild] = useState(() => openState(atBuild, buildDay));
  const state = openState(form, moment);
  // A form that opened after the build would push down the content below, so it waits for a press
  // of a button.
  const [isLaidOut, setLaidOut] = useState(isMounted || stateAtBuild !== 'notOpen');

  // A visible form that turns out to be closed leaves its height reserved, so that nothing on the
  // page moves.
  const height = useRef(0);
  useLayoutEffect(() => {
    if (slotRef.current === null || stateAtBuild !== 'open') return;
    if (state === 'open') height.current = slotRef.current.offsetHeight;
    else if (!isBelowView(slotRef.current))
      slotRef.current.style.minBlockSize = `${height.current}px`;
  }, [state, stateAtBuild]);

  useLayoutEffect(() => {
    if (slotRef.current !== null && isMounted && isBelowView(slotRef.current)) setLaidOut(true);
  }, [isMounted]);

  const notOpen =
    form.texts?.notOpen ??
    [t('formNotOpen'), form.opensOn !== null && t('formOpensOn', { day: form.opensOn })]
      .filter(Boolean)
      .join(' ');
  const isWaiting = state === 'notOpen' || (state === 'open' && !isLaidOut);
  return (
    <div
      ref={slotRef}
      data-form={form.name}
      data-state={state}
      className={isWaiting ? styles.soon : undefined}
    >
      {state === 'closed' && (
        <>
          <Prose text={form.texts?.closed ?? t('formClosed')} className={styles.closed} />
          {whenClosed}
        </>
      )}
      {state === 'notOpen' && <Prose text={notOpen} className={styles.closed} />}
      {state === 'open' && !isLaidOut && (
        <>
          <p className={styles.closed}>{t('formOpened')}</p>
          <Button onClick={() => setLaidOut(true)}>{t('formShow')}</Button>
        </>
      )}
      {state === 'open' && isLaidOut && <LeadForm {...rest} form={form} />}
    </div>
  );
}
