import { resolversOf } from '../../../tests/support/resolvers';
import { createWorkResolvers } from './work';

const ask = resolversOf(createWorkResolvers);

test('a work has the address of its picture, or its own', () => {
  expect(ask('Work', 'slug', { picture: 'Utro.jpg' })).toBe('utro');
  expect(ask('Work', 'slug', { picture: 'Utro.jpg', slug: 'morning' })).toBe('morning');
});

test('prices and days are written for a language', () => {
  const work = { price: 120_000, asOf: '2025-04-03' };
  expect(ask('Work', 'priceText', work, { language: 'en' })).toBe('120,000\u00a0₽');
  expect(ask('Work', 'asOfDay', work, { language: 'ru' })).toBe('3 апреля 2025');
  const range = { priceRange: { from: 8000, to: 9000 } };
  expect(ask('Work', 'priceText', range, { language: 'en' })).toBe('8,000–9,000\u00a0₽');
  expect(ask('Work', 'priceText', {}, { language: 'en' })).toBeUndefined();
  expect(ask('Work', 'asOfDay', {}, { language: 'en' })).toBeUndefined();
});

test('the works of a year come by title in the language asked for', async () => {
  const asked: unknown[] = [];
  const titled = (ru: string, en: string) => ({ title: { ru, en } });
  const nodeModel = {
    findAll: (query: unknown) => {
      asked.push(query);
      return Promise.resolve({
        entries: [
          { works: [titled('Ёлка', 'Fir'), titled('Яма', 'Abyss')] },
          {},
          { works: [titled('Дуб', 'Oak')] },
        ],
      });
    },
  };
  const titles = async (language: string) => {
    const found = await ask('Query', 'worksByTitle', {}, { year: 2025, language }, nodeModel);
    return (found as { title: { en: string } }[]).map(({ title }) => title.en).join(', ');
  };
  expect(await titles('ru')).toBe('Oak, Fir, Abyss');
  expect(await titles('en')).toBe('Abyss, Fir, Oak');
  expect(asked[0]).toEqual({ type: 'Exhibitor', query: { filter: { year: { eq: 2025 } } } });
});

test('a work knows whose stand it hangs at', () => {
  const exhibitor = { internal: { type: 'Exhibitor' } };
  const file = { internal: { type: 'File' } };
  const nodeModel = {
    findRootNodeAncestor: (_work: unknown, isFound: (node: unknown) => boolean) =>
      [file, exhibitor].find(isFound),
  };
  expect(ask('Work', 'exhibitor', {}, {}, nodeModel)).toBe(exhibitor);
});
