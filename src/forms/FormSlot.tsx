import { useLocation } from '@gatsbyjs/reach-router';
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useDay } from '../components/useDay';
import type { FormDefinition } from '../domain/forms/definition';
import { offeredOn } from '../domain/forms/offeredDays';
import { openState } from '../domain/forms/openState';
import { landerAddress } from '../domain/forms/lander';
import { plainFields } from '../domain/forms/plainFields';
import type { FormValues } from '../domain/forms/rules';
import type { Locale } from '../i18n/locales';
import { laterDay, moscowTime, now } from '../lib/clock';
import { Button } from '../primitives/Button';
import { Prose } from '../primitives/Prose';
import { useMounted } from '../primitives/useMounted';
import { hasDraft, isPaymentDue } from '../services/hasDraft';
import { leadServiceUrl } from '../services/leadServiceUrl';
import { keepTypedValues, onPageHide } from '../services/typedFields';
import { isBelowView } from '../services/viewport';
import { whenLetGo } from '../services/whenLetGo';
import { FieldView } from './FieldView';
import type { FormSite } from './formSite';
import { FormView } from './FormView';
import * as styles from './FormView.module.css';
import type LeadForm from './LeadForm';
import { fillAsLeft, hasAnswers, keepLeft } from './leftForms';
import { loadEngine } from './loadEngine';
import { changesShape, conditionOf, stepOf, type Wanted } from './plainForm';

type Props = { form: FormDefinition; site: FormSite; locale: Locale };
type Loaded = {
  Engine: typeof LeadForm;
  messages: ComponentProps<typeof LeadForm>['messages'];
  typed: FormValues;
  firstStep: number | undefined;
};

type Parts = Awaited<ReturnType<typeof loadEngine>>;

/** How long a step that was asked for may be waited for before all of them are shown, ms. */
const patience = 5000;

/**
 * The place of a form: a plain post of all steps in the page itself; where it is out of sight, or
 * was not in static HTML, one step at a time. The engine takes over when the form comes near. Where
 * the page opened with the form in sight, it does so when the form is touched, or at once if the
 * tab keeps a draft of it; with everything typed before, focus and caret as they were. One of
 * several steps stays whole until the visitor begins (decision 018).
 */
export function FormSlot({ form: whole, site, locale }: Props) {
  const { t } = useTranslation('pages');
  const day = useDay(whole.buildDay);
  const isMounted = useMounted();
  const form = useMemo(
    () => offeredOn(whole, isMounted ? laterDay(day, moscowTime(now())) : day),
    [whole, day, isMounted],
  );
  const { pathname } = useLocation();
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted>();
  const isLoading = useRef(false);
  const isGivenUp = useRef(false);
  const parts = useRef<Parts>();
  const isBegun = useRef(false);
  const isKept = useRef(false);
  const presses = useRef(0);
  const left = useRef<HTMLFormElement | null>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isWhole, setWhole] = useState(!isMounted);
  const wholeNow = useRef(isWhole);
  useLayoutEffect(() => {
    wholeNow.current = isWhole;
  }, [isWhole]);
  const stateAtBuild = openState(whole, form.buildDay);
  const state = openState(form, day);
  // One that has opened since the build would push away what stands below it.
  const [isLaidOut, setLaidOut] = useState(isMounted || stateAtBuild !== 'notOpen');
  const action = landerAddress(leadServiceUrl, site.lead);

  // As the page opened: nothing has moved it out of sight.
  const isWholeInSight = () =>
    wholeNow.current && box.current !== null && !isBelowView(box.current);
  const mustWait = () => isWholeInSight() && !isBegun.current && changesShape(form);

  const takeOver = () => {
    const plainForm = box.current?.querySelector('form');
    if (!plainForm || parts.current === undefined) return;
    const [engine, { giveFocus, keepShown, readTyped, takeFocus }, { default: messages }] =
      parts.current;
    // A page that opens at a form whose order waits for its payment keeps the form's height.
    if (isPaymentDue(form.name) && isWholeInSight() && box.current)
      box.current.style.minBlockSize = `${box.current.offsetHeight}px`;
    const typed = readTyped(plainForm);
    if (isKept.current) keepShown(form.name, typed);
    const focus = takeFocus(plainForm);
    const firstStep = wholeNow.current ? stepOf(form, wanted.current, focus?.name) : undefined;
    // At once: a key pressed between reading and showing would be lost.
    flushSync(() => setLoaded({ Engine: engine.default, messages, typed, firstStep }));
    isKept.current = true;
    keepLeft(form.name, undefined);
    if (box.current === null) return;
    giveFocus(box.current, focus);
    repeat(box.current, wanted.current);
  };

  const fallBack = () => {
    const asked = wanted.current;
    isGivenUp.current = true;
    wanted.current = undefined;
    flushSync(() => setWhole(true));
    // With steps left empty the browser leads to them, now that they are shown.
    if (asked === 'send' || asked === 'next') box.current?.querySelector('form')?.requestSubmit();
  };

  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadEngine(locale).then(
      (arrived) => {
        parts.current = arrived;
        const [, { keepTyped, showDraft }] = arrived;
        const plainForm = box.current?.querySelector('form');
        if (left.current) keepTyped(form.name, left.current);
        else if (plainForm && mustWait() && !isPaymentDue(form.name)) {
          showDraft(form.name, plainForm);
          isKept.current = true;
        } else if (presses.current === 0) takeOver();
      },
      () => {
        // The engine can't be had: the plain form does the work, with all its steps.
        isLoading.current = false;
        fallBack();
      },
    );
  };

  const ask = (wish: Wanted) => {
    isBegun.current = true;
    wanted.current = wish;
    if (parts.current !== undefined) return takeOver();
    load();
    setTimeout(
      () => parts.current === undefined && wanted.current === wish && fallBack(),
      patience,
    );
  };

  useEffect(() => {
    if (state !== 'open' || box.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (loaded !== undefined) return;
        // What was typed before the page was loaded anew is shown without a touch.
        if (isWholeInSight() && !hasDraft(form.name)) return;
        if (entries.some(({ isIntersecting }) => isIntersecting)) return load();
        if (parts.current === undefined) setWhole(false);
        else takeOver();
      },
      { rootMargin: '400px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  });

  // What was typed before the page was left is there on the way back, and is kept for the tab as
  // soon as the engine can read it.
  useLayoutEffect(() => {
    const place = box.current;
    const plainForm = place?.querySelector('form');
    left.current = undefined;
    if (plainForm && fillAsLeft(form.name, plainForm, form.subject)) isBegun.current = true;
    const answered = () => {
      const plain = isKept.current ? null : place?.querySelector('form');
      return plain && hasAnswers(plain, form.subject) ? plain : undefined;
    };
    const stop = onPageHide(() => answered() && keepTypedValues());
    return () => {
      stop();
      left.current = answered();
      keepLeft(form.name, left.current);
    };
  }, [form.name, form.subject]);

  // A form in sight that turns out to be over keeps its height, so that nothing on the page moves.
  const height = useRef(0);
  useLayoutEffect(() => {
    if (box.current === null || stateAtBuild !== 'open') return;
    if (state === 'open') height.current = box.current.offsetHeight;
    else if (!isBelowView(box.current)) box.current.style.minBlockSize = `${height.current}px`;
  }, [state, stateAtBuild]);

  useLayoutEffect(() => {
    if (box.current === null || !isMounted || !isBelowView(box.current)) return;
    setWhole(false);
    setLaidOut(true);
  }, [isMounted]);

  if (state !== 'open') {
    const notOpen =
      form.texts?.notOpen ??
      [t('formNotOpen'), form.opensOn !== null && t('formOpensOn', { day: form.opensOn })]
        .filter(Boolean)
        .join(' ');
    return (
      <div
        ref={box}
        data-form={form.name}
        data-state={state}
        className={state === 'notOpen' ? styles.soon : undefined}
      >
        <Prose
          text={state === 'closed' ? (form.texts?.closed ?? t('formClosed')) : notOpen}
          className={styles.closed}
        />
      </div>
    );
  }
  if (!isLaidOut) {
    return (
      <div ref={box} data-form={form.name} data-state={state} className={styles.soon}>
        <p className={styles.closed}>{t('formOpened')}</p>
        <Button onClick={() => setLaidOut(true)}>{t('formShow')}</Button>
      </div>
    );
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // With nothing to wait for any longer, the plain post is the way.
    if (isWhole && isBegun.current && parts.current === undefined && isGivenUp.current) return;
    event.preventDefault();
    ask(isWhole || form.steps.length === 1 ? 'send' : 'next');
  };
  // What is pressed stays where it is until it has been clicked, or the click would be lost.
  const onPointerDown = () => {
    if (loaded !== undefined) return;
    presses.current += 1;
    whenLetGo(() => {
      presses.current -= 1;
      if (!isKept.current && presses.current === 0 && !mustWait()) takeOver();
    });
  };
  const onInput = () => {
    isBegun.current = true;
    if (parts.current === undefined) load();
    else if (loaded === undefined) takeOver();
  };
  return (
    <div
      ref={box}
      data-form={form.name}
      data-state={state}
      onFocus={load}
      onPointerEnter={load}
      onPointerDown={onPointerDown}
    >
      {loaded === undefined ? (
        <FormView
          form={form}
          action={action}
          hidden={plainFields(form, {
            domain: site.domain,
            path: pathname,
            locale,
            redirectHosts: site.lead.redirectHosts,
          })}
          isWhole={isWhole}
          onInput={onInput}
          onSubmit={onSubmit}
          onGoTo={ask}
          renderField={(field) => (
            <FieldView
              key={field.name}
              field={field}
              form={form.name}
              isWhole={isWhole}
              condition={conditionOf(form, field)}
            />
          )}
        />
      ) : (
        <loaded.Engine
          form={form}
          site={site}
          locale={locale}
          action={action}
          messages={loaded.messages}
          typed={loaded.typed}
          firstStep={loaded.firstStep}
        />
      )}
    </div>
  );
}

/** Presses in the engine's form what was pressed in the plain one. */
function repeat(box: HTMLElement, wanted: Wanted): void {
  if (typeof wanted === 'number') box.querySelectorAll<HTMLElement>('nav li > *')[wanted]?.click();
  else if (wanted !== undefined) box.querySelector('form')?.requestSubmit();
}
