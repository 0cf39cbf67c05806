import { fireEvent, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { renderInSite } from '../../tests/support/renderInSite';
import type { FormDefinition } from '../domain/forms/definition';
import type { FormValues } from '../domain/forms/rules';
import type { Messages } from '../i18n/messages';
import LeadForm from './LeadForm';

const messages = JSON.parse(readFileSync('src/i18n/messages/en/forms.json', 'utf8')) as Messages['forms'];

function renderForm(form: FormDefinition, typed: FormValues = {}) {
  return renderInSite(<LeadForm form={form} site={formSite} locale="en" action="/lander.php" messages={messages} typed={typed} />, { locale: 'en' });
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const required = (name: string) => makeField(name, { rules: ['required'] });

afterEach(() => sessionStorage.clear());

describe('the focus', () => {
  test('a link of the summary leads to a field of the step that is shown', () => {
    renderForm(makeForm([[required('Name'), required('Phone')]]));
    press('Send');
    expect(field('Name')).toHaveFocus();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Phone' }));
    expect(field('Phone')).toHaveFocus();
  });

  test('what has been led to once is let go: typing elsewhere keeps the focus', () => {
    renderForm(makeForm([[required('Name'), required('Phone')]]));
    press('Send');
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Phone' }));
    field('Name').focus();
    type('Name', 'A');
    expect(field('Name')).toHaveFocus();
  });

  test("the tab of the step that is shown leads to the step's first field", () => {
    renderForm(makeForm([[required('Name')], [required('Phone')]]));
    press(/Step 1/);
    expect(field('Name')).toHaveFocus();
    press(/Step 2/);
    expect(field('Phone')).toHaveFocus();
  });
});
