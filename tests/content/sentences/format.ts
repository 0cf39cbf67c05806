import type { formatSentences } from '../../../src/build/check/problems/formatSentences';
import type { Said } from './said';

export const formatSaid: Said<keyof typeof formatSentences> = {
  pictureFile: {
    named: { value: 'work.heic' },
    en: 'is no picture file name: work.heic  write the name of a .jpg, .png, .webp or .tif file of the same folder',
    ru: 'не имя файла картинки: work.heic  впишите имя файла .jpg, .png, .webp или .tif из этой же папки',
  },
  webAddress: {
    named: { value: 'plaster.example' },
    en: 'is no web address: plaster.example  write the full address, beginning with https://',
    ru: 'не адрес сайта: plaster.example  впишите полный адрес, начиная с https://',
  },
  mailAddress: {
    named: { value: 'hand @plaster.example' },
    en: 'is no mail address: hand @plaster.example  write an address like name@fair.example',
    ru: 'не адрес почты: hand @plaster.example  впишите адрес вида name@fair.example',
  },
  phoneNumber: {
    named: { value: 'ask at the desk' },
    en: 'is no phone number: ask at the desk  write the number in quotes, like "+7 495 000-00-00"',
    ru: 'не номер телефона: ask at the desk  впишите номер в кавычках, например "+7 495 000-00-00"',
  },
  standCode: {
    named: { value: '11D' },
    en: "is no stand code: 11D  write the hall's letter and the number, like C07",
    ru: 'не код стенда: 11D  впишите букву зала и номер, например C07',
  },
  linkTarget: {
    named: { value: '/tickets' },
    en: 'is no link address: /tickets  write a path like /tickets/ or a full address with https://',
    ru: 'не адрес ссылки: /tickets  впишите путь вида /tickets/ или полный адрес с https://',
  },
  coordinates: {
    named: { value: '57.81, 28.35' },
    en: 'are no coordinates: 57.81, 28.35  copy them from a map app: latitude, longitude, like 55.7541, 37.6247',
    ru: 'не координаты: 57.81, 28.35  скопируйте их из приложения карт: широта, долгота, например 55.7541, 37.6247',
  },
  anchor: {
    named: { value: 'снимки' },
    en: 'is no anchor: снимки  write latin letters, digits and hyphens, like visiting-rules',
    ru: 'не якорь: снимки  впишите латинские буквы, цифры и дефисы, например visiting-rules',
  },
  isoDay: {
    named: { value: '2026-04-31' },
    en: 'is no date: 2026-04-31  write the date in quotes, like "2026-04-02"',
    ru: 'не дата: 2026-04-31  впишите дату в кавычках, например "2026-04-02"',
  },
  hexColour: {
    named: { value: '#12f' },
    en: 'is no colour: #12f  write the colour in quotes, like "#1f24ff"',
    ru: 'не цвет: #12f  впишите цвет в кавычках, например "#1f24ff"',
  },
  domain: {
    named: { value: 'https://fair.example' },
    en: 'is no domain: https://fair.example  write the domain without https://, like fair.example',
    ru: 'не домен: https://fair.example  впишите домен без https://, например fair.example',
  },
  clockTime: {
    named: { value: '9:30' },
    en: 'is no time: 9:30  write hours and minutes in quotes, like "09:30"',
    ru: 'не время: 9:30  впишите часы и минуты в кавычках, например "09:30"',
  },
  moscowMoment: {
    named: { value: '3 April, 10:00' },
    en: 'is no moment: 3 April, 10:00  write day and time of Moscow in quotes, like "2026-04-03T10:00"',
    ru: 'не минута: 3 April, 10:00  впишите день и время по Москве в кавычках, например "2026-04-03T10:00"',
  },
  noticePage: {
    named: { value: '/en/map/' },
    en: 'is no page of the site: /en/map/  write a path without /en, like /map/, or with all below it, like /program/*',
    ru: 'не страница сайта: /en/map/  впишите путь без /en вида /map/, вместе со всем под ним — /program/*',
  },
  addressName: {
    named: { value: 'Plaster Hand' },
    en: 'cannot be an address: Plaster Hand  write latin letters, digits and hyphens, like green-wood',
    ru: 'не годится для адреса: Plaster Hand  впишите латинские буквы, цифры и дефисы, например green-wood',
  },
  recordReference: {
    named: { value: 'Лев Трещин' },
    en: 'is no reference to a record: Лев Трещин  write the name of its folder, for another year 2025/folder-name',
    ru: 'не ссылка на запись: Лев Трещин  впишите имя папки, для другого года — 2025/имя-папки',
  },
  redirectFrom: {
    named: { value: '/en/buy/' },
    en: 'is no path of the site: /en/buy/  write a path beginning with /, without /en, like /old-page/',
    ru: 'не путь сайта: /en/buy/  впишите путь, начиная с / и без /en, например /old-page/',
  },
  logoFile: {
    named: { value: 'logo.jpg' },
    en: 'is no logo file name: logo.jpg  write the name of an .svg, .png or .webp file of the same folder',
    ru: 'не имя файла знака: logo.jpg  впишите имя файла .svg, .png или .webp из этой же папки',
  },
  fieldName: {
    named: { value: 'full name' },
    en: 'is no field name: full name  write latin letters, digits and underscores, like full_name',
    ru: 'не имя поля: full name  впишите латинские буквы, цифры и подчёркивания, например full_name',
  },
  formRule: {
    named: { value: 'requird' },
    en: 'is no such rule: requird  write for example required, email or "between:1,20"',
    ru: 'нет такого правила: requird  впишите, например, required, email или "between:1,20"',
  },
};
