import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { FormDefinition } from '../../src/forms/model/definition';
import type { FormValues } from '../../src/forms/model/rules';
import { LeadForm } from '../../src/forms/LeadForm';
import { changeDraft } from '../../src/forms/browser/drafts';
import { formSite, makeField } from './leadForm';
import { renderInSite } from './renderInSite';

/** Stubs the observers, because there is no layout. */
export function withoutObservers(): void {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
}

/** Renders the form in English with a draft, and waits until its engine has loaded. */
export async function renderForm(form: FormDefinition, typed: FormValues = {}) {
  withoutObservers();
  if (Object.keys(typed).length > 0) changeDraft(form.name, { values: typed });
  const rendered = renderInSite(<LeadForm form={form} site={formSite} locale="en" />, {
    locale: 'en',
  });
  const shown = rendered.container.querySelector('form')!;
  fireEvent.pointerEnter(shown);
  await waitFor(() => expect(shown).toHaveAttribute('novalidate'));
  return rendered;
}

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByRole('textbox', { name });
export const type = (name: string, value: string) =>
  fireEvent.input(field(name), { target: { value } });
export const required = (name: string) => makeField(name, { rules: ['required'] });
export const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
