import { fireEvent, screen, within } from '@testing-library/react';
import { makeField, makeForm } from '../../tests/support/leadForm';
import { readDraft } from './browser/drafts';
import { field, press, renderForm, required, type } from '../../tests/support/renderLeadForm';

afterEach(() => sessionStorage.clear());

describe('the focus', () => {
  test('a link of the summary leads to a field of the step that is shown', async () => {
    await renderForm(makeForm([[required('Name'), required('Phone')]]));
    press('Send');
    expect(field('Name')).toHaveFocus();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Phone' }));
    expect(field('Phone')).toHaveFocus();
  });

  test('what has been led to once is let go: typing elsewhere keeps the focus', async () => {
    await renderForm(makeForm([[required('Name'), required('Phone')]]));
    press('Send');
    fireEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Phone' }));
    field('Name').focus();
    type('Name', 'A');
    expect(field('Name')).toHaveFocus();
  });

  test("the tab of the step that is shown leads to the step's first field", async () => {
    await renderForm(makeForm([[required('Name')], [required('Phone')]]));
    press(/Step 1/);
    expect(field('Name')).toHaveFocus();
    press(/Step 2/);
    expect(field('Phone')).toHaveFocus();
  });
});

describe('the way forward', () => {
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

  test('leads to the first field that is asked', async () => {
    const mask = makeField('Mask', { showWhen: { field: 'Name', is: ['fox'] } });
    await renderForm(makeForm([[required('Name')], [mask, required('Phone')]]));
    press('Next');
    expect(field('Phone')).toHaveFocus();
  });
});

test('a sum is made only of answers that their own fields take', async () => {
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

describe('a form that takes no incomplete steps', () => {
  const strict = makeForm([[required('Name')], [required('Phone')], [required('City')]], {
    incompleteSteps: false,
  });

  test('speaks of no step beyond the first bad one', async () => {
    await renderForm(strict);
    press(/Step 3/);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Name']);
    type('Name', 'Anna');
    press('Next');
    expect(field('Phone')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes back always', async () => {
    await renderForm(strict, { Name: 'Anna' });
    press('Next');
    press('Back');
    expect(field('Name')).toHaveFocus();
  });
});

test('a form that takes incomplete steps names the faults of all of them', async () => {
  await renderForm(makeForm([[required('Name')], [required('Phone')]]));
  press(/Step 2/);
  press('Send');
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Phone',
    'The form cannot be sent without this consent.',
  ]);
});

test('what has been deleted does not come back with the draft', async () => {
  const form = makeForm([[required('Name')]]);
  const { unmount } = await renderForm(form);
  type('Name', 'Anna');
  type('Name', '');
  unmount();
  await renderForm(form);
  expect(field('Name')).toHaveValue('');
  expect(readDraft(form.name)).toBeUndefined();
});
