import type { formSentences } from '../../../src/build/check/problems/formSentences';
import type { Said } from './said';

export const formSaid: Said<keyof typeof formSentences> = {
  fieldNameTaken: {
    named: { value: 'name' },
    en: 'the field name is already taken: name  give the field another name',
    ru: 'имя поля уже занято: name  дайте полю другое имя',
  },
  exampleRefused: {
    named: { other: 'matches:/^[A-Z][0-9]{2}$/', value: 'С7' },
    en: 'the example breaks a rule of its own field (matches:/^[A-Z][0-9]{2}$/): С7  write one that keeps it, or mend the rule',
    ru: 'пример не проходит правил своего поля (matches:/^[A-Z][0-9]{2}$/): С7  впишите такой, чтобы проходил, или исправьте правило',
  },
  exampleEmail: {
    named: { value: 'anna@pochta.example', count: '6' },
    en: 'a lead cannot carry this address: anna@pochta.example  write another, like anna@example.com: latin letters, no more than 6 at the end',
    ru: 'такой адрес в заявке не пройдёт: anna@pochta.example  впишите другой, например anna@example.com: латинские буквы, в конце не больше 6 букв',
  },
  spacesPass: {
    en: 'a required field would take spaces alone  write "required:trim" instead of required',
    ru: 'обязательное поле примет одни пробелы  поставьте вместо required правило "required:trim"',
  },
  noSuchForm: {
    named: { value: 'ball' },
    en: 'there is no such form: ball  add forms/ball.yaml or mend the name',
    ru: 'такой формы нет: ball  добавьте forms/ball.yaml или исправьте имя',
  },
  noSuchField: {
    named: { value: 'nmae' },
    en: 'the form has no such field: nmae  mend the name of the field',
    ru: 'такого поля в форме нет: nmae  исправьте имя поля',
  },
  noSuchOption: {
    named: { value: 'thur', nearest: 'thu' },
    en: 'that field has no such answer: thur  write the value of one of its options (perhaps "thu")',
    ru: 'у того поля нет такого ответа: thur  впишите value одного из его options (может быть, «thu»)',
  },
  workFormOnPage: {
    named: { value: 'contact' },
    en: 'the form asks about a work, and this page has no exhibitor: contact  name another form: the site itself puts this one at each exhibitor',
    ru: 'форма спрашивает о работе, а на этой странице участника нет: contact  назовите другую форму: эту сайт сам ставит у каждого участника',
  },
  workFieldMissing: {
    en: 'the form about a work has nothing to choose a work with  add a field of type: work',
    ru: 'в форме о работе нечем выбрать работу  добавьте поле type: work',
  },
  secondWorkField: {
    en: 'a second field of type: work in one form  leave one: a question is about one work',
    ru: 'второе поле type: work в одной форме  оставьте одно: спрашивают об одной работе',
  },
  worksAreGiven: {
    en: "a field of type: work has no options of its own  take options away: the site takes the exhibitor's works",
    ru: 'у поля type: work не бывает своих options  уберите options: работы сайт берёт у участника',
  },
  givenWithoutWork: {
    en: 'only a form with a field of type: work knows an exhibitor and a stand  take given away or add such a field',
    ru: 'участника и стенд знает только форма с полем type: work  уберите given или добавьте такое поле',
  },
  redirectHost: {
    named: { value: 'https://plaster.example/thanks', list: 'fair.example' },
    en: 'a sent form cannot lead there: https://plaster.example/thanks  write a path of this site, or an https address of one of: fair.example (lead.redirectHosts in site.yaml)',
    ru: 'после отправки туда не уведёт: https://plaster.example/thanks  впишите путь этого сайта или https-адрес одного из узлов: fair.example (lead.redirectHosts в site.yaml)',
  },
  firstConsent: {
    named: { value: 'agree' },
    en: 'the first consent has another name: agree  call it personalDataAgree',
    ru: 'первое согласие названо иначе: agree  назовите его personalDataAgree',
  },
};
