import { fireEvent, screen, within } from '@testing-library/react';
import { makeField, makeForm } from '../../tests/support/leadForm';
import { readDraft } from './browser/drafts';
import { withSessions } from './model/sessionChoices';
import { formOf } from './model/sessionForm';
import { field, press, renderForm, required, type } from '../../tests/support/renderLeadForm';

/** The fields that the summary of a refusal links to. */
const listed = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

afterEach(() => sessionStorage.clear());

describe('the focus', () => {
  test('moves to a field by a link of the summary, and only once: typing elsewhere keeps it', async () => {
    await renderForm(makeForm([[required('Name'), required('Phone')]]));
    press('Send');
    expect(field('Name')).toHaveFocus();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Phone' }));
    expect(field('Phone')).toHaveFocus();
    field('Name').focus();
    type('Name', 'A');
    expect(field('Name')).toHaveFocus();
  });

  test('goes to the step’s first field when the current step’s tab is pressed', async () => {
    await renderForm(makeForm([[required('Name')], [required('Phone')]]));
    press(/Step 1/);
    expect(field('Name')).toHaveFocus();
    press(/Step 2/);
    expect(field('Phone')).toHaveFocus();
  });
});

describe('going forward', () => {
  test('is a submit on every step, so that Enter in a field takes it', async () => {
    await renderForm(makeForm([[required('Name')], [required('Phone')], [required('City')]]));
    for (const [from, to] of [
      ['Name', 'Phone'],
      ['Phone', 'City'],
    ] as const) {
      fireEvent.submit(field(from).closest('form')!);
      expect(field(to)).toHaveFocus();
      expect(screen.queryByRole('alert')).toBeNull();
    }
    press('Back');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('type', 'submit');
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });

  test('goes one step at a double click', async () => {
    await renderForm(makeForm([[required('Name')], [required('Phone')], [required('City')]]));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail: 2 });
    expect(field('Phone')).toHaveFocus();
  });

  test('shows the focused field with its label, which browsers leave under the header', async () => {
    await renderForm(makeForm([[required('Name')], [required('Phone')]]));
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    press('Next');
    const [shown] = scroll.mock.contexts as HTMLElement[];
    expect(shown).toContainElement(screen.getByText('Phone'));
    expect(shown).toContainElement(field('Phone'));
    scroll.mockRestore();
  });

  test('focuses the first visible field', async () => {
    const mask = makeField('Mask', { showWhen: { field: 'Name', is: ['fox'] } });
    await renderForm(makeForm([[required('Name')], [mask, required('Phone')]]));
    press('Next');
    expect(field('Phone')).toHaveFocus();
  });
});

test('a total uses only valid answers', async () => {
  const total = { price: 3000, times: 'Tickets', discountField: 'Code', discountPercent: 15 };
  await renderForm(
    makeForm([
      [
        makeField('Tickets', { rules: ['matches:/^[0-9]+$/', 'between:1,10'] }),
        makeField('Code', { rules: ['matches:/^[A-Z]{3,}$/'] }),
        makeField('Sum', { type: 'total', total }),
      ],
    ]),
  );
  const shown = () => screen.getByRole('status', { name: 'Sum' });
  for (const [tickets, code, sum] of [
    ['2', '', '6,000\u00a0₽'],
    ['2', 'b', '6,000\u00a0₽'],
    ['2', 'BAL', '5,100\u00a0₽'],
    ['11', 'BAL', '—'],
    ['1e0', '', '—'],
    ['10', '', '30,000\u00a0₽'],
  ] as const) {
    type('Tickets (optional)', tickets);
    type('Code (optional)', code);
    expect(shown()).toHaveTextContent(sum.replace('\u00a0', ' '));
  }
});

test('a form without incomplete steps reports errors only up to the first invalid step, and can always go back', async () => {
  const steps = [[required('Name')], [required('Phone')], [required('City')]];
  await renderForm(makeForm(steps, { incompleteSteps: false }));
  press(/Step 3/);
  expect(listed()).toEqual(['Name']);
  type('Name', 'Anna');
  press('Next');
  expect(field('Phone')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByRole('alert')).toBeNull();
  press('Back');
  expect(field('Name')).toHaveFocus();
});

test('a form with incomplete steps reports the errors of all of them', async () => {
  await renderForm(makeForm([[required('Name')], [required('Phone')]]));
  press(/Step 2/);
  press('Send');
  expect(listed()).toEqual(['Name', 'Phone', 'The form cannot be sent without this consent.']);
});

describe('an age that the session does not admit', () => {
  const [small, big] = [
    { from: 4, to: 6 },
    { from: 7, to: 10 },
  ];
  const clay = { value: 'clay', label: 'Clay', title: 'Clay', at: '2126-04-03T12:00', ages: small };
  const theatre = { ...clay, value: 'theatre', label: 'Shadow theatre', ages: big };
  const past = { ...theatre, value: 'past', label: 'Over', at: '2025-04-03T12:00' };
  const form = makeForm([
    [required('Name'), makeField('Age', { type: 'age' }), makeField('Class', { type: 'session' })],
  ]);
  const choice = () => screen.getByRole('combobox', { name: /Class/ });

  test('is rejected while typing, and a press chooses a session that admits it', async () => {
    await renderForm(withSessions(form, [clay, theatre, past]));
    fireEvent.input(choice(), { target: { value: 'clay' } });
    type('Age (optional)', '8');
    const age = field('Age (optional)');
    expect(age).toHaveAccessibleDescription(/This one is for ages 4 to 6\. These fit:/);
    expect(screen.queryByRole('button', { name: 'Over' })).toBeNull();
    press('Shadow theatre');
    expect(choice()).toHaveValue('theatre');
    expect(choice()).toHaveFocus();
    expect(age).not.toHaveAttribute('aria-invalid');
    expect(readDraft(form.name)?.values).toEqual({ Age: '8', Class: 'theatre' });
    type('Age (optional)', '1');
    // It can still become 10.
    expect(age).not.toHaveAttribute('aria-invalid');
    type('Age (optional)', '60');
    expect(age).toHaveAccessibleDescription(/There is nothing else for this age at present\./);
  });

  test('is rejected on the page of one session, and the answers are carried over to another', async () => {
    const session = { ...clay, slug: 'clay', date: '2126-04-03', start: '12:00' };
    const path = '/program/2126/theatre/book/';
    await renderForm(formOf(form, session, [{ ...theatre, path }]));
    const age = field('Age (optional)');
    expect(age).toHaveAccessibleDescription('Ages 4 to 6.');
    expect(age).toHaveAttribute('pattern', expect.stringContaining('4|5|6'));
    type('Name', 'Olya');
    type('Age (optional)', '8');
    const other = screen.getByRole('link', { name: 'Shadow theatre' });
    expect(other).toHaveAttribute('href', `/en${path}`);
    fireEvent.click(other);
    expect(readDraft(`${form.name}-theatre`)?.values).toEqual({ Name: 'Olya', Age: '8' });
  });
});
