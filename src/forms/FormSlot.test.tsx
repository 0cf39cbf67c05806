import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { inSite, renderInSite } from '../../tests/support/renderInSite';
import { testRows } from '../../tests/support/testRows';
import { changeDraft, readDraft } from './browser/drafts';
import { FormSlot } from './FormSlot';
import { loadEngine } from './LeadForm';
import type { FormDefinition } from './model/definition';

// Long, because the machine can be busy.
jest.setTimeout(30_000);

/** Waits until a requested engine has loaded. */
const engineCame = () => act(async () => void (await loadEngine('en')));

let mockIsDown = false;
// Jest calls a factory that throws again at the next import, as a browser requests a failed chunk
// again.
jest.mock('./engine', () => {
  if (mockIsDown) throw new Error('Loading chunk failed.');
  return jest.requireActual<object>('./engine');
});

/** Reports to the slot whether its form is near the viewport. */
let report: (isIntersecting: boolean) => void = () => undefined;
beforeAll(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
  document.body.replaceChildren();
  mockIsDown = false;
});

const slot = (form: FormDefinition) =>
  inSite(<FormSlot form={form} site={formSite} locale="en" />, { locale: 'en', at: '/en/apply/' });
const steps = makeForm([[makeField('Name')], [makeField('Phone')]]);

/** Sets where the form is, since jsdom has no layout. */
function standAt(top: number): void {
  const rect = new DOMRect(0, top, 0, 100);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([rect] as unknown as DOMRectList);
}

/** Renders a form to static HTML; only the warning about layout effects is allowed. */
function built(form: FormDefinition): string {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const html = renderToString(slot(form));
  expect(
    said.mock.calls.filter(
      ([first]) => !String(first).includes('useLayoutEffect does nothing on the server'),
    ),
  ).toEqual([]);
  said.mockRestore();
  return html;
}

/** Renders a page, hydrates it, and collects React's warnings. */
async function hydrate(
  form: FormDefinition,
  Mode: typeof Fragment = Fragment,
): Promise<{ html: string; complaints: unknown[] }> {
  const place = document.createElement('div');
  document.body.append(place);
  const html = built(form);
  place.innerHTML = html;
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said[0]));
  await act(
    async () =>
      void hydrateRoot(place, <Mode>{slot(form)}</Mode>, {
        onRecoverableError: (error) => complaints.push(error),
      }),
  );
  return { html, complaints };
}

const shown = () => document.querySelector('form')!;
const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
const typeIn = (input: HTMLElement, value: string) => fireEvent.input(input, { target: { value } });
const inCharge = () => waitFor(() => expect(shown()).toHaveAttribute('novalidate'));
const renderSlot = (form: FormDefinition) =>
  renderInSite(<FormSlot form={form} site={formSite} locale="en" />, { locale: 'en' });

/** As by the button with formnovalidate, which skips validation; jsdom ignores the attribute. */
const submit = () => fireEvent.submit(shown());

describe('an engine that cannot be loaded', () => {
  let posted: jest.SpyInstance;
  beforeEach(() => {
    posted = jest
      .spyOn(HTMLFormElement.prototype, 'requestSubmit')
      .mockImplementation(() => undefined);
    mockIsDown = true;
  });

  test('the browser posts the whole form once; the engine takes over when it loads', async () => {
    renderSlot(steps);
    typeIn(name(), 'Anna');
    submit();
    expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
    submit();
    // All steps at once, so that missing answers are visible.
    await waitFor(() => expect(posted).toHaveBeenCalledTimes(1));
    expect(name()).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(shown()).not.toHaveAttribute('novalidate');
    // The browser handles later presses.
    expect(submit()).toBe(true);
    mockIsDown = false;
    fireEvent.focus(name());
    await inCharge();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(submit()).toBe(false);
    expect(name()).toHaveValue('Anna');
  });

  test('a step that does not need it does not wait', () => {
    renderSlot(steps);
    submit();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(name()).toHaveFocus();
    expect(posted).not.toHaveBeenCalled();
  });

  test('waiting ends after five seconds', async () => {
    jest.useFakeTimers();
    renderSlot(makeForm([[makeField('Name')]]));
    // An engine that never loads.
    jest.spyOn(Promise, 'all').mockReturnValue(new Promise(() => undefined));
    submit();
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(posted).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(posted).toHaveBeenCalledTimes(1);
  });
});

test('text typed before the engine loads is shown after Back, as is the step', async () => {
  changeDraft(steps.name, { values: { Phone: '5' }, step: 1 });
  const { unmount } = renderSlot(steps);
  expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  typeIn(name(), 'Anna');
  unmount();
  expect(readDraft(steps.name)).toEqual({ values: { Phone: '5', Name: 'Anna' }, step: 0 });
  renderSlot(steps);
  expect(name()).toHaveValue('Anna');
});

test('a choice made before the engine loads shows its conditional field afterwards', async () => {
  const who = makeField('Who', {
    type: 'radio',
    options: [{ value: 'gallery', label: 'Gallery' }],
  });
  const gallery = makeField('Gallery name', { showWhen: { field: 'Who', is: ['gallery'] } });
  renderSlot(makeForm([[who, gallery], [makeField('Phone')]]));
  expect(screen.getByLabelText(/Gallery name/)).not.toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: 'Gallery' }));
  await inCharge();
  expect(screen.getByRole('textbox', { name: /Gallery name/ })).toBeVisible();
});

test('an untouched form stores nothing when the visitor leaves', async () => {
  const { unmount } = renderSlot(steps);
  act(() => report(true));
  unmount();
  await engineCame();
  expect(sessionStorage).toHaveLength(0);
});

test('if the browser stores nothing, the form says so', async () => {
  renderSlot(steps);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  typeIn(name(), 'A');
  expect(screen.getByText(/does not let us keep/)).toBeVisible();
  await inCharge();
});

test('a form is emptied on request, and its draft deleted', async () => {
  changeDraft(steps.name, { values: { Name: 'Anna' }, step: 1 });
  renderSlot(steps);
  act(() => report(true));
  await inCharge();
  fireEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(document.querySelector('[name=Name]')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

describe('in static HTML', () => {
  const page = (form: FormDefinition) => {
    document.body.innerHTML = built(form);
  };

  test('a form is a plain post of all its steps, with everything that the build knows about the lead', () => {
    page(steps);
    expect(screen.getByRole('textbox', { name: /Name/ })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Phone/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(screen.getByRole('link', { name: /Step 2/ })).toHaveAttribute(
      'href',
      '#apply-step-step1',
    );
    expect(document.getElementById('apply-step-step1')).toBeVisible();
    const hidden = (name: string) =>
      document.querySelector(`[type="hidden"][name="${name}"]`)?.getAttribute('value');
    expect(hidden('redirectUrl')).toBe('https://fair.example/en/thanks/');
    expect(hidden('url_location')).toBe('https://fair.example/en/apply/');
    expect(hidden('mergelead')).toBeUndefined();
  });

  test('a conditional field says when it applies', () => {
    page(
      makeForm([
        [
          makeField('who', { type: 'radio', options: [{ value: 'g', label: 'Gallery' }] }),
          makeField('Title', { rules: ['required'], showWhen: { field: 'who', is: ['g'] } }),
        ],
      ]),
    );
    const title = screen.getByRole('textbox', { name: 'Title (only for the answer: Gallery)' });
    expect(title).toBeVisible();
    expect(title).not.toBeRequired();
  });

  testRows<[string, Partial<FormDefinition>, string, boolean]>([
    ['closed at build time', { closes: '2026-01-14' }, 'Applications are closed.', false],
    [
      'not open yet',
      { opens: '2026-01-16', opensOn: '16 January 2026' },
      'Applications are not open yet. Opens on 16 January 2026.',
      false,
    ],
    [
      'open',
      { closes: '2026-01-15', closesOn: '15 January 2026' },
      'Open until 15 January 2026, that day included.',
      true,
    ],
  ])('a form says when it opens and closes: %s', (_when, days, words, isShown) => {
    page({ ...steps, ...days });
    expect(screen.getByText(words)).toBeVisible();
    expect(document.querySelector('form') !== null).toBe(isShown);
  });
});

describe('hydrated', () => {
  test('below the viewport, the form shows one step at a time', async () => {
    standAt(5000);
    const { complaints } = await hydrate(steps);
    expect(complaints).toEqual([]);
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(screen.getByLabelText(/Phone/)).not.toBeVisible();
  });

  test('in the viewport, the form stays whole with or without the engine, and reports everything missing, until a step is chosen', async () => {
    standAt(100);
    const strict = makeForm([
      [makeField('Name', { rules: ['required'] })],
      [makeField('Phone', { rules: ['required'] })],
    ]);
    await hydrate(strict);
    await act(async () => report(true));
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    act(() => phone.focus());
    await inCharge();
    typeIn(phone, '1');
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(phone).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Name');
    expect(name()).toHaveFocus();
    expect(phone).toBeVisible();
    fireEvent.click(screen.getByRole('link', { name: /Step 2/ }));
    expect(screen.getByText('Step 2 of 2')).toBeInTheDocument();
    expect(phone).toHaveFocus();
    expect(phone).toHaveValue('1');
    expect(screen.getByLabelText('Name')).not.toBeVisible();
  });

  test('in the viewport, the form shows its draft before it is touched; deleted text stays deleted', async () => {
    changeDraft(steps.name, { values: { Name: 'Anna', Phone: '12', gone: 'x' }, step: 1 });
    standAt(100);
    await hydrate(steps);
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ });
    expect(name()).toHaveValue('Anna');
    expect(phone).toHaveValue('12');
    await act(async () => report(true));
    await inCharge();
    typeIn(name(), '');
    typeIn(phone, '34');
    expect(screen.queryByText(/Step . of 2/)).toBeNull();
    expect(readDraft(steps.name)?.values).toEqual({ Phone: '34' });
  });

  test('StrictMode makes no difference', async () => {
    changeDraft(steps.name, { values: { Name: 'Anna' } });
    standAt(5000);
    const { complaints } = await hydrate(steps, StrictMode);
    expect(complaints).toEqual([]);
    act(() => report(true));
    await inCharge();
    typeIn(name(), 'Anna V.');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(screen.getByRole('alert')).toHaveTextContent('cannot be sent without this consent');
    expect(readDraft(steps.name)?.values).toEqual({ Name: 'Anna V.' });
  });

  test.each([100, 5000])(
    'at %i px, an order that waits for payment is shown without a touch',
    async (top) => {
      const payment = { url: 'https://account.example/pay/', label: 'Pay', text: 'An hour.' };
      changeDraft(steps.name, { isDue: true });
      standAt(top);
      await hydrate({ ...steps, payment });
      await act(async () => report(true));
      expect(await screen.findByText('Awaiting payment')).toBeVisible();
      expect(shown()).not.toBeVisible();
    },
  );

  test.each([
    ['pointed at', (form: HTMLElement) => fireEvent.pointerEnter(form)],
    ['filled in by the browser', () => fireEvent.input(name())],
    ['focused', () => name().focus()],
  ])(
    'if the form is visible at first, the engine loads only when it is %s',
    async (_how, touch) => {
      standAt(100);
      await hydrate(makeForm([[makeField('Name')]]));
      await act(async () => report(true));
      await engineCame();
      expect(shown()).not.toHaveAttribute('novalidate');
      name().value = 'Anna';
      act(() => void touch(shown()));
      await inCharge();
      expect(name()).toHaveValue('Anna');
    },
  );

  test.each([
    ['has closed since the build', '2026-01-20', '2026-01-21'],
    ['a clock behind the build does not open again', '2026-01-14', '2026-01-01'],
  ])('a form that %s says so', async (_name, closes, clock) => {
    jest.useFakeTimers({ now: new Date(`${clock}T09:00:00Z`) });
    standAt(5000);
    const { complaints } = await hydrate({ ...steps, closes });
    expect(complaints).toEqual([]);
    expect(screen.getByText('Applications are closed.')).toBeVisible();
    expect(document.querySelector('form')).toBeNull();
  });

  test('a form that closes while somebody fills it in stays until they leave the page', async () => {
    jest.useFakeTimers({ now: new Date('2026-01-20T20:59:00Z') });
    standAt(5000);
    await hydrate({ ...steps, closes: '2026-01-20' });
    name().value = 'Anna';
    jest.setSystemTime(new Date('2026-01-20T21:05:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(name()).toHaveValue('Anna');
  });

  test('a form that has opened since the build appears at once below the viewport, and on request inside it', async () => {
    jest.useFakeTimers({ now: new Date('2026-01-21T09:00:00Z') });
    const opened = { ...steps, opens: '2026-01-20' };
    standAt(5000);
    const below = await hydrate(opened);
    expect(below.html).not.toContain('<form');
    expect(document.querySelector('form')).not.toBeNull();
    document.body.replaceChildren();
    standAt(100);
    await hydrate(opened);
    expect(document.querySelector('form')).toBeNull();
    changeDraft(opened.name, { values: { Name: 'Anna' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the form' }));
    expect(name()).toHaveValue('Anna');
  });
});
