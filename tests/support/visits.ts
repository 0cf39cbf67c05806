/**
 * A visit in each language, with the words a journey needs. Every day the Russian one begins with
 * an empty cache and the English one with a filled one; the audit turns that round.
 */
export const visits = [
  {
    prefix: '',
    cache: 'cold',
    lang: 'ru-RU',
    fair: 'Арт Ряды',
    menu: 'Меню',
    sections: 'Разделы сайта',
    press: 'Пресса',
    contacts: 'Контакты',
    tickets: 'Билеты',
    otherLanguage: 'English',
    otherPrefix: '/en',
    notFound: 'Страница не найдена',
    gone: 'Страница удалена',
    unavailable: 'Страница не доступна',
    lightbox: 'Снимки крупно',
    thirdSlide: /^3 из/,
  },
  {
    prefix: '/en',
    cache: 'warm',
    lang: 'en-US',
    fair: 'Art Rows',
    menu: 'Menu',
    sections: 'Sections of the site',
    press: 'Press',
    contacts: 'Contacts',
    tickets: 'Tickets',
    otherLanguage: 'Русский',
    otherPrefix: '',
    notFound: 'Page not found',
    gone: 'Page gone',
    unavailable: 'Page not available',
    lightbox: 'Pictures, enlarged',
    thirdSlide: /^3 of/,
  },
] as const;
