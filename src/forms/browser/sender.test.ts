import { LeadRefused, sendLead } from './sender';

const answer = (value: unknown) => {
  const asked = jest.fn<Promise<unknown>, [string, RequestInit]>();
  if (value instanceof Error) asked.mockRejectedValue(value);
  else asked.mockResolvedValue(value);
  Object.assign(globalThis, { fetch: asked });
  return asked;
};

const timeout = jest.fn(() => new AbortController().signal);
beforeAll(() => Object.assign(AbortSignal, { timeout }));

test('resolves with the sent data and the response', async () => {
  const response = { ok: true, status: 200 };
  const asked = answer(response);
  const data = [['name', 'Анна & Ко + 1']] as const;
  expect(await sendLead('/lander.php?r=land/index', data)).toEqual({ data, response });
  expect(asked.mock.calls[0]?.[0]).toBe('/lander.php?r=land/index');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: 'name=%D0%90%D0%BD%D0%BD%D0%B0+%26+%D0%9A%D0%BE+%2B+1',
  });
});

test('a service that does not answer is given up after twenty seconds', async () => {
  const signal = new AbortController().signal;
  timeout.mockReturnValueOnce(signal);
  const asked = answer({ ok: true });
  await sendLead('/lander.php', []);
  expect(timeout).toHaveBeenCalledWith(20_000);
  expect(asked.mock.calls[0]?.[1].signal).toBe(signal);
});

test("rejects with the request's own error, unchanged", async () => {
  const error = new TypeError('Failed to fetch');
  answer(error);
  await expect(sendLead('/lander.php', [])).rejects.toBe(error);
});

test('an error status is an error that contains the response', async () => {
  const response = { ok: false, status: 503 };
  answer(response);
  const failure: unknown = await sendLead('/lander.php', []).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LeadRefused);
  expect((failure as LeadRefused).response).toBe(response);
});
