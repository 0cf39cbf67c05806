import { type InferType } from 'yup';
import {
  filledText,
  localizedText,
  mailAddress,
  phoneNumber,
  socialLink,
  webAddress,
} from './localized';
import { choice, flag, list, namedObject, strictObject, textOf, wholeNumber } from './shapes';

const domain = () => textOf('domain', /^[a-z0-9.-]+\.[a-z]{2,}$/);

/** Site-wide facts about the fair: `content/site.yaml`. */
export const siteSchema = strictObject({
  name: localizedText().required().meta({ label: 'Название ярмарки / Name of the fair' }),
  description: localizedText().required().meta({
    label: 'Описание сайта / Description of the site',
    input: 'lines',
    ru: 'Описание сайта для поисковиков.',
    en: 'What the site is, for search engines.',
  }),
  domain: domain().required().meta({
    label: 'Домен / Domain',
    ru: 'Домен сайта, без https://: из него строятся ссылки и карта сайта.',
    en: 'Domain of the site, without https://: links and the sitemap are built from it.',
  }),
  // Links to these domains open in the same tab (spec §2, links).
  ownDomains: list(domain()).min(1).required().meta({
    label: 'Свои домены / Own domains',
    item: 'Домен / Domain',
    ru: 'Свои домены: ссылки на них открываются в той же вкладке.',
    en: 'Own domains: links to them open in the same tab.',
  }),
  currentEdition: wholeNumber().min(2000).max(2100).required().meta({
    label: 'Текущий выпуск / Current edition',
    ru: 'Год, чьи даты, билеты и программу показывает сайт.',
    en: 'The year whose dates, tickets and programme the site shows.',
  }),
  contacts: namedObject('SiteContacts', {
    email: mailAddress().required(),
    phone: phoneNumber().required(),
    address: localizedText().required().meta({ label: 'Почтовый адрес / Postal address' }),
  })
    .required()
    .meta({ label: 'Как связаться с ярмаркой / How to reach the fair' }),
  // Lander defaults and limits of forms (spec §3, §5).
  lead: namedObject('LeadSettings', {
    unit: filledText().meta({
      label: "unit в адресе приёма заявок / unit in the lead service's address",
    }),
    type: filledText().meta({
      label: "type в адресе приёма заявок / type in the lead service's address",
    }),
    land: filledText().meta({
      label: "land в адресе приёма заявок / land in the lead service's address",
    }),
    quoteId: filledText().meta({
      label: 'quote_id / quote_id',
      ru: 'quote_id в адресе.',
      en: 'quote_id in the address.',
    }),
    emailTopLevelDomainMax: wholeNumber().min(2).max(63).required().meta({
      label: 'Букв в конце почты / Letters at the end of a mail',
      ru: 'Сколько букв может быть в конце адреса почты: у .gallery их 7.',
      en: 'How many letters the end of a mail address may have: .gallery has 7.',
    }),
    redirectHosts: list(domain()).required().meta({
      label: 'Куда можно увести / Hosts to lead to',
      item: 'Домен / Domain',
      ru: 'Домены, куда форма вправе увести после отправки.',
      en: 'Domains a form may lead to after sending.',
    }),
  })
    .required()
    .meta({
      label: 'Приём заявок / Leads',
      ru: 'Приём заявок из форм.',
      en: 'Where and how forms send leads.',
    }),
  // Whether visitors can store pages (decision 029). YAML 1.2 reads `off` as a string rather than a
  // boolean, so the schema expects a string.
  offline: choice(['on', 'off'], {
    on: 'можно сохранить / may be kept',
    off: 'нельзя / may not',
  }).meta({
    label: 'Копия для ярмарки / Copy for the venue',
    ru: 'off — посетители не могут сохранить страницы для ярмарки, а сохранённое удаляется со следующей сборкой; если пусто — могут.',
    en: 'off: visitors can’t keep pages for the venue, and what they kept is deleted with the next build; without this line they can.',
  }),
  socialLinks: list(socialLink()).meta({
    label: 'Социальные сети / Social networks',
    item: 'Страница / Profile',
    ru: 'Страницы ярмарки в социальных сетях.',
    en: "The fair's profiles in social networks.",
  }),
  // Public ids only; GATSBY_ variables override them (.env.example). Without them, the site
  // contacts no outside host.
  services: strictObject({
    ticketWidget: strictObject({
      script: webAddress()
        .required()
        .meta({ label: "Адрес скрипта виджета билетов / Address of the ticket widget's script" }),
      page: webAddress().required().meta({
        label: 'Страница продажи / Page of the sale',
        ru: 'Страница продажи: ссылки на неё открывает виджет, а без него они просто ссылки.',
        en: 'Page of the ticket sale: the widget opens links to it; without the widget they are plain links.',
      }),
      clientKey: filledText().meta({ label: 'Ключ клиента / Client key' }),
      regionId: wholeNumber().required().meta({
        label: 'Регион / Region',
        ru: 'Номер региона: 213 — Москва.',
        en: 'Region id: 213 is Moscow.',
      }),
    })
      .default(undefined)
      .optional()
      .meta({ label: 'Продажа билетов / Ticket sale' }),
    analytics: strictObject({
      script: webAddress()
        .required()
        .meta({ label: "Адрес скрипта счётчика / Address of the counter's script" }),
      counter: wholeNumber().required().meta({ label: "Номер счётчика / The counter's number" }),
      consent: flag().required().meta({
        label: 'Только с согласия / With consent only',
        ru: 'Считать только с согласия посетителя.',
        en: 'Count only with the visitor’s consent.',
      }),
    })
      .default(undefined)
      .optional()
      .meta({ label: 'Счётчик посещений / Visit counter' }),
  })
    .default(undefined)
    .optional()
    .meta({
      label: 'Внешние службы / Outside services',
      ru: 'Внешние службы; без них сайт никуда не обращается.',
      en: 'Outside services; without them the site contacts nobody.',
    }),
});

export type Site = InferType<typeof siteSchema>;
