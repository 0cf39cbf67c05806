import { createForm, FORM_ERROR, type FormApi } from 'final-form';
import type { TFunction } from 'i18next';
import { createElement } from 'react';
import { moscowTime, now } from '../lib/time/clock';
import { makeSender } from './browser/sender';
import { changeDraft, deleteDraft, readDraft, readAnswers } from './browser/drafts';
import { isBelowView } from '../browser/window';
import { fieldId } from './FieldView';
import type { Failed, FieldState, EngineState, FormProps, Place } from './formTypes';
import { AgeError } from './Notices';
import { sumOf } from './model/payload';
import {
  admittedAges,
  canBecome,
  chooserOf,
  isWithin,
  type FieldDefinition,
} from './model/definition';
import { isVisible, withOfferedOptions, validAnswers, serializeValue } from './model/visibleFields';
import { fieldsOf } from './model/totals';
import { makeValidator, type FieldError } from './model/validate';
import type { FieldValue, FormValues } from './model/rules';
import { errorMessage } from './errorMessage';

export { Done, Notices } from './Notices';

/**
 * Starts the engine of a form. It renders no fields: it reads the fields of the page, validates
 * them and sends them. final-form holds the states of the form (spec §4).
 */
export function startEngine(formElement: HTMLFormElement, { form, site, locale }: FormProps, t: T) {
  const validate = makeValidator(form, site.lead);
  const sender = makeSender(form, site, locale);
  const fields = fieldsOf(form);
  const checkboxNames = new Set(
    fields.filter(({ type }) => type === 'checkboxes').map(({ name }) => name),
  );
  /** Everything that is validated, with its step. */
  const places: Place[] = form.steps.flatMap(({ fields: own }, step) => [
    ...own.map(({ name, label }) => ({ name, label, id: fieldId(form.name, name), step })),
    ...(step < form.steps.length - 1 ? [] : form.consents).map(({ name }) => ({
      name,
      label: t('rules.accepted'),
      id: fieldId(form.name, name),
      step,
    })),
  ]);
  /** Whether an order sent before this page load waits for its payment. */
  let isDue = form.payment !== null && readDraft(form.name)?.isDue === true;
  // The payment screen replaces the form; its parent keeps its height, so that nothing visible
  // moves.
  if (isDue && !isBelowView(formElement) && formElement.parentElement)
    formElement.parentElement.style.minBlockSize = `${formElement.parentElement.offsetHeight}px`;

  const answers = (): FormValues =>
    Object.fromEntries(
      Object.entries(readAnswers(formElement)).map(([name, value]) => [
        name,
        checkboxNames.has(name) ? [value ?? []].flat() : value,
      ]),
    );
  const submit = async (values: FormValues) => {
    const failure = await sender.send(values, () => formElement.isConnected);
    return failure && { [FORM_ERROR]: { failure } satisfies Failed };
  };
  const api: FormApi<FormValues> = createForm<FormValues>({
    initialValues: answers(),
    validate: (values) => validate(values, now()),
    onSubmit: submit,
  });

  /** Reads all fields of the page and validates them once. */
  const readFields = () => {
    const typed = answers();
    api.pauseValidation();
    for (const { name } of places) api.change(name, typed[name]);
    api.resumeValidation();
  };
  /** Starts over with a new lead; the values in the fields stay. */
  const restart = () => {
    deleteDraft(form.name);
    sender.forget();
    isDue = false;
    api.restart(answers());
  };
  /** Returns the first invalid field in the steps before `until`. */
  const firstInvalid = (until: number): Place | undefined => {
    readFields();
    const { errors } = api.getState();
    return places.find(({ name, step }) => step < until && errors?.[name] !== undefined);
  };
  /** Chooses a session as a visitor would, so that the draft and this engine notice. */
  const choose = (name: string, value: string) => {
    const select = formElement.elements.namedItem(name);
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.focus();
  };
  const ageError = (field: FieldDefinition, values: FormValues) => {
    const ages = admittedAges(fields, values);
    const chooser = chooserOf(fields);
    const sessions = chooser?.options ?? form.others ?? [];
    const age = Number(serializeValue(field, values));
    const time = moscowTime(now());
    return (
      ages &&
      createElement(AgeError, {
        ages,
        offers: sessions
          .filter((one) => isWithin(age, one.ages) && (one.at ?? '') > time)
          .slice(0, maxOffers),
        onChoose: (value) => choose(chooser?.name ?? '', value),
        onLeave: (name) => changeDraft(name, { values: readAnswers(formElement) }),
      })
    );
  };
  const fieldState = (
    field: FieldDefinition,
    { values, errors = {} }: EngineState,
    showsError: boolean,
  ): FieldState => {
    const broken = errors[field.name];
    const error =
      showsError || isBeyondAges(broken, serializeValue(field, values)) ? broken : undefined;
    const context = {
      field,
      value: serializeValue(field, values),
      fields,
      language: locale,
      settings: site.lead,
    };
    const sum =
      field.total &&
      sumOf(field, validAnswers(form, values, errors), locale, (sums) => t('withCode', sums));
    return {
      isVisible: isVisible(field, values),
      options: withOfferedOptions(field, values).options,
      error:
        error &&
        (error.rule === 'ages' ? ageError(field, values) : errorMessage(t, error, context)),
      total: sum || undefined,
    };
  };
  const consentError = (name: string) =>
    api.getState().errors?.[name] === undefined ? undefined : t('rules.accepted');
  return {
    api,
    places,
    isDue: () => isDue,
    readFields,
    restart,
    firstInvalid,
    fieldState,
    consentError,
  };
}

/** Maximum number of sessions offered for an age that the chosen session does not admit. */
const maxOffers = 4;

/** Whether an age can be rejected while typing: no further digit would make it valid. */
function isBeyondAges(error: FieldError | undefined, value: FieldValue): boolean {
  if (error?.rule !== 'ages') return false;
  const [from = 0, to = 0] = error.args.map(Number);
  return !canBecome(String(value), { from, to });
}

type T = TFunction<'forms'>;
export type Engine = ReturnType<typeof startEngine>;
