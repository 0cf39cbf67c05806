import { useLocation } from '@gatsbyjs/reach-router';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { useMounted } from '../ui/useMounted';
import { changeDraft, restoreDraft, deleteDraft, readDraft, readAnswers } from './browser/drafts';
import { leadServiceUrl, landerAddress, plainFields } from './model/lander';
import { isBelowView } from '../browser/window';
import { FieldView, ErrorText, fieldId } from './FieldView';
import type { FormProps, EngineState } from './formTypes';
import * as styles from './LeadForm.module.css';
import {
  type FieldDefinition,
  changesShape,
  conditionOf,
  type FormDefinition,
} from './model/definition';
import { useSteps } from './useSteps';
import { Runs } from '../ui/Prose';
import type { Engine } from './engine';
import type { Locale } from '../i18n/locales';

/**
 * A lead form. In static HTML it is a plain form that posts all steps. Inputs are uncontrolled. The
 * engine (final-form and validation) loads on demand. Steps are shown one at a time, unless the
 * static form is already in view and hiding steps would change its height (decision 018).
 */
export function LeadForm(props: FormProps) {
  const { form, site, locale } = props;
  const { t } = useTranslation('pages');
  const { pathname } = useLocation();
  const isMounted = useMounted();
  const formRef = useRef<HTMLFormElement>(null);
  const { engine, parts, state, load } = useEngine(formRef, props);
  const fieldState = (field: FieldDefinition, showsError = false) =>
    engine !== undefined && state !== undefined
      ? engine.fieldState(field, state, showsError)
      : { isVisible: field.showWhen === null, options: field.options };
  const [isInPage] = useState(!isMounted);
  const { step, setStep, stepsWithErrors, notice, open, goTo, send, onSubmit, startOver } =
    useSteps(form, formRef, isInPage ? undefined : 0, {
      engine,
      load,
      isVisible: (field) => fieldState(field).isVisible,
    });
  /**
   * Whether the engine loads when the form comes near the window, rather than at the first touch.
   * False only for a static form that is in view and has no draft.
   */
  const [loadsInView, setLoadsInView] = useState(false);
  const [isFilled, setFilled] = useState(false);
  const [isDraftLost, setDraftLost] = useState(false);
  const last = form.steps.length - 1;
  const keepsShape = !changesShape(form);

  useLayoutEffect(() => {
    const element = formRef.current;
    if (element === null) return;
    const draft = readDraft(form.name);
    if (draft !== undefined) restoreDraft(element, draft, form.subject);
    setFilled(draft !== undefined);
    const isInView = isInPage && !isBelowView(element);
    if (!isInView || keepsShape) setStep(Math.min(draft?.step ?? 0, last));
    setLoadsInView(!isInView || draft !== undefined);
  }, [form.name, form.subject, isInPage, keepsShape, last, setStep]);

  useEffect(() => {
    if (!loadsInView || engine !== undefined || formRef.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load(),
      { rootMargin: '400px' },
    );
    observer.observe(formRef.current);
    return () => observer.disconnect();
  });

  const preload = () => void load();
  const onReset = () => {
    deleteDraft(form.name);
    startOver();
    setFilled(false);
    // The reset event fires before the browser empties the fields.
    setTimeout(() => engine?.restart());
  };
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    if (engine === undefined) preload();
    else engine.readFields();
    setDraftLost(!changeDraft(form.name, { values: readAnswers(currentTarget) }));
    setFilled(true);
  };

  const isSending = state?.submitting;
  const isDone = Boolean(engine?.isDue() || (state?.submitSucceeded && !isSending));
  const isLast = step === undefined || step === last;
  return (
    <>
      {isDone && engine && parts && (
        <parts.Done form={form} isEarlier={engine.isDue()} onAgain={engine.restart} />
      )}
      <form
        ref={formRef}
        data-lead={form.name}
        method="post"
        action={landerAddress(leadServiceUrl, site.lead)}
        acceptCharset="utf-8"
        className={styles.form}
        hidden={isDone}
        noValidate={engine !== undefined}
        aria-busy={isSending || undefined}
        onFocus={preload}
        onPointerEnter={preload}
        onInput={onInput}
        onSubmit={onSubmit}
        onReset={onReset}
      >
        {plainFields(form, site.domain, pathname).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {last > 0 && <StepList form={form} step={step} onGoTo={goTo} />}
        {engine && parts && (
          <parts.Notices
            api={engine.api}
            places={engine.places}
            form={form}
            locale={locale}
            email={site.email}
            notice={notice}
            stepsWithErrors={stepsWithErrors}
            onOpen={open}
            onRetry={send}
          />
        )}
        {form.steps.map(({ name, title, fields }, index) => (
          <fieldset
            key={name}
            id={stepId(form, name)}
            className={styles.step}
            hidden={step !== undefined && index !== step}
          >
            <legend className={last > 0 ? styles.stepTitle : 'visually-hidden'}>{title}</legend>
            {index === 0 && form.closesOn !== null && (
              <p className={styles.help}>{t('formUntil', { day: form.closesOn })}</p>
            )}
            {fields.map((field) => (
              <FieldView
                key={field.name}
                field={field}
                form={form.name}
                state={fieldState(field, index < stepsWithErrors)}
                condition={step === undefined ? conditionOf(form, field) : undefined}
                isWhole={step === undefined}
              />
            ))}
          </fieldset>
        ))}
        <Consents
          form={form}
          isHidden={!isLast}
          errorOf={(name) => (last < stepsWithErrors ? engine?.consentError(name) : undefined)}
        />
        {isDraftLost && <p role="status">{t('formNotKept')}</p>}
        <div className={styles.buttons}>
          {step !== undefined && step > 0 && (
            <Button look="plain" onClick={() => goTo(step - 1)}>
              {t('formBack')}
            </Button>
          )}
          {/* Separate keys: a press on one button must not land on the button that replaces it. */}
          <Button
            key={isLast ? 'send' : 'next'}
            type="submit"
            formNoValidate={step !== undefined && last > 0}
            aria-disabled={isSending || undefined}
            // The second click of a double click would skip the step that the first one opened, or
            // send the form.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {!isLast
              ? t('formNext')
              : isSending
                ? t('formSending')
                : (form.texts?.send ?? t('formSend'))}
          </Button>
          {/* The button's space is reserved, so that nothing moves when it appears. */}
          <button type="reset" className={styles.clear} data-shown={isFilled}>
            {t('formClear')}
          </button>
        </div>
      </form>
    </>
  );
}

type StepListProps = {
  form: FormDefinition;
  /** The current step; undefined when all steps are shown. */
  step: number | undefined;
  onGoTo: (step: number) => void;
};

const stepId = (form: FormDefinition, step: string) => `${form.name}-step-${step}`;

/** Tabs for the steps or, in the same place, links when all steps are shown. */
function StepList({ form, step, onGoTo }: StepListProps) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('formSteps')}>
      {step !== undefined && (
        <p className="visually-hidden" aria-live="polite">
          {t('formStepOf', { step: step + 1, count: form.steps.length })}
        </p>
      )}
      <ol role="list" className={styles.stepList}>
        {form.steps.map(({ name, title }, index) => {
          const words = (
            <>
              <span aria-hidden="true">{index + 1}</span> {title}
            </>
          );
          return (
            <li key={name}>
              {step === undefined ? (
                <a
                  className={styles.stepButton}
                  href={`#${stepId(form, name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    onGoTo(index);
                  }}
                >
                  {words}
                </a>
              ) : (
                <button
                  type="button"
                  className={styles.stepButton}
                  aria-current={index === step ? 'step' : undefined}
                  onClick={() => onGoTo(index)}
                >
                  {words}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type ConsentsProps = {
  form: FormDefinition;
  isHidden: boolean;
  errorOf: (name: string) => string | undefined;
};

/** The consents required to send a form (spec §5). */
function Consents({ form, isHidden, errorOf }: ConsentsProps) {
  return (
    <div className={styles.consents} hidden={isHidden}>
      {form.consents.map(({ name, text }) => {
        const error = errorOf(name);
        const id = fieldId(form.name, name);
        return (
          <div key={name}>
            <label className={styles.choice}>
              <input
                id={id}
                type="checkbox"
                name={name}
                value="on"
                required
                aria-invalid={error !== undefined ? true : undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
              />
              <span>
                <Runs text={text} />
              </span>
            </label>
            <ErrorText id={id} error={error} />
          </div>
        );
      })}
    </div>
  );
}

type LoadedModules = Awaited<ReturnType<typeof loadEngine>>;
type Loaded = { engine: Engine; parts: LoadedModules[0]; messages: LoadedModules[1]['default'] };
const subscription = { values: true, errors: true, submitting: true, submitSucceeded: true };

/**
 * Loads a form's engine on demand. Returns the engine, its components, its messages and its state,
 * all undefined until it has loaded. `load` starts loading, retries after a failure, and resolves
 * to the engine.
 */
function useEngine(formRef: RefObject<HTMLFormElement>, props: FormProps) {
  const { i18n } = useTranslation('pages');
  const { locale } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<EngineState>();
  const loading = useRef<Promise<Engine | undefined>>();

  useEffect(() => loaded?.engine.api.subscribe(setState, subscription), [loaded]);

  // On every render, because the page can get another i18n instance.
  const addMessages = (messages: Loaded['messages']) => {
    if (!i18n.hasResourceBundle(locale, 'forms')) i18n.addResourceBundle(locale, 'forms', messages);
  };
  if (loaded !== undefined) addMessages(loaded.messages);
  const start = ([parts, { default: messages }]: LoadedModules) => {
    if (formRef.current === null) return undefined;
    addMessages(messages);
    const engine = parts.startEngine(formRef.current, props, i18n.getFixedT(locale, 'forms'));
    setState(engine.api.getState());
    setLoaded({ engine, parts, messages });
    return engine;
  };
  const load = (): Promise<Engine | undefined> => {
    loading.current ??= loadEngine(locale)
      .then(start)
      .catch(() => (loading.current = undefined));
    return loading.current;
  };
  return { ...loaded, state, load };
}

const messageFiles = {
  ru: () => import('../i18n/messages/ru/forms.json'),
  en: () => import('../i18n/messages/en/forms.json'),
};

export const loadEngine = (locale: Locale) =>
  Promise.all([import('./engine'), messageFiles[locale]()]);
