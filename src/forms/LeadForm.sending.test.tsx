import { act, screen, waitFor } from '@testing-library/react';
import { navigate } from 'gatsby';
import { makeForm } from '../../tests/support/leadForm';
import {
  agree,
  field,
  press,
  renderForm,
  required,
  type,
} from '../../tests/support/renderLeadForm';

jest.mock('gatsby', () => ({ ...jest.requireActual<object>('gatsby'), navigate: jest.fn() }));

const post = jest.fn<Promise<unknown>, [address: string, request: { body: string }]>();
const refuseLeads = () => post.mockResolvedValue({ ok: false, status: 500 });
const takeLeads = () => post.mockResolvedValue({ ok: true, status: 200 });

/** Fills in the name, agrees and presses Send. */
async function sendForm(form = makeForm([[required('Name')]])) {
  const rendered = await renderForm(form, { Name: 'Anna' });
  agree();
  press('Send');
  return rendered;
}

const mergeleads = () =>
  post.mock.calls.map(([, { body }]) => new URLSearchParams(body).get('mergelead'));

beforeAll(() => {
  Object.assign(globalThis, { fetch: post });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});
beforeEach(() => {
  post.mockReset();
  jest.mocked(navigate).mockClear();
});
afterEach(() => sessionStorage.clear());

describe('a failed sending', () => {
  test('the notice takes the focus when it appears, and again after the next failure', async () => {
    refuseLeads();
    await sendForm();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('The service answered with an error.');
    await waitFor(() => expect(notice).toHaveFocus());
    press('Try again');
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  test('the notice takes the focus after each attempt made offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sendForm();
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    press('Try again');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  const twoSteps = makeForm([[required('Name')], [required('Phone')]]);

  async function failOnLastStep() {
    refuseLeads();
    await renderForm(twoSteps, { Name: 'Anna', Phone: '1' });
    press(/Step 2/);
    agree();
    press('Send');
    await screen.findByRole('alert');
    press('Back');
  }

  test('the retry works from any step', async () => {
    await failOnLastStep();
    takeLeads();
    press('Try again');
    await screen.findByText('Thank you');
    expect(post).toHaveBeenCalledTimes(2);
  });

  test('the notice is replaced by the summary of a later refusal', async () => {
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

describe('a visitor who leaves while the lead is being sent', () => {
  const form = makeForm([[required('Name')]]);

  /** Sends the form and leaves the page; the returned function lets the response arrive. */
  async function sendAndLeave() {
    let answer: (response: unknown) => void = () => undefined;
    post.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    const { unmount } = await sendForm(form);
    unmount();
    return () => act(async () => answer({ ok: true, status: 200 }));
  }

  test('stays on the other page', async () => {
    await (
      await sendAndLeave()
    )();
    expect(navigate).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('form:apply')).toBeNull();
  });

  test('sends the same mergelead after coming back before the response', async () => {
    const answer = await sendAndLeave();
    await renderForm(form);
    await answer();
    takeLeads();
    press('Send');
    await screen.findByText('Thank you');
    const [first, ...others] = mergeleads();
    expect(others).toEqual([first]);
  });
});

test('keeps the mergelead of a failed lead while its subject stays the same', async () => {
  refuseLeads();
  const form = { ...makeForm([[required('Name'), required('Work')]]), subject: 'Work' };
  await renderForm(form, { Name: 'Anna' });
  type('Work', 'Morning');
  agree();
  const tryAgain = async (tries: number) => {
    press(tries === 1 ? 'Send' : 'Try again');
    await waitFor(() => expect(post).toHaveBeenCalledTimes(tries));
    await screen.findByRole('alert');
  };
  await tryAgain(1);
  type('Name', 'Anna V.');
  await tryAgain(2);
  type('Work', 'Evening');
  await tryAgain(3);
  const [first, second, third] = mergeleads();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('a visitor who stays is redirected', async () => {
  takeLeads();
  await sendForm();
  await screen.findByText('Thank you');
  expect(navigate).toHaveBeenCalledWith('/en/thanks/');
});

describe('an order that waits for payment', () => {
  const payment = { url: 'https://account.example/pay/', label: 'Pay', text: 'An hour is left.' };
  const form = makeForm([[required('Name')]], { payment });
  const awaiting = () => screen.queryByText('Awaiting payment');

  async function order() {
    takeLeads();
    const { unmount } = await sendForm(form);
    await screen.findByText('Awaiting payment');
    return unmount;
  }

  test('still waits after a reload, with its link, and takes no focus', async () => {
    const unmount = await order();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    unmount();
    await renderForm(form);
    expect(awaiting()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', payment.url);
    expect(screen.getByRole('status')).not.toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
  });

  test('can be replaced by another order, which is another lead', async () => {
    (await order())();
    await renderForm(form, { Name: 'Boris' });
    press('Place another order');
    expect(awaiting()).toBeNull();
    expect(field('Name')).toHaveValue('Boris');
    agree();
    press('Send');
    expect(await screen.findByText('Awaiting payment')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    const [first, second] = mergeleads();
    expect(second).not.toBe(first);
  });

  test('can be followed by another without a reload', async () => {
    await order();
    press('Place another order');
    press('Send');
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('Awaiting payment')).toBeVisible();
  });

  test('does not wait if the form’s payment has been removed since', async () => {
    (await order())();
    await renderForm({ ...form, payment: null });
    expect(awaiting()).toBeNull();
    expect(field('Name')).toBeVisible();
  });
});
