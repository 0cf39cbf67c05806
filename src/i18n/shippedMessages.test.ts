import { shippedMessages } from './shippedMessages';

test('a head reads the messages that its page holds', () => {
  const node = (ns: string, data: object) => ({ node: { ns, data: JSON.stringify(data) } });
  const page = { edges: [node('pages', {}), node('common', { mainPage: 'Главная' })] };
  expect(shippedMessages(page, 'common').mainPage).toBe('Главная');
});
