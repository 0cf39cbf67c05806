import type { Resource } from 'i18next';
import i18next from './sharedI18next';

function setUp(lng: string, resources: Resource) {
  const instance = i18next.createInstance();
  void instance.init({ lng, fallbackLng: 'ru', resources, defaultNS: 'tickets', fallbackNS: ['common'] });
  // The site's own messages are typed; these are none of them.
  return { instance, text: (key: string) => instance.getFixedT(lng)(key as 'close'), sharedWith: Object.getPrototypeOf(instance) as object };
}

const russian = () => ({ ru: { common: { close: 'Закрыть' }, tickets: { buy: 'Купить' } } });

test('pages of one language with the same namespaces share what is set up, and keep what is set on their own', () => {
  const one = setUp('ru', russian());
  const other = setUp('ru', russian());
  expect(one.instance).not.toBe(other.instance);
  expect(one.sharedWith).toBe(other.sharedWith);
  expect([one.instance.language, one.text('buy'), other.text('close')]).toEqual(['ru', 'Купить', 'Закрыть']);
  Object.assign(one.instance, { reportNamespaces: 'of one' });
  expect(other.instance).not.toHaveProperty('reportNamespaces');
});

test('another language, or other namespaces, are set up for themselves', () => {
  const pages = [
    setUp('ru', russian()),
    setUp('en', { en: { common: { close: 'Close' }, tickets: { buy: 'Buy' } } }),
    setUp('ru', { ru: { common: { close: 'Закрыть' }, press: { buy: 'Пресса' } } }),
  ];
  expect(new Set(pages.map(({ sharedWith }) => sharedWith)).size).toBe(3);
  expect(pages[1]?.text('close')).toBe('Close');
});
