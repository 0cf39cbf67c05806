import { useEffect, useLayoutEffect, useRef, useState, type ComponentProps, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../domain/forms/definition';
import { openState } from '../domain/forms/openState';
import { landerAddress } from '../domain/forms/lander';
import type { FormValues } from '../domain/forms/rules';
import type { Locale } from '../i18n/locales';
import { moscowDay, now } from '../lib/clock';
import { Prose } from '../primitives/Prose';
import { useMounted } from '../primitives/useMounted';
import { leadServiceUrl } from '../services/leadServiceUrl';
import { isBelowView } from '../services/viewport';
import { FieldView } from './FieldView';
import type { FormSite } from './formSite';
import { FormView } from './FormView';
import * as styles from './FormView.module.css';
import type LeadForm from './LeadForm';

type Props = { form: FormDefinition; site: FormSite; locale: Locale };
type Loaded = { Engine: typeof LeadForm; messages: ComponentProps<typeof LeadForm>['messages']; typed: FormValues };
/** What a visitor asked of the plain form while the engine was on its way: a step, or to send. */
type Wanted = number | 'submit' | undefined;

const messageFiles = { ru: () => import('../i18n/messages/ru/forms.json'), en: () => import('../i18n/messages/en/forms.json') };

/**
 * The place of a form: a plain post in the page itself; the engine takes over when the form comes near or is touched,
 * with everything typed before, focus and caret as they were.
 */
export function FormSlot({ form, site, locale }: Props) {
  const { t } = useTranslation('pages');
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef<Wanted>();
  const isLoading = useRef(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [showAll, setShowAll] = useState(false);
  const isMounted = useMounted();
  const state = form.closed === true ? 'closed' : isMounted ? openState(form, moscowDay(now())) : 'open';
  const action = landerAddress(leadServiceUrl, site.lead);

  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    Promise.all([import('./LeadForm'), import('./typed'), messageFiles[locale]()]).then(
      ([engine, { giveFocus, readTyped, takeFocus }, { default: messages }]) => {
        const plainForm = box.current?.querySelector('form');
        if (!plainForm) return;
        const typed = readTyped(plainForm);
        const focus = takeFocus(plainForm);
        // At once: a key pressed between reading and showing would be lost.
        flushSync(() => setLoaded({ Engine: engine.default, messages, typed }));
        if (box.current === null) return;
        giveFocus(box.current, focus);
        repeat(box.current, wanted.current);
      },
      () => {
        // The engine can't be had: the plain form does the work, with all its steps.
        isLoading.current = false;
        const asked = wanted.current;
        wanted.current = undefined;
        flushSync(() => setShowAll(true));
        // With steps left empty the browser leads to them, now that they are shown.
        if (asked === 'submit') box.current?.querySelector('form')?.requestSubmit();
      },
    );
  };

  useEffect(() => {
    if (state !== 'open' || box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(), { rootMargin: '400px' });
    observer.observe(box.current);
    return () => observer.disconnect();
  });

  // A form in sight that turns out to be over keeps its height, so that nothing on the page moves.
  const height = useRef(0);
  useLayoutEffect(() => {
    if (box.current === null || form.closed === true) return;
    if (state === 'open') height.current = box.current.offsetHeight;
    else if (!isBelowView(box.current)) box.current.style.minBlockSize = `${height.current}px`;
  }, [state, form.closed]);

  if (state !== 'open') {
    const words = state === 'closed' ? (form.texts?.closed ?? t('formClosed')) : (form.texts?.notOpen ?? t('formNotOpen'));
    return (
      <div ref={box}>
        <Prose text={words} className={styles.closed} />
      </div>
    );
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (showAll) return;
    event.preventDefault();
    wanted.current = 'submit';
    load();
  };
  return (
    <div ref={box} onFocus={load}>
      {loaded === undefined ? (
        <FormView
          form={form}
          action={action}
          showAll={showAll}
          onSubmit={onSubmit}
          onGoTo={(goTo) => {
            wanted.current = goTo;
            load();
          }}
          renderField={(field) => <FieldView key={field.name} field={field} form={form.name} />}
        />
      ) : (
        <loaded.Engine form={form} site={site} locale={locale} action={action} messages={loaded.messages} typed={loaded.typed} />
      )}
    </div>
  );
}

/** Presses in the engine's form what was pressed in the plain one. */
function repeat(box: HTMLElement, wanted: Wanted): void {
  if (wanted === 'submit') box.querySelector('form')?.requestSubmit();
  else if (wanted !== undefined) box.querySelectorAll<HTMLButtonElement>('nav button')[wanted]?.click();
}
