import { type InferType, number, string } from 'yup';
import { callNames } from '../edition/model/calls';
import { callLabels } from '../edition/schema';
import {
  givenNames,
  fieldTypes,
  inputModes,
  type FieldType,
  type InputMode,
} from './model/definition';
import {
  filledText,
  isoDay,
  linkTarget,
  localizedProse,
  localizedText,
  optionalText,
  webAddress,
} from '../content/localized';
import { choice, flag, list, listOf, namedObject, strictObject, textOf } from '../content/shapes';
import { readRule } from './model/rules';

const typeNames: Record<FieldType, string> = {
  text: 'строка / line of text',
  stand: 'код стенда / code of a stand',
  email: 'почта / mail address',
  tel: 'телефон / phone number',
  url: 'адрес в сети / web address',
  number: 'число / number',
  date: 'день / day',
  textarea: 'несколько строк / several lines',
  select: 'список / list to choose from',
  radio: 'один из вариантов / one of several',
  checkboxes: 'несколько вариантов / any of several',
  total: 'сумма / sum',
  work: 'работа участника / work of an exhibitor',
  session: 'событие программы / session',
  age: 'возраст / age',
};

const modeNames: Record<InputMode, string> = {
  text: 'буквы / letters',
  numeric: 'цифры / digits',
  decimal: 'цифры с запятой / digits with a point',
  tel: 'телефон / phone',
  email: 'почта / mail',
  url: 'адрес в сети / web address',
};

/** A field's name is also its payload key and the `name` of its input (design §5). */
const fieldName = () => textOf('fieldName', /^[a-z][a-zA-Z0-9_]*$/);

const formRule = () =>
  string()
    .strict()
    .test('formRule', 'formRule', (value) => value === undefined || readRule(value) !== undefined);

const showWhen = (help: { ru: string; en: string }) =>
  namedObject('LeadFormCondition', {
    field: fieldName().required().meta({ label: 'Имя другого поля / Name of another field' }),
    is: list(filledText()).min(1).required().meta({
      label: 'При каких его значениях / At which of its values',
      item: 'Значение / Value',
    }),
  }).meta({ label: 'Условие / Condition', ...help });

const option = () =>
  namedObject('LeadFormOption', {
    value: filledText().meta({ label: 'Что уйдёт в заявке / What the lead carries' }),
    label: localizedText().required().meta({ label: 'Слова выбора / Words of the choice' }),
    showWhen: showWhen({
      ru: 'Предлагать, только если в другом поле выбрано это.',
      en: 'Offered only while another field holds this.',
    }),
  });

const field = () =>
  namedObject('LeadFormField', {
    name: fieldName().required().meta({
      label: 'Имя в заявке / Name in the lead',
      ru: 'Имя поля в заявке: латинские буквы, цифры, подчёркивания.',
      en: "The field's name in the lead: latin letters, digits, underscores.",
    }),
    type: choice(fieldTypes, typeNames).required().meta({
      label: 'Вид поля / Kind of field',
      ru: 'Вид поля; stand — код стенда; total — сумма, её считает сайт; work — работа участника; session — событие программы; age — возраст, в пределах возраста события.',
      en: 'Kind of field; stand: the code of a stand; total: a sum the site works out; work: a work of an exhibitor; session: a session of the programme; age: an age, within the ages of the session.',
    }),
    label: localizedText().required().meta({ label: 'Подпись поля / Label of the field' }),
    help: localizedText().meta({ label: 'Пояснение под подписью / A hint under the label' }),
    placeholder: localizedText().meta({
      label: 'Пример внутри пустого поля / An example inside the empty field',
    }),
    format: localizedText().meta({
      label: 'Если не по образцу / If not of its pattern',
      ru: 'Что сказать тому, кто вписал не по образцу (matches).',
      en: 'What to say to a value that is not of its pattern (matches).',
    }),
    autocomplete: optionalText().meta({
      label: 'Подсказка браузеру / Autocomplete',
      ru: 'Что браузер вправе подставить: name, email, tel, bday…',
      en: 'What the browser may fill in: name, email, tel, bday…',
    }),
    inputmode: choice(inputModes, modeNames).meta({
      label: 'Клавиатура телефона / Keyboard of a phone',
      graphql: 'InputMode',
    }),
    rules: list(formRule()).meta({
      label: 'Правила / Rules',
      item: 'Правило / Rule',
      ru: 'Правила: required, "max:20", "between:1,20".',
      en: 'Rules: required, "max:20", "between:1,20".',
    }),
    options: list(option()).min(1).meta({
      label: 'Варианты / Choices',
      item: 'Вариант / Choice',
      ru: 'Из чего выбирать: у select, radio, checkboxes.',
      en: 'The choices of select, radio, checkboxes.',
    }),
    showWhen: showWhen({
      ru: 'Спрашивать, только если в другом поле выбрано это.',
      en: 'Asked only while another field holds this.',
    }),
    total: namedObject('LeadFormTotal', {
      price: number()
        .strict()
        .moreThan(0)
        .required()
        .meta({ label: 'Цена в рублях / Price in roubles' }),
      times: fieldName().meta({ label: 'Поле с количеством / The field with the number' }),
      discountField: fieldName().meta({ label: 'Поле промокода / The field of the promo code' }),
      discountPercent: number().strict().moreThan(0).max(100).meta({
        label: 'Скидка, % / Discount, %',
        ru: 'Скидка по нему, %.',
        en: 'Its discount, %.',
      }),
    }).meta({ label: 'Как считать сумму / How the sum is worked out' }),
  });

const step = () =>
  namedObject('LeadFormStep', {
    name: fieldName()
      .required()
      .meta({ label: 'Имя шага латиницей / Name of the step in latin letters' }),
    title: localizedText().required().meta({ label: 'Заголовок шага / Heading of the step' }),
    fields: list(field()).min(1).required().meta({
      label: 'Поля / Fields',
      item: 'Поле / Field',
      ru: 'Поля шага, сверху вниз.',
      en: 'Fields of the step, from top to bottom.',
    }),
  });

/** `content/forms/<form>.yaml`: one lead form; its name is the file's name (spec §3, §4). */
export const formSchema = strictObject({
  version: filledText().meta({
    label: 'Версия / Version',
    ru: 'Версия формы в заявке.',
    en: 'Version of the form in the lead.',
  }),
  form: filledText().meta({ label: 'Имя формы в заявке / Name of the form in the lead' }),
  templateID: filledText().optional().meta({
    label: 'Номер письма / Number of the letter',
    ru: 'Номер письма-ответа.',
    en: 'Number of the reply letter.',
  }),
  groupsEnkod: optionalText().meta({
    label: 'Группы рассылки / Mailing groups',
    ru: 'Группы рассылки через запятую.',
    en: 'Mailing groups divided by commas.',
  }),
  redirectUrl: linkTarget().meta({
    label: 'После отправки / After sending',
    ru: 'Куда вести после отправки; если пусто — /thanks/.',
    en: 'Where to lead after sending; /thanks/ if left out.',
  }),
  newTab: flag().meta({
    label: 'В новой вкладке / In a new tab',
    ru: 'Открыть это в новой вкладке.',
    en: 'Open that in a new tab.',
  }),
  incompleteSteps: flag().meta({
    label: 'Дальше без ответов / Steps may be incomplete',
    ru: 'false — не пускать дальше, пока шаг не заполнен.',
    en: 'false: no way forward until a step is filled.',
  }),
  closed: flag().meta({
    label: 'Форма закрыта / Form is closed',
    ru: 'Форма закрыта.',
    en: 'The form is closed.',
  }),
  opens: isoDay().meta({
    label: 'Приём с / Opens',
    ru: 'Первый день приёма.',
    en: 'First day of the form.',
  }),
  closes: isoDay().meta({
    label: 'Приём до / Closes',
    ru: 'Последний день приёма.',
    en: 'Last day of the form.',
  }),
  follows: choice(['applications', ...callNames], {
    applications: 'приём заявок / applications',
    ...callLabels,
  }).meta({
    label: 'Вместе с чем открыта / Is open with',
    ru: 'applications — форма открыта, пока идёт приём заявок выпуска: по его дням и его phase; имя набора — в дни из calls.',
    en: 'applications: the form is open while the edition takes applications, by its days and its phase; the name of a call: on its days in calls.',
  }),
  steps: list(step())
    .min(1)
    .required()
    .meta({ label: 'Шаги формы / Steps of the form', item: 'Шаг / Step' }),
  given: list(
    choice(givenNames, {
      exhibitor: 'участник / exhibitor',
      stand: 'стенд / stand',
      language: 'язык / language',
    }).meta({ graphql: 'GivenName' }),
  ).meta({
    label: 'Что шлёт сама / What it sends by itself',
    item: 'Что / What',
    ru: 'Что форма о работе шлёт сама: exhibitor, stand, language.',
    en: 'What a form about a work sends by itself: exhibitor, stand, language.',
  }),
  // Consent is required (spec §5); a form can split it into several checkboxes.
  consents: listOf('LeadFormConsent', {
    name: fieldName().required().meta({
      label: 'Имя в заявке / Name in the lead',
      ru: 'Имя в заявке; первое — personalDataAgree.',
      en: 'Name in the lead; the first is personalDataAgree.',
    }),
    text: localizedProse().required().meta({ label: 'С чем согласие / What is agreed to' }),
  })
    .min(1)
    .required()
    .meta({
      label: 'Обязательные галочки согласия / Required boxes of consent',
      item: 'Согласие / Consent',
    }),
  payment: namedObject('LeadFormPayment', {
    url: webAddress().required().meta({ label: 'Страница оплаты / Page of the payment' }),
    label: localizedText().required().meta({ label: 'Слова ссылки / Words of the link' }),
    text: localizedProse()
      .required()
      .meta({ label: 'Что сказано, пока ждём оплату / What is said while payment is awaited' }),
  }).meta({ label: 'Оплата после отправки / Payment after sending' }),
  texts: namedObject('LeadFormTexts', {
    send: localizedText().meta({ label: 'Слова на кнопке отправки / Words on the send button' }),
    done: localizedProse().meta({
      label: 'Что сказано после отправки / What is said after sending',
    }),
    failed: localizedProse().meta({
      label: 'Что сказано, если отправить не вышло / What is said when sending failed',
    }),
    closed: localizedProse().meta({
      label: 'Что сказано, когда форма закрыта / What is said when the form is closed',
    }),
    notOpen: localizedProse().meta({
      label: 'Что сказано до открытия / What is said before it opens',
    }),
  }).meta({
    label: 'Слова состояний / Words of the states',
    ru: 'Слова состояний; без них — общие.',
    en: 'Words of the states; common ones if left out.',
  }),
});

export type Form = InferType<typeof formSchema>;
