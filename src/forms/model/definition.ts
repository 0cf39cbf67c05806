import type { EditionDays } from '../../edition/model/phase';

/** Kinds of fields an editor may put into a form. */
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

/** Phone keyboards a field may ask for. */
export const inputModes = ['text', 'numeric', 'decimal', 'tel', 'email', 'url'] as const;
export type InputMode = (typeof inputModes)[number];

/** What a form about works may send of the stand, besides what is typed (decision 033). */
export const givenNames = ['exhibitor', 'stand', 'language'] as const;
export type GivenName = (typeof givenNames)[number];

/** Kinds whose answer is one or more of the options. */
export const choiceTypes: readonly string[] = [
  'select',
  'radio',
  'checkboxes',
] satisfies FieldType[];

/**
 * A sum shown live: a price times the number in another field, and what is left of it if the code
 * in a third field is valid (spec §9).
 */
export type TotalPrice = {
  readonly price: number;
  readonly times: string | null;
  readonly discountField: string | null;
  readonly discountPercent: number | null;
};

/** When a field or a choice is offered: while another field has one of these values. */
type ShowWhen = { readonly field: string; readonly is: readonly string[] };

/** Whole years of age, both inclusive. */
export type Ages = { readonly from: number; readonly to: number };

/** A session that a form signs up for, as a choice. */
export type SessionChoice = {
  /** Its slug. */
  readonly value: string;
  /** Day, start, title and ages in the page's language. */
  readonly label: string;
  readonly title: string;
  /** When it begins: `2026-04-03T12:30` in Moscow. */
  readonly at: string;
  readonly ages: Ages | null;
};

/** Another session that can be signed up for on a page of its own. */
export type OtherSession = SessionChoice & {
  /** The path of that page. */
  readonly path: string;
  /** The name of the form there, which its draft is kept under. */
  readonly form: string;
};

/** A field in one language, as a page carries it. */
export type FieldDefinition = {
  readonly name: string;
  readonly type: string;
  readonly label: string;
  readonly help: string | null;
  readonly placeholder: string | null;
  /** The message for a value that does not match the pattern of its rule `matches`. */
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
   * Of a field of type `age`: the ages admitted by the session or, before one is chosen, by any.
   */
  readonly ages?: Ages | null;
};

type StepDefinition = {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly FieldDefinition[];
};

/** A form in one language, as a page carries it: content/forms/<name>.yaml. */
export type FormDefinition = {
  readonly name: string;
  readonly version: string;
  readonly form: string;
  readonly templateID: string | null;
  readonly groupsEnkod: string | null;
  readonly redirectUrl: string | null;
  /** Where a plain post leads, in full, since the lead service has no page to be relative to. */
  readonly plainRedirectUrl: string;
  readonly newTab: boolean | null;
  readonly incompleteSteps: boolean | null;
  readonly closed: boolean | null;
  readonly opens: string | null;
  readonly closes: string | null;
  /**
   * The start of the last session that the form signs up for, if its day is not all that counts.
   */
  readonly ends?: string | undefined;
  /**
   * Dates and phase of the edition whose applications the form takes; it is open while applications
   * are.
   */
  readonly applications: (EditionDays & { readonly phase: string | null }) | null;
  /**
   * The day of the build, ISO. A form that was closed by then stays closed even if a visitor's
   * clock is behind.
   */
  readonly buildDay: string;
  /** The last and the first day as formatted text. */
  readonly closesOn: string | null;
  readonly opensOn: string | null;
  readonly steps: readonly StepDefinition[];
  /** What the page itself knows and the lead carries. */
  readonly given?: readonly (readonly [name: string, value: string])[];
  /** Other sessions that the form signs up for, on the page of one. */
  readonly others?: readonly OtherSession[];
  /** The field that a lead is about: with another value there, it is another lead. */
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
