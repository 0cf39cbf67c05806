import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { formSite, makeField, makeForm } from '../../tests/support/leadForm';
import { inSite, renderInSite } from '../../tests/support/renderInSite';
import type { FormDefinition } from '../domain/forms/definition';
import { keepDraft, keepPaymentDue, readDraft } from '../services/draft';
import { FormSlot } from './FormSlot';
import { keepLeft } from './leftForms';
import { loadEngine } from './loadEngine';

// Generous, because the machine may be busy with other work.
jest.setTimeout(30_000);

/** Waits until an engine that was asked for is there. */
const engineCame = () => act(async () => void (await loadEngine('en')));

let mockIsDown = false;
// A factory that throws is asked again at the next import, as a browser asks again for a chunk.
jest.mock('./LeadForm', () => {
  if (mockIsDown) throw new Error('Loading chunk failed.');
  return jest.requireActual<object>('./LeadForm');
});

/** Tells the slot whether its form is near the view. */
let report: (isIntersecting: boolean) => void = () => undefined;
beforeAll(() => {
  const observe = (callback: (entries: { isIntersecting: boolean }[]) => void) =>
    (report = (isIntersecting) => callback([{ isIntersecting }]));
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        observe(callback);
      }
      observe() {}
      disconnect() {}
    },
  });
});
afterEach(() => {
  sessionStorage.clear();
  keepLeft(steps.name, undefined);
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  mockIsDown = false;
});

const slot = (form: FormDefinition) =>
  inSite(<FormSlot form={form} site={formSite} locale="en" />, { locale: 'en', at: '/en/apply/' });
const steps = makeForm([[makeField('Name')], [makeField('Phone')]]);

/** Sets where the form is, since jsdom has no layout. */
function standAt(top: number): void {
  const rect = {
    top,
    height: 100,
    bottom: top + 100,
    left: 0,
    right: 0,
    width: 0,
    x: 0,
    y: top,
    toJSON: () => '',
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rect);
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([rect] as unknown as DOMRectList);
}

/**
 * Renders a form to static HTML. The only complaint allowed is that layout effects do nothing on a
 * server.
 */
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

/** Renders a page, hydrates it, and collects what React complains about. */
async function hydrate(form: FormDefinition): Promise<{ html: string; complaints: unknown[] }> {
  const place = document.createElement('div');
  document.body.append(place);
  const html = built(form);
  place.innerHTML = html;
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said[0]));
  await act(
    async () =>
      void hydrateRoot(place, slot(form), {
        onRecoverableError: (error) => complaints.push(error),
      }),
  );
  return { html, complaints };
}

test('what was pressed before a failed loading is posted plainly, and not repeated when the engine comes later', async () => {
  const posted = jest
    .spyOn(HTMLFormElement.prototype, 'requestSubmit')
    .mockImplementation(() => undefined);
  mockIsDown = true;
  const { container } = renderInSite(<FormSlot form={steps} site={formSite} locale="en" />, {
    locale: 'en',
  });
  const name = screen.getByRole('textbox', { name: /Name/ });
  fireEvent.change(name, { target: { value: 'Anna' } });
  fireEvent.submit(container.querySelector('form')!);
  // All steps at once: this is the plain form.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next' })).toBeNull());
  expect(posted).toHaveBeenCalledTimes(1);
  mockIsDown = false;
  fireEvent.focus(name);
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('novalidate'));
  expect(posted).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Step 1 of 2')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Anna');
});

test('what is typed before the engine has come is kept, even where the page has been left by then', async () => {
  sessionStorage.setItem('form:apply', JSON.stringify({ values: { Phone: '5' }, step: 1 }));
  const { unmount } = renderInSite(<FormSlot form={steps} site={formSite} locale="en" />, {
    locale: 'en',
  });
  fireEvent.input(screen.getByRole('textbox', { name: /Name/ }), { target: { value: 'Anna' } });
  unmount();
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('form:apply')!)).toEqual({
      values: { Phone: '5', Name: 'Anna' },
      step: 1,
    }),
  );
});

test('what was typed before the app was there is kept when the page is left, and shown on the way back', async () => {
  mockIsDown = true;
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = built(steps);
  place.querySelector<HTMLInputElement>('[name=Name]')!.value = 'Anna';
  const root = await act(async () => hydrateRoot(place, slot(steps)));
  act(() => root.unmount());
  renderInSite(<FormSlot form={steps} site={formSite} locale="en" />, { locale: 'en' });
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Anna');
});

test('an engine that comes just after a choice takes over once the choice has been clicked', async () => {
  jest.useFakeTimers();
  const who = makeField('Who', {
    type: 'radio',
    options: [{ value: 'gallery', label: 'Gallery' }],
  });
  const gallery = makeField('Gallery name', { showWhen: { field: 'Who', is: ['gallery'] } });
  const { container } = renderInSite(
    <FormSlot
      form={makeForm([[who, gallery], [makeField('Phone')]])}
      site={formSite}
      locale="en"
    />,
    { locale: 'en' },
  );
  const choice = screen.getByRole('radio', { name: 'Gallery' });
  fireEvent.pointerDown(choice);
  fireEvent.pointerUp(choice);
  fireEvent.click(choice);
  // It comes while a click might still follow.
  await engineCame();
  expect(container.querySelector('[name=url_location]')).not.toBeNull();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.getByRole('textbox', { name: /Gallery name/ })).toBeVisible();
});

test('a form that nobody has touched keeps nothing when the page is left', async () => {
  const { unmount } = renderInSite(<FormSlot form={steps} site={formSite} locale="en" />, {
    locale: 'en',
  });
  act(() => report(true));
  unmount();
  await engineCame();
  expect(sessionStorage).toHaveLength(0);
});

describe('in static HTML', () => {
  const page = (form: FormDefinition) => {
    document.body.innerHTML = built(form);
  };

  test('a form is a plain post of all its steps, with what a build knows of the lead', () => {
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

  test('a field that is asked only sometimes says when', () => {
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

  test('what was over when the site was built is closed, what was not open yet says when it will be', () => {
    page({ ...steps, closes: '2026-01-14' });
    expect(document.querySelector('form')).toBeNull();
    expect(screen.getByText('Applications are closed.')).toBeVisible();
    page({ ...steps, opens: '2026-01-16', opensOn: '16 January 2026' });
    expect(document.querySelector('form')).toBeNull();
    expect(
      screen.getByText('Applications are not open yet. Opens on 16 January 2026.'),
    ).toBeVisible();
  });

  test('a form that will close says until when', () => {
    page({ ...steps, closes: '2026-01-15', closesOn: '15 January 2026' });
    expect(screen.getByText('Open until 15 January 2026, that day included.')).toBeVisible();
    expect(document.querySelector('form')).not.toBeNull();
  });
});

describe('taken over', () => {
  test('below the view it shows one step at a time', async () => {
    standAt(5000);
    const { complaints } = await hydrate(steps);
    expect(complaints).toEqual([]);
    expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
    expect(screen.getByLabelText(/Phone/)).not.toBeVisible();
  });

  test('in view it stays whole until the visitor begins, and goes on where they began', async () => {
    standAt(100);
    await hydrate(steps);
    await act(async () => report(true));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    const phone = screen.getByRole('textbox', { name: /Phone/ });
    act(() => phone.focus());
    await engineCame();
    expect(phone).toBeVisible();
    expect(document.querySelector('form')).not.toHaveAttribute('novalidate');
    await act(async () => void fireEvent.input(phone, { target: { value: '1' } }));
    await waitFor(() => expect(screen.getByText('Step 2 of 2')).toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('1');
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveFocus();
  });

  test('in view it shows what the tab keeps of it, before it is touched, and what is taken away stays away', async () => {
    keepDraft(steps.name, { values: { Name: 'Anna', Phone: '12', gone: 'x' }, step: 1 });
    standAt(100);
    await hydrate(steps);
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: /Phone/ });
    phone.value = '34';
    await act(async () => report(true));
    const name = screen.getByRole('textbox', { name: /Name/ });
    await waitFor(() => expect(name).toHaveValue('Anna'));
    expect(phone).toHaveValue('34');
    expect(readDraft(steps.name)?.values).toEqual({ Name: 'Anna', Phone: '34' });
    expect(document.querySelector('form')).not.toHaveAttribute('novalidate');
    act(() => name.focus());
    await act(async () => void fireEvent.input(name, { target: { value: '' } }));
    await waitFor(() => expect(screen.getByText('Step 1 of 2')).toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('');
    expect(readDraft(steps.name)?.values).toEqual({ Phone: '34' });
  });

  test.each([100, 5000])(
    'at %i px an order that waits for its payment is told without a touch',
    async (top) => {
      const payment = { url: 'https://account.example/pay/', label: 'Pay', text: 'An hour.' };
      keepPaymentDue(steps.name);
      standAt(top);
      await hydrate({ ...steps, payment });
      await act(async () => report(true));
      expect(await screen.findByText('Awaiting payment')).toBeVisible();
      expect(document.querySelector('form')).toBeNull();
    },
  );

  test.each([
    ['pointed at', (form: HTMLElement) => fireEvent.pointerEnter(form)],
    [
      'filled in by the browser',
      () => fireEvent.input(screen.getByRole('textbox', { name: /Name/ })),
    ],
    ['focused', () => screen.getByRole('textbox', { name: /Name/ }).focus()],
  ])('in sight where the page opens, the engine waits until it is %s', async (_how, touch) => {
    standAt(100);
    await hydrate(makeForm([[makeField('Name')]]));
    const form = document.querySelector<HTMLElement>('form')!;
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Name/ });
    await act(async () => report(true));
    await engineCame();
    expect(form).not.toHaveAttribute('novalidate');
    name.value = 'Anna';
    act(() => void touch(form.parentElement!));
    await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('novalidate'));
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Anna');
  });

  test.each([
    ['has closed since the build', { closes: '2026-01-20' }, 'Applications are closed.'],
    [
      'a clock behind the build does not open again',
      { closes: '2026-01-14', clock: '2026-01-01' },
      'Applications are closed.',
    ],
  ])(
    'a form that %s says so',
    async (_name, { clock = '2026-01-21', ...days }: { closes: string; clock?: string }, words) => {
      jest.useFakeTimers({ now: new Date(`${clock}T09:00:00Z`) });
      standAt(5000);
      const { complaints } = await hydrate({ ...steps, ...days });
      expect(complaints).toEqual([]);
      expect(screen.getByText(words)).toBeVisible();
      expect(document.querySelector('form')).toBeNull();
    },
  );

  test('a form that has opened since the build comes at once below the view, in view when asked for', async () => {
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
    fireEvent.click(screen.getByRole('button', { name: 'Show the form' }));
    expect(document.querySelector('form')).not.toBeNull();
  });
});
