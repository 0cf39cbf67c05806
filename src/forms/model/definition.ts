import type { EditionDays } from '../../edition/model/phase';
import type { FormValues } from './rules';

/** Field types that an editor can use in a form. */
export const fieldTypes = [
  'text',
  'stand',
  'email',
  'tel',
  'url',
  'number',
  'date',
  'textarea',
  'select',
  'radio',
  'checkboxes',
  'total',
  'work',
  'session',
  'age',
] as const;
export type FieldType = (typeof fieldTypes)[number];

/** Phone keyboards that a field can request. */
export const inputModes = ['text', 'numeric', 'decimal', 'tel', 'email', 'url'] as const;
export type InputMode = (typeof inputModes)[number];

/**
 * Facts about the stand that a form about works can send in addition to the answers (decision 033).
 */
export const givenNames = ['exhibitor', 'stand', 'language'] as const;
export type GivenName = (typeof givenNames)[number];

/** Types whose answer is one or more of the options. */
export const choiceTypes: readonly string[] = [
  'select',
  'radio',
  'checkboxes',
] satisfies FieldType[];

/** A live total: price times a number, and the sum with a valid discount code (spec §9). */
export type TotalPrice = {
  readonly price: number;
  readonly times: string | null;
  readonly discountField: string | null;
  readonly discountPercent: number | null;
};

/** Makes a field or choice conditional: another field must have one of these values. */
type ShowWhen = { readonly field: string; readonly is: readonly string[] };

/** An age range in whole years, both ends inclusive. */
export type Ages = { readonly from: number; readonly to: number };

/** A session offered as a choice of a sign-up form. */
export type SessionChoice = {
  /** The session's slug. */
  readonly value: string;
  /** Day, start, title and ages in the page's language. */
  readonly label: string;
  readonly title: string;
  /** The start, in Moscow: `2026-04-03T12:30`. */
  readonly at: string;
  readonly ages: Ages | null;
};

/** Another session with its own page and sign-up form. */
export type OtherSession = SessionChoice & {
  readonly path: string;
  /** The name of that session's form, which is the key of its draft. */
  readonly form: string;
};

/** A field in one language, as in a page's data. */
export type FieldDefinition = {
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly help: string | null;
  readonly placeholder: string | null;
  /** The message for a value that fails the field's `matches` rule. */
  readonly format: string | null;
  readonly autocomplete: string | null;
  readonly inputmode: InputMode | null;
  readonly rules: readonly string[] | null;
  readonly options:
    | readonly (Pick<SessionChoice, 'value' | 'label'> &
        Partial<SessionChoice> & { readonly showWhen?: ShowWhen | null })[]
    | null;
  readonly showWhen: ShowWhen | null;
  readonly total: TotalPrice | null;
  /**
   * Only for type `age`: ages admitted by the chosen session or, before one is chosen, by any
   * session.
   */
  readonly ages?: Ages | null;
};

type StepDefinition = {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
};

/** A form in one language, as in a page's data: content/forms/<name>.yaml. */
export type FormDefinition = {
  readonly name: string;
  readonly version: string;
  readonly form: string;
  readonly templateID: string | null;
  readonly groupsEnkod: string | null;
  readonly redirectUrl: string | null;
  /**
   * Target of a plain post. A full URL, because the lead service would resolve a relative URL
   * against its own address.
   */
  readonly plainRedirectUrl: string;
  readonly newTab: boolean | null;
  readonly incompleteSteps: boolean | null;
  readonly closed: boolean | null;
  readonly opens: string | null;
  readonly closes: string | null;
  /**
   * Start of the last session that the form is for, in Moscow; the closing day alone would be too
   * late.
   */
  readonly ends?: string | undefined;
  /** The edition whose applications the form takes: the form is open while applications are. */
  readonly applications: (EditionDays & { readonly phase: string | null }) | null;
  /**
   * The day of the build, ISO. A form that was closed on it stays closed, even if the visitor's
   * clock is wrong.
   */
  readonly buildDay: string;
  /** The closing and the opening day as text. */
  readonly closesOn: string | null;
  readonly opensOn: string | null;
  readonly steps: readonly StepDefinition[];
  /** Values that the page knows and adds to the lead. */
  readonly given?: readonly (readonly [name: string, value: string])[];
  /** On a session's page: other sessions of the same form. */
  readonly others?: readonly OtherSession[];
  /** The field that names the subject of a lead; another value there makes another lead. */
  readonly subject?: string | undefined;
  readonly consents: readonly { readonly name: string; readonly text: string }[];
  readonly payment: { readonly url: string; readonly label: string; readonly text: string } | null;
  readonly texts: {
    readonly send: string | null;
    readonly done: string | null;
    readonly failed: string | null;
    readonly closed: string | null;
    readonly notOpen: string | null;
  } | null;
};

export function isRequired({ rules }: Pick<FieldDefinition, 'rules'>): boolean {
  return rules?.some((rule) => /^(required|accepted)\b/.test(rule)) ?? false;
}

/**
 * Whether showing one step at a time changes the form's height: true for a form with several steps
 * or with conditional fields.
 */
export function changesShape({ steps }: FormDefinition): boolean {
  return (
    steps.length > 1 || steps.some(({ fields }) => fields.some(({ showWhen }) => showWhen !== null))
  );
}

/** Returns the answers that make a field visible, by the labels of the choices. */
export function conditionOf(
  { steps }: FormDefinition,
  { showWhen }: FieldDefinition,
): string | undefined {
  if (showWhen === null) return undefined;
  const decidingField = steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === showWhen.field);
  return showWhen.is
    .map(
      (value) => decidingField?.options?.find((option) => option.value === value)?.label ?? value,
    )
    .join(', ');
}

type AgeField = Pick<FieldDefinition, 'name' | 'type'> &
  Partial<Pick<FieldDefinition, 'options' | 'ages'>>;

/**
 * Returns the ages that a field of type `age` accepts: the ages of the chosen session, or of the
 * session that the page is about. Undefined if no session is chosen; null if the session admits any
 * age.
 */
export function admittedAges(
  fields: readonly AgeField[],
  values: FormValues,
): Ages | null | undefined {
  const chooser = chooserOf(fields);
  if (chooser === undefined) return fields.find(({ type }) => type === 'age')?.ages;
  return chooser.options?.find(({ value }) => value === values[chooser.name])?.ages;
}

/** Returns the field in which a session is chosen; a page about one session has no such field. */
export function chooserOf<Field extends Partial<Pick<FieldDefinition, 'options'>>>(
  fields: readonly Field[],
): Field | undefined {
  return fields.find(({ options }) => options?.some(({ at }) => at !== undefined));
}

/** Whether an age in whole years is within a range; without a range, always true. */
export function isWithin(age: number, ages: Ages | null | undefined): boolean {
  return !ages || (age >= ages.from && age <= ages.to);
}

/** Whether the typed text can still become an age in the range: the 1 of 12, or nothing. */
export function canBecome(typed: string, { from, to }: Ages): boolean {
  return yearsOf({ from, to }).some((age) => String(age).startsWith(typed));
}

/** Returns the `pattern` of an input for whole years in a range: `\s*(?:4|5|6)\s*`. */
export function agePattern(ages: Ages): string {
  return `\\s*(?:${yearsOf(ages).join('|')})\\s*`;
}

const yearsOf = ({ from, to }: Ages) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
