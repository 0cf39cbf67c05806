import { formSite, makeForm } from '../../../tests/support/leadForm';
import { makeSender, sendLead } from './sender';

const post = jest.fn<Promise<unknown>, [address: string, request: RequestInit]>();
const timeout = jest.fn<AbortSignal, [number]>();
const signal = new AbortController().signal;

beforeEach(() => {
  Object.assign(globalThis, { fetch: post.mockReset() });
  Object.assign(AbortSignal, { timeout: timeout.mockReturnValue(signal) });
});

const send = () => makeSender(makeForm([]), formSite, 'en').send({}, () => true);

test('a lead is posted as a form, and given up after twenty seconds', async () => {
  post.mockResolvedValue({ ok: true, status: 200 });
  expect(await send()).toBeUndefined();
  const [address, request] = post.mock.calls[0]!;
  expect(address).toMatch(/^\/lander\.php\?r=land\/index&unit=uncertain&/);
  expect(request).toMatchObject({ method: 'POST', signal });
  expect(request.body).toContain('personalDataAgree=on&mergelead=id_');
  expect(timeout).toHaveBeenCalledWith(20_000);
});

test.each([
  ['network', () => post.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['timeout', () => post.mockRejectedValue(new DOMException('', 'TimeoutError'))],
  ['refused', () => post.mockResolvedValue({ ok: false, status: 503 })],
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a visitor learns why a lead did not arrive: %s', async (failure, fail) => {
  fail();
  expect(await send()).toBe(failure);
});

test('sending resolves to the data and the response, or rejects with the request’s own error', async () => {
  const response = { ok: true, status: 200 };
  const data = [['name', 'Анна & Ко + 1']] as const;
  post.mockResolvedValueOnce(response);
  expect(await sendLead('/lander.php', data)).toEqual({ data, response });
  const error = new TypeError('Failed to fetch');
  post.mockRejectedValueOnce(error);
  await expect(sendLead('/lander.php', data)).rejects.toBe(error);
});
