import { shippedMessages } from './messages';

test('a page’s Head can read its messages', () => {
  const node = (ns: string, data: object) => ({ node: { ns, data: JSON.stringify(data) } });
  const page = { edges: [node('pages', {}), node('common', { mainPage: 'Главная' })] };
  expect(shippedMessages(page, 'common').mainPage).toBe('Главная');
});
