import type { FormState } from 'final-form';
import type { ReactNode } from 'react';
import type { Locale } from '../i18n/locales';
import type { FieldDefinition, FormDefinition } from './model/definition';
import type { FieldErrors, LeadSettings } from './model/validate';
import type { LanderSettings } from './model/lander';
import type { FormValues } from './model/rules';

export type FormSite = {
  readonly domain: string;
  /** Contact shown when a form cannot be sent. */
  readonly email: string;
  readonly lead: LanderSettings & LeadSettings & { readonly redirectHosts: readonly string[] };
};
export type FormProps = { form: FormDefinition; site: FormSite; locale: Locale };
/** The part of final-form's state that LeadForm uses. */
export type EngineState = Pick<
  FormState<FormValues>,
  'values' | 'submitting' | 'submitSucceeded'
> & {
  errors?: FieldErrors;
};
/** Why a lead did not arrive; each reason has its own message. */
export type Failure = 'offline' | 'timeout' | 'network' | 'refused';
/** A failed attempt; a new object each time, so that effects run at every failure. */
export type Failed = { failure: Failure };
export type FieldState = {
  isVisible: boolean;
  options: FieldDefinition['options'];
  error: ReactNode;
  total: string | undefined;
};
/** A field or consent, the id of its input, its step. */
export type Place = { name: string; label: string; id: string; step: number };
