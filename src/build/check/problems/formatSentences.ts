import type { Sentences } from './sentence';

/** Values that are not written as their field asks: addresses, dates, codes, names. */
export const formatSentences = {
  pictureFile: {
    ru: {
      problem: 'не имя файла картинки: {value}',
      remedy: 'впишите имя файла .jpg, .png, .webp или .tif из этой же папки',
    },
    en: {
      problem: 'is no picture file name: {value}',
      remedy: 'write the name of a .jpg, .png, .webp or .tif file of the same folder',
    },
  },
  webAddress: {
    ru: { problem: 'не адрес сайта: {value}', remedy: 'впишите полный адрес, начиная с https://' },
    en: {
      problem: 'is no web address: {value}',
      remedy: 'write the full address, beginning with https://',
    },
  },
  mailAddress: {
    ru: { problem: 'не адрес почты: {value}', remedy: 'впишите адрес вида name@fair.example' },
    en: {
      problem: 'is no mail address: {value}',
      remedy: 'write an address like name@fair.example',
    },
  },
  phoneNumber: {
    ru: {
      problem: 'не номер телефона: {value}',
      remedy: 'впишите номер в кавычках, например "+7 495 000-00-00"',
    },
    en: {
      problem: 'is no phone number: {value}',
      remedy: 'write the number in quotes, like "+7 495 000-00-00"',
    },
  },
  places: {
    ru: {
      problem: 'не число мест: {value}',
      remedy: 'впишите целое число от 1 до 10000, или full, если мест не осталось',
    },
    en: {
      problem: 'is no number of places: {value}',
      remedy: 'write a whole number from 1 to 10000, or full if all are taken',
    },
  },
  standCode: {
    ru: { problem: 'не код стенда: {value}', remedy: 'впишите букву зала и номер, например C07' },
    en: {
      problem: 'is no stand code: {value}',
      remedy: "write the hall's letter and the number, like C07",
    },
  },
  linkTarget: {
    ru: {
      problem: 'не адрес ссылки: {value}',
      remedy: 'впишите путь вида /tickets/ или полный адрес с https://',
    },
    en: {
      problem: 'is no link address: {value}',
      remedy: 'write a path like /tickets/ or a full address with https://',
    },
  },
  coordinates: {
    ru: {
      problem: 'не координаты: {value}',
      remedy: 'скопируйте их из приложения карт: широта, долгота, например 55.7541, 37.6247',
    },
    en: {
      problem: 'are no coordinates: {value}',
      remedy: 'copy them from a map app: latitude, longitude, like 55.7541, 37.6247',
    },
  },
  anchor: {
    ru: {
      problem: 'не якорь: {value}',
      remedy: 'впишите латинские буквы, цифры и дефисы, например visiting-rules',
    },
    en: {
      problem: 'is no anchor: {value}',
      remedy: 'write latin letters, digits and hyphens, like visiting-rules',
    },
  },
  isoDay: {
    ru: { problem: 'не дата: {value}', remedy: 'впишите дату в кавычках, например "2026-04-02"' },
    en: { problem: 'is no date: {value}', remedy: 'write the date in quotes, like "2026-04-02"' },
  },
  hexColour: {
    ru: { problem: 'не цвет: {value}', remedy: 'впишите цвет в кавычках, например "#1f24ff"' },
    en: { problem: 'is no colour: {value}', remedy: 'write the colour in quotes, like "#1f24ff"' },
  },
  domain: {
    ru: {
      problem: 'не домен: {value}',
      remedy: 'впишите домен без https://, например fair.example',
    },
    en: {
      problem: 'is no domain: {value}',
      remedy: 'write the domain without https://, like fair.example',
    },
  },
  clockTime: {
    ru: {
      problem: 'не время: {value}',
      remedy: 'впишите часы и минуты в кавычках, например "09:30"',
    },
    en: {
      problem: 'is no time: {value}',
      remedy: 'write hours and minutes in quotes, like "09:30"',
    },
  },
  moscowMoment: {
    ru: {
      problem: 'не минута: {value}',
      remedy: 'впишите день и время по Москве в кавычках, например "2026-04-03T10:00"',
    },
    en: {
      problem: 'is no moment: {value}',
      remedy: 'write day and time of Moscow in quotes, like "2026-04-03T10:00"',
    },
  },
  noticePage: {
    ru: {
      problem: 'не страница сайта: {value}',
      remedy: 'впишите путь без /en вида /map/, вместе со всем под ним — /program/*',
    },
    en: {
      problem: 'is no page of the site: {value}',
      remedy: 'write a path without /en, like /map/, or with all below it, like /program/*',
    },
  },
  addressName: {
    ru: {
      problem: 'не годится для адреса: {value}',
      remedy: 'впишите латинские буквы, цифры и дефисы, например green-wood',
    },
    en: {
      problem: 'cannot be an address: {value}',
      remedy: 'write latin letters, digits and hyphens, like green-wood',
    },
  },
  recordReference: {
    ru: {
      problem: 'не ссылка на запись: {value}',
      remedy: 'впишите имя папки, для другого года — 2025/имя-папки',
    },
    en: {
      problem: 'is no reference to a record: {value}',
      remedy: 'write the name of its folder, for another year 2025/folder-name',
    },
  },
  redirectFrom: {
    ru: {
      problem: 'не путь сайта: {value}',
      remedy: 'впишите путь, начиная с / и без /en, например /old-page/',
    },
    en: {
      problem: 'is no path of the site: {value}',
      remedy: 'write a path beginning with /, without /en, like /old-page/',
    },
  },
  logoFile: {
    ru: {
      problem: 'не имя файла знака: {value}',
      remedy: 'впишите имя файла .svg, .png или .webp из этой же папки',
    },
    en: {
      problem: 'is no logo file name: {value}',
      remedy: 'write the name of an .svg, .png or .webp file of the same folder',
    },
  },
  fieldName: {
    ru: {
      problem: 'не имя поля: {value}',
      remedy: 'впишите латинские буквы, цифры и подчёркивания, например full_name',
    },
    en: {
      problem: 'is no field name: {value}',
      remedy: 'write latin letters, digits and underscores, like full_name',
    },
  },
  formRule: {
    ru: {
      problem: 'нет такого правила: {value}',
      remedy: 'впишите, например, required, email или "between:1,20"',
    },
    en: {
      problem: 'is no such rule: {value}',
      remedy: 'write for example required, email or "between:1,20"',
    },
  },
} satisfies Sentences;
