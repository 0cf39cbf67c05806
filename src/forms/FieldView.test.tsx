import { fireEvent, screen } from '@testing-library/react';
import { makeField, makeForm } from '../../tests/support/leadForm';
import { renderInSite } from '../../tests/support/renderInSite';
import { agree, press, renderForm } from '../../tests/support/renderLeadForm';
import { FieldView } from './FieldView';

const state = { isVisible: true, options: null };
afterEach(() => sessionStorage.clear());

test.each([
  ['email', { inputmode: 'email', autocapitalize: 'none' }],
  ['number', { inputmode: 'decimal' }],
  ['stand', {}],
])('a field for %s is a text input, which no browser rewrites', (type, attributes) => {
  renderInSite(<FieldView field={makeField('own', { type })} form="apply" state={state} />);
  const input = screen.getByRole('textbox');
  expect(input).toHaveAttribute('type', 'text');
  for (const [name, value] of Object.entries(attributes))
    expect(input).toHaveAttribute(name, value);
});

test('a form’s own keyboard and autocomplete take precedence', () => {
  const field = makeField('own', { type: 'number', inputmode: 'numeric', autocomplete: 'off' });
  renderInSite(<FieldView field={field} form="apply" state={state} />);
  expect(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'off');
});

test('an error quotes the typed text: the letter of a domain, not the browser’s version; 7,5 is not 75', async () => {
  await renderForm(
    makeForm([
      [
        makeField('Mail', { type: 'email', rules: ['required', 'email'] }),
        makeField('Guests', { type: 'number', rules: ['required', 'between:1,20'] }),
        makeField('Tickets', {
          type: 'number',
          rules: ['required', 'matches:/^[0-9]+$/'],
          format: 'Whole, such as 7.',
        }),
      ],
    ]),
  );
  const told = (name: string, typed: string) => {
    const input = screen.getByRole('textbox', { name });
    fireEvent.input(input, { target: { value: typed } });
    return input.parentElement?.textContent;
  };
  agree();
  press('Send');
  expect(told('Mail', 'anna@ярмарка.рф ')).toMatch(/я/);
  expect(told('Mail', 'anna@fair.gallery ')).toContain('gallery');
  expect(told('Mail', ' anna@fair.ru')).toBe('Mail');
  expect(told('Guests', '75')).toMatch(/from 1 to 20/);
  expect(told('Guests', '7,5')).toBe('Guests');
  expect(told('Tickets', '7,5')).toContain('Whole, such as 7.');
  expect(told('Tickets', '7')).toBe('Tickets');
});
