import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { readFileSync } from 'node:fs';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { renderInSite } from '../../tests/support/renderInSite';
import type { FormDefinition } from '../domain/forms/definition';
import type { FormValues } from '../domain/forms/rules';
import type { Messages } from '../i18n/messages';
import LeadForm from './LeadForm';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const messages = JSON.parse(
  readFileSync('src/i18n/messages/en/forms.json', 'utf8'),
) as Messages['forms'];

function renderForm(form: FormDefinition, typed: FormValues = {}) {
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

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const required = (name: string) => makeField(name, { rules: ['required'] });
const agree = () => fireEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));

const post = jest.fn<Promise<unknown>, [address: string, request: { body: string }]>();
const refuseLeads = () => post.mockResolvedValue({ ok: false, status: 500 });
const takeLeads = () => post.mockResolvedValue({ ok: true, status: 200 });

beforeAll(() => {
  Object.assign(globalThis, { fetch: post });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
beforeEach(() => {
  post.mockReset();
  jest.mocked(navigate).mockClear();
});
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

describe('the way forward', () => {
  test('is a submit on every step, so that Enter in a field takes it', () => {
    renderForm(makeForm([[required('Name')], [required('Phone')], [required('City')]]));
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

  test('leads to the first field that is asked', () => {
    const mask = makeField('Mask', { showWhen: { field: 'Name', is: ['fox'] } });
    renderForm(makeForm([[required('Name')], [mask, required('Phone')]]));
    press('Next');
    expect(field('Phone')).toHaveFocus();
  });
});

test('a sum is made only of answers that their own fields take', () => {
  const total = { price: 3000, times: 'Tickets', discountField: 'Code', discountPercent: 15 };
  renderForm(
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

describe('a failed sending', () => {
  test('the notice is led to when it appears, and again when the next try fails', async () => {
    refuseLeads();
    renderForm(makeForm([[required('Name')]]), { Name: 'Anna' });
    agree();
    press('Send');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The service answered with an error.');
    expect(notice).toHaveFocus();
    press('Try again');
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('alert')).toHaveFocus();
  });

  test('the notice takes the focus of each try made offline', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    renderForm(makeForm([[required('Name')]]), { Name: 'Anna' });
    agree();
    press('Send');
    press('Try again');
    screen.getByRole('button', { name: 'Try again' }).focus();
    press('Try again');
    expect(screen.getByRole('alert')).toHaveFocus();
    online.mockRestore();
  });

  const twoSteps = makeForm([[required('Name')], [required('Phone')]]);

  async function failOnLastStep() {
    refuseLeads();
    renderForm(twoSteps, { Name: 'Anna', Phone: '1' });
    press(/Step 2/);
    agree();
    press('Send');
    await screen.findByRole('alert');
    press('Back');
  }

  test('is tried again from whatever step is shown', async () => {
    await failOnLastStep();
    takeLeads();
    press('Try again');
    await screen.findByText('Thank you');
    expect(post).toHaveBeenCalledTimes(2);
  });

  test('gives way to the summary of a later refusal', async () => {
    await failOnLastStep();
    type('Name', '');
    press('Try again');
    const alerts = screen.getAllByRole('alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toHaveTextContent('Form incomplete.');
    expect(field('Name')).toHaveFocus();
    expect(post).toHaveBeenCalledTimes(1);
  });
});

describe('a form that takes no incomplete steps', () => {
  const strict = makeForm([[required('Name')], [required('Phone')], [required('City')]], {
    incompleteSteps: false,
  });

  test('speaks of no step beyond the first bad one', () => {
    renderForm(strict);
    press(/Step 3/);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Name']);
    type('Name', 'Anna');
    press('Next');
    expect(field('Phone')).not.toHaveAttribute('aria-invalid');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('goes back always', () => {
    renderForm(strict, { Name: 'Anna' });
    press('Next');
    press('Back');
    expect(field('Name')).toHaveFocus();
  });
});

test('a form that takes incomplete steps names the faults of all of them', () => {
  renderForm(makeForm([[required('Name')], [required('Phone')]]));
  press(/Step 2/);
  press('Send');
  const links = within(screen.getByRole('alert')).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Phone',
    'The form cannot be sent without this consent.',
  ]);
});

describe('a visitor who leaves while the lead is on its way', () => {
  const form = makeForm([[required('Name')]]);

  /** Sends the lead and leaves the page; call the result to let the answer arrive. */
  function sendAndLeave() {
    let answer: (response: unknown) => void = () => undefined;
    post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { unmount } = renderForm(form, { Name: 'Anna' });
    agree();
    press('Send');
    unmount();
    return () => act(async () => answer({ ok: true, status: 200 }));
  }

  test('is not pulled to another page', async () => {
    await sendAndLeave()();
    expect(navigate).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('form:apply')).toBeNull();
  });

  test('and comes back before the answer sends under the same mergelead', async () => {
    const answer = sendAndLeave();
    renderForm(form);
    await answer();
    takeLeads();
    press('Send');
    await screen.findByText('Thank you');
    const mergeleads = post.mock.calls.map(([, { body }]) =>
      new URLSearchParams(body).get('mergelead'),
    );
    expect(mergeleads).toHaveLength(2);
    expect(new Set(mergeleads).size).toBe(1);
  });
});

test('a visitor who stays is led on', async () => {
  takeLeads();
  renderForm(makeForm([[required('Name')]]), { Name: 'Anna' });
  agree();
  press('Send');
  await screen.findByText('Thank you');
  expect(navigate).toHaveBeenCalledWith('/en/thanks/');
});

test('what has been deleted does not come back with the draft', () => {
  const form = makeForm([[required('Name')]]);
  const { unmount } = renderForm(form);
  type('Name', 'Anna');
  type('Name', '');
  unmount();
  renderForm(form);
  expect(field('Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});
