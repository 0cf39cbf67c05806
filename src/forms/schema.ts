import { number, string, type InferType } from 'yup';
import { fieldTypes, givenNames, inputModes } from './model/definition';
import { readRule } from './model/ruleText';
import {
  filledText,
  isoDay,
  linkTarget,
  localizedProse,
  localizedText,
  optionalText,
  webAddress,
} from '../content/localized';
import { choice, flag, list, namedObject, strictObject } from '../content/shapes';

/** A field's name is also its payload key and the `name` of its input (design §5). */
const fieldName = () =>
  string()
    .strict()
    .matches(/^[a-z][a-zA-Z0-9_]*$/, 'fieldName');

const formRule = () =>
  string()
    .strict()
    .test('formRule', 'formRule', (value) => value === undefined || readRule(value) !== undefined);

const showWhen = (help: { ru: string; en: string }) =>
  namedObject('LeadFormCondition', {
    field: fieldName().required().meta({ ru: 'Имя другого поля.', en: 'Name of another field.' }),
    is: list(filledText().required())
      .min(1)
      .required()
      .meta({ ru: 'При каких его значениях.', en: 'At which of its values.' }),
  })
    .default(undefined)
    .meta({ ...help });

const option = () =>
  namedObject('LeadFormOption', {
    value: filledText().meta({ ru: 'Что уйдёт в заявке.', en: 'What the lead carries.' }),
    label: localizedText().required().meta({ ru: 'Слова выбора.', en: 'Words of the choice.' }),
    showWhen: showWhen({
      ru: 'Предлагать, только если в другом поле выбрано это.',
      en: 'Offered only while another field holds this.',
    }),
  }).required();

const field = () =>
  namedObject('LeadFormField', {
    name: fieldName().required().meta({
      ru: 'Имя поля в заявке: латинские буквы, цифры, подчёркивания.',
      en: "The field's name in the lead: latin letters, digits, underscores.",
    }),
    type: choice(fieldTypes).required().meta({
      ru: 'Вид поля; stand — код стенда; total — сумма, её считает сайт; work — работа участника; session — событие программы.',
      en: 'Kind of field; stand: the code of a stand; total: a sum the site works out; work: a work of an exhibitor; session: a session of the programme.',
    }),
    label: localizedText().required().meta({ ru: 'Подпись поля.', en: 'Label of the field.' }),
    help: localizedText().default(undefined).meta({
      ru: 'Пояснение под подписью.',
      en: 'A hint under the label.',
    }),
    placeholder: localizedText().default(undefined).meta({
      ru: 'Пример внутри пустого поля.',
      en: 'An example inside the empty field.',
    }),
    format: localizedText().default(undefined).meta({
      ru: 'Что сказать тому, кто вписал не по образцу (matches).',
      en: 'What to say to a value that is not of its pattern (matches).',
    }),
    autocomplete: optionalText().meta({
      ru: 'Что браузер вправе подставить: name, email, tel, bday…',
      en: 'What the browser may fill in: name, email, tel, bday…',
    }),
    inputmode: choice(inputModes).meta({
      ru: 'Клавиатура телефона.',
      en: 'Keyboard of a phone.',
      graphql: 'InputMode',
    }),
    rules: list(formRule().required()).meta({
      ru: 'Правила: required, "max:20", "between:1,20".',
      en: 'Rules: required, "max:20", "between:1,20".',
    }),
    options: list(option()).min(1).meta({
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
        .meta({ ru: 'Цена в рублях.', en: 'Price in roubles.' }),
      times: fieldName().meta({ ru: 'Поле с количеством.', en: 'The field with the number.' }),
      discountField: fieldName().meta({
        ru: 'Поле промокода.',
        en: 'The field of the promo code.',
      }),
      discountPercent: number()
        .strict()
        .moreThan(0)
        .max(100)
        .meta({ ru: 'Скидка по нему, %.', en: 'Its discount, %.' }),
    })
      .default(undefined)
      .meta({
        ru: 'Как считать сумму.',
        en: 'How the sum is worked out.',
      }),
  }).required();

const step = () =>
  namedObject('LeadFormStep', {
    name: fieldName()
      .required()
      .meta({ ru: 'Имя шага латиницей.', en: 'Name of the step in latin letters.' }),
    title: localizedText().required().meta({ ru: 'Заголовок шага.', en: 'Heading of the step.' }),
    fields: list(field())
      .min(1)
      .required()
      .meta({ ru: 'Поля шага, сверху вниз.', en: 'Fields of the step, from top to bottom.' }),
  }).required();

/**
 * One lead form: `content/forms/<form>.yaml`; the file's name is the form's name on pages (spec §3,
 * §4).
 */
export const formSchema = strictObject({
  version: filledText().meta({
    ru: 'Версия формы в заявке, в кавычках.',
    en: 'Version of the form in the lead, in quotes.',
  }),
  form: filledText().meta({ ru: 'Имя формы в заявке.', en: 'Name of the form in the lead.' }),
  templateID: filledText()
    .notRequired()
    .meta({ ru: 'Номер письма-ответа, в кавычках.', en: 'Number of the reply letter, in quotes.' }),
  groupsEnkod: optionalText().meta({
    ru: 'Группы рассылки через запятую, в кавычках.',
    en: 'Mailing groups divided by commas, in quotes.',
  }),
  redirectUrl: linkTarget().meta({
    ru: 'Куда вести после отправки; без строки — /thanks/.',
    en: 'Where to lead after sending; /thanks/ if left out.',
  }),
  newTab: flag().meta({
    ru: 'true — открыть это в новой вкладке.',
    en: 'true: open that in a new tab.',
  }),
  incompleteSteps: flag().meta({
    ru: 'false — не пускать дальше, пока шаг не заполнен.',
    en: 'false: no way forward until a step is filled.',
  }),
  closed: flag().meta({ ru: 'true — форма закрыта.', en: 'true: the form is closed.' }),
  opens: isoDay().meta({
    ru: 'Первый день приёма, в кавычках.',
    en: 'First day of the form, in quotes.',
  }),
  closes: isoDay().meta({
    ru: 'Последний день приёма, в кавычках.',
    en: 'Last day of the form, in quotes.',
  }),
  follows: choice(['applications']).meta({
    ru: 'applications — форма открыта, пока идёт приём заявок выпуска: по его дням и его phase.',
    en: 'applications: the form is open while the edition takes applications, by its days and its phase.',
  }),
  steps: list(step()).min(1).required().meta({ ru: 'Шаги формы.', en: 'Steps of the form.' }),
  given: list(choice(givenNames).required().meta({ graphql: 'GivenName' })).meta({
    ru: 'Что форма о работе шлёт сама: exhibitor, stand, language.',
    en: 'What a form about a work sends by itself: exhibitor, stand, language.',
  }),
  // Consent is required (spec §5); a form may split it into several boxes.
  consents: list(
    namedObject('LeadFormConsent', {
      name: fieldName().required().meta({
        ru: 'Имя в заявке; первое — personalDataAgree.',
        en: 'Name in the lead; the first is personalDataAgree.',
      }),
      text: localizedProse().required().meta({
        ru: 'С чем согласие; [слова](адрес) — ссылка.',
        en: 'What is agreed to; [words](address) makes a link.',
      }),
    }).required(),
  )
    .min(1)
    .required()
    .meta({ ru: 'Обязательные галочки согласия.', en: 'Required boxes of consent.' }),
  payment: namedObject('LeadFormPayment', {
    url: webAddress().required().meta({ ru: 'Страница оплаты.', en: 'Page of the payment.' }),
    label: localizedText().required().meta({ ru: 'Слова ссылки.', en: 'Words of the link.' }),
    text: localizedProse()
      .required()
      .meta({ ru: 'Что сказано, пока ждём оплату.', en: 'What is said while payment is awaited.' }),
  })
    .default(undefined)
    .meta({
      ru: 'Оплата после отправки.',
      en: 'Payment after sending.',
    }),
  texts: namedObject('LeadFormTexts', {
    send: localizedText().default(undefined).meta({
      ru: 'Слова на кнопке отправки.',
      en: 'Words on the send button.',
    }),
    done: localizedProse().default(undefined).meta({
      ru: 'Что сказано после отправки.',
      en: 'What is said after sending.',
    }),
    failed: localizedProse().default(undefined).meta({
      ru: 'Что сказано, если отправить не вышло.',
      en: 'What is said when sending failed.',
    }),
    closed: localizedProse().default(undefined).meta({
      ru: 'Что сказано, когда форма закрыта.',
      en: 'What is said when the form is closed.',
    }),
    notOpen: localizedProse().default(undefined).meta({
      ru: 'Что сказано до открытия.',
      en: 'What is said before it opens.',
    }),
  })
    .default(undefined)
    .meta({
      ru: 'Слова состояний; без них — общие.',
      en: 'Words of the states; common ones if left out.',
    }),
});

export type Form = InferType<typeof formSchema>;
