import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import type { FormDefinition } from '../domain/forms/definition';
import { isAsked, spelled } from '../domain/forms/askedFields';
import { fieldsOf } from '../domain/forms/fields';
import { makeJudge, type Faults } from '../domain/forms/judge';
import { offeredValues } from '../domain/forms/offeredValues';
import type { FormValues } from '../domain/forms/rules';
import type { Locale } from '../i18n/locales';
import type { ShippedMessages } from '../i18n/messages';
import { now } from '../lib/clock';
import { keepDraft, readDraft } from '../services/draft';
import { Done } from './Done';
import { EngineField } from './EngineField';
import { ErrorSummary } from './ErrorSummary';
import { FailureNotice } from './FailureNotice';
import { fieldId } from './FieldView';
import type { FormSite } from './formSite';
import { FormView } from './FormView';
import { sayFault } from './sayFault';
import { useFocus } from './useFocus';
import { useLead } from './useLead';

type Props = {
  form: FormDefinition;
  site: FormSite;
  locale: Locale;
  action: string;
  messages: ShippedMessages<'forms'>;
  /** Typed before the engine came. */
  typed: FormValues;
  /** Where the visitor has begun; else where they were last. */
  firstStep: number | undefined;
};

/**
 * The form engine: steps, faults at fields, draft, sending, and what is said afterwards (spec §4).
 */
export default function LeadForm(props: Props) {
  const { form, site, messages, locale, typed, firstStep } = props;
  const { i18n } = useTranslation('pages');
  if (!i18n.hasResourceBundle(locale, 'forms')) i18n.addResourceBundle(locale, 'forms', messages);
  const [start] = useState(() => {
    const draft = readDraft(form.name);
    return {
      values: { ...offeredValues(form, draft?.values ?? {}), ...typed },
      step: Math.min(Math.max(firstStep ?? draft?.step ?? 0, 0), form.steps.length - 1),
    };
  });
  const judge = useMemo(() => makeJudge(form, site.lead), [form, site.lead]);
  return (
    <Form<FormValues>
      onSubmit={() => undefined}
      initialValues={start.values}
      validate={(values) => judge(values, now())}
    >
      {() => <Engine {...props} firstStep={start.step} />}
    </Form>
  );
}

function Engine({
  form,
  site,
  locale,
  action,
  firstStep,
}: Omit<Props, 'firstStep'> & { firstStep: number }) {
  const { t } = useTranslation('forms');
  const api = useForm<FormValues>();
  const { values, errors } = useFormState<FormValues>({
    subscription: { values: true, errors: true },
  });
  const faults = (errors ?? {}) as Faults;
  const [step, setStep] = useState(firstStep);
  // How many steps show their faults: those the visitor has tried to pass, so that nobody is
  // scolded while typing.
  const [tried, setTried] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const { state, send, fail, dropFailure, startAgain, lastLead } = useLead(form, site, locale);
  const box = useRef<HTMLDivElement>(null);
  const focus = useFocus(box);
  const last = form.steps.length - 1;

  useEffect(() => {
    if (state.name === 'done' || state.name === 'payment') return;
    keepDraft(form.name, { values, step, ...lastLead.current });
  }, [values, step, form.name, state.name, lastLead]);

  const stepNames = (index: number) =>
    [...(form.steps[index]?.fields ?? []), ...(index === last ? form.consents : [])].map(
      ({ name }) => name,
    );
  const firstFaultIn = (index: number) =>
    stepNames(index).find((name) => faults[name] !== undefined);
  const firstBadStep = (until: number) =>
    form.steps.findIndex((_, index) => index < until && firstFaultIn(index) !== undefined);

  const goTo = (wish: number) => {
    const target = Math.min(Math.max(wish, 0), last);
    const bad = form.incompleteSteps === false && target > step ? firstBadStep(target) : -1;
    if (bad >= 0) return refuse(bad);
    setRefused(false);
    setStep(target);
    focus(
      fieldId(
        form.name,
        form.steps[target]?.fields.find((field) => isAsked(field, values))?.name ?? '',
      ),
    );
  };
  const refuse = (bad: number) => {
    setTried(form.incompleteSteps === false ? bad + 1 : form.steps.length);
    setRefused(true);
    dropFailure();
    setStep(bad);
    focus(fieldId(form.name, firstFaultIn(bad) ?? ''));
  };
  const sendAll = () => {
    const bad = firstBadStep(last + 1);
    if (bad >= 0) return refuse(bad);
    setRefused(false);
    const trap = box.current?.querySelector<HTMLInputElement>('[name="leave_empty"]');
    if (trap?.value) {
      trap.value = '';
      return fail('trap');
    }
    void send(api.getState().values, step);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step < last) goTo(step + 1);
    else sendAll();
  };

  if (state.name === 'done' || state.name === 'payment')
    return <Done form={form} state={state} onAgain={startAgain} />;

  const fields = fieldsOf(form);
  const errorOf = (name: string, index: number): string | undefined => {
    const fault = faults[name];
    if (index >= tried || fault === undefined) return undefined;
    const field = fields.find((one) => one.name === name);
    if (field === undefined) return t('rules.accepted');
    return sayFault(t, fault, {
      field,
      value: spelled(field, values),
      fields,
      language: locale,
      settings: site.lead,
    });
  };
  const stepOf = (name: string) =>
    form.steps.findIndex(({ fields }) => fields.some((field) => field.name === name));
  const places = form.steps.flatMap(({ fields }, index) => [
    ...fields.map(({ name, label }) => ({ name, label, index })),
    ...(index === last
      ? form.consents.map(({ name }) => ({ name, label: t('rules.accepted'), index }))
      : []),
  ]);
  return (
    <div ref={box}>
      <FormView
        form={form}
        action={action}
        onSubmit={onSubmit}
        onGoTo={goTo}
        renderField={(field) => (
          <EngineField
            key={field.name}
            field={field}
            form={form}
            locale={locale}
            error={errorOf(field.name, stepOf(field.name))}
          />
        )}
        drive={{
          step,
          isSending: state.name === 'sending',
          consentError: (name) => errorOf(name, last),
          consentGiven: (name) => values[name] === 'on',
          onConsent: (name, given) => api.change(name, given ? 'on' : undefined),
        }}
      >
        {isRefused && (
          <ErrorSummary
            faults={places
              .filter(({ name, index }) => index < tried && faults[name] !== undefined)
              .map(({ name, label, index }) => ({ id: fieldId(form.name, name), label, index }))}
            onOpen={(id, index) => {
              setStep(index);
              focus(id);
            }}
          />
        )}
        {state.name === 'failed' && (
          <FailureNotice
            form={form}
            values={values}
            faults={faults}
            locale={locale}
            failed={state}
            email={site.email}
            onRetry={sendAll}
          />
        )}
      </FormView>
    </div>
  );
}
