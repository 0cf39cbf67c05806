import type { Sentences } from './sentence';

/** What can be wrong within a form, and between forms and pages. */
export const formSentences = {
  fieldNameTaken: {
    ru: { problem: 'имя поля уже занято: {value}', remedy: 'дайте полю другое имя' },
    en: {
      problem: 'the field name is already taken: {value}',
      remedy: 'give the field another name',
    },
  },
  exampleRefused: {
    ru: {
      problem: 'пример не проходит правил своего поля ({other}): {value}',
      remedy: 'впишите такой, чтобы проходил, или исправьте правило',
    },
    en: {
      problem: 'the example breaks a rule of its own field ({other}): {value}',
      remedy: 'write one that keeps it, or mend the rule',
    },
  },
  exampleEmail: {
    ru: {
      problem: 'такой адрес в заявке не пройдёт: {value}',
      remedy:
        'впишите другой, например anna@example.com: латинские буквы, в конце не больше {count} букв',
    },
    en: {
      problem: 'a lead cannot carry this address: {value}',
      remedy:
        'write another, like anna@example.com: latin letters, no more than {count} at the end',
    },
  },
  spacesPass: {
    ru: {
      problem: 'обязательное поле примет одни пробелы',
      remedy: 'поставьте вместо required правило "required:trim"',
    },
    en: {
      problem: 'a required field would take spaces alone',
      remedy: 'write "required:trim" instead of required',
    },
  },
  noSuchForm: {
    ru: {
      problem: 'такой формы нет: {value}',
      remedy: 'добавьте forms/{value}.yaml или исправьте имя{nearest}',
    },
    en: {
      problem: 'there is no such form: {value}',
      remedy: 'add forms/{value}.yaml or mend the name{nearest}',
    },
  },
  noSuchField: {
    ru: { problem: 'такого поля в форме нет: {value}', remedy: 'исправьте имя поля{nearest}' },
    en: {
      problem: 'the form has no such field: {value}',
      remedy: 'mend the name of the field{nearest}',
    },
  },
  noSuchOption: {
    ru: {
      problem: 'у того поля нет такого ответа: {value}',
      remedy: 'впишите value одного из его options{nearest}',
    },
    en: {
      problem: 'that field has no such answer: {value}',
      remedy: 'write the value of one of its options{nearest}',
    },
  },
  workFormOnPage: {
    ru: {
      problem: 'форма спрашивает о работе, а на этой странице участника нет: {value}',
      remedy: 'назовите другую форму: эту сайт сам ставит у каждого участника',
    },
    en: {
      problem: 'the form asks about a work, and this page has no exhibitor: {value}',
      remedy: 'name another form: the site itself puts this one at each exhibitor',
    },
  },
  workFieldMissing: {
    ru: {
      problem: 'в форме о работе нечем выбрать работу',
      remedy: 'добавьте поле type: work',
    },
    en: {
      problem: 'the form about a work has nothing to choose a work with',
      remedy: 'add a field of type: work',
    },
  },
  secondWorkField: {
    ru: {
      problem: 'второе поле type: work в одной форме',
      remedy: 'оставьте одно: спрашивают об одной работе',
    },
    en: {
      problem: 'a second field of type: work in one form',
      remedy: 'leave one: a question is about one work',
    },
  },
  worksAreGiven: {
    ru: {
      problem: 'у поля type: work не бывает своих options',
      remedy: 'уберите options: работы сайт берёт у участника',
    },
    en: {
      problem: 'a field of type: work has no options of its own',
      remedy: "take options away: the site takes the exhibitor's works",
    },
  },
  sessionsAreGiven: {
    ru: {
      problem: 'у поля type: session не бывает своих options',
      remedy: 'уберите options: события сайт берёт из программы',
    },
    en: {
      problem: 'a field of type: session has no options of its own',
      remedy: 'take options away: the site takes sessions of the programme',
    },
  },
  givenWithoutWork: {
    ru: {
      problem: 'участника и стенд знает только форма с полем type: work',
      remedy: 'уберите given или добавьте такое поле',
    },
    en: {
      problem: 'only a form with a field of type: work knows an exhibitor and a stand',
      remedy: 'take given away or add such a field',
    },
  },
  redirectHost: {
    ru: {
      problem: 'после отправки туда не уведёт: {value}',
      remedy:
        'впишите путь этого сайта или https-адрес одного из узлов: {list} (lead.redirectHosts в site.yaml)',
    },
    en: {
      problem: 'a sent form cannot lead there: {value}',
      remedy:
        'write a path of this site, or an https address of one of: {list} (lead.redirectHosts in site.yaml)',
    },
  },
  firstConsent: {
    ru: {
      problem: 'первое согласие названо иначе: {value}',
      remedy: 'назовите его personalDataAgree',
    },
    en: {
      problem: 'the first consent has another name: {value}',
      remedy: 'call it personalDataAgree',
    },
  },
} satisfies Sentences;
