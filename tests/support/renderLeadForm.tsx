import { fireEvent, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import type { FormDefinition } from '../../src/domain/forms/definition';
import type { FormValues } from '../../src/domain/forms/rules';
import LeadForm from '../../src/forms/LeadForm';
import type { Messages } from '../../src/i18n/messages';
import { formSite, makeField } from './leadForm';
import { renderInSite } from './renderInSite';

const messages = JSON.parse(
  readFileSync('src/i18n/messages/en/forms.json', 'utf8'),
) as Messages['forms'];

/** The engine's form in the English site, as it takes over with these values typed. */
export function renderForm(form: FormDefinition, typed: FormValues = {}) {
  return renderInSite(
    <LeadForm
      form={form}
      site={formSite}
      locale="en"
      action="/lander.php"
      messages={messages}
      typed={typed}
      firstStep={undefined}
    />,
    { locale: 'en' },
  );
}

/** What a visitor does with it. */
export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));
export const field = (name: string) => screen.getByRole('textbox', { name });
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const required = (name: string) => makeField(name, { rules: ['required'] });
export const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
