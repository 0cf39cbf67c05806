import { type InferType } from 'yup';
import { callNames } from '../../edition/model/calls';
import { callLabels } from '../../edition/schema';
import { givenNames } from '../model/definition';
import {
  filledText,
  isoDay,
  linkTarget,
  localizedProse,
  localizedText,
  optionalText,
  webAddress,
} from '../../content/localized';
import { choice, flag, list, listOf, namedObject, strictObject } from '../../content/shapes';
import { fieldName, step } from './stepSchema';

/** `content/forms/<form>.yaml`: one lead form; the file's name is its name (spec §3, §4). */
export const formSchema = strictObject({
  version: filledText().meta({
    label: 'Версия / Version',
    ru: 'Версия формы в заявке, в кавычках.',
    en: 'Version of the form in the lead, in quotes.',
  }),
  form: filledText().meta({ label: 'Имя формы в заявке / Name of the form in the lead' }),
  templateID: filledText().notRequired().meta({
    label: 'Номер письма / Number of the letter',
    ru: 'Номер письма-ответа, в кавычках.',
    en: 'Number of the reply letter, in quotes.',
  }),
  groupsEnkod: optionalText().meta({
    label: 'Группы рассылки / Mailing groups',
    ru: 'Группы рассылки через запятую, в кавычках.',
    en: 'Mailing groups divided by commas, in quotes.',
  }),
  redirectUrl: linkTarget().meta({
    label: 'После отправки / After sending',
    ru: 'Куда вести после отправки; без строки — /thanks/.',
    en: 'Where to lead after sending; /thanks/ if left out.',
  }),
  newTab: flag().meta({
    label: 'В новой вкладке / In a new tab',
    ru: 'true — открыть это в новой вкладке.',
    en: 'true: open that in a new tab.',
  }),
  incompleteSteps: flag().meta({
    label: 'Дальше без ответов / Steps may be incomplete',
    ru: 'false — не пускать дальше, пока шаг не заполнен.',
    en: 'false: no way forward until a step is filled.',
  }),
  closed: flag().meta({
    label: 'Форма закрыта / Form is closed',
    ru: 'true — форма закрыта.',
    en: 'true: the form is closed.',
  }),
  opens: isoDay().meta({
    label: 'Приём с / Opens',
    ru: 'Первый день приёма, в кавычках.',
    en: 'First day of the form, in quotes.',
  }),
  closes: isoDay().meta({
    label: 'Приём до / Closes',
    ru: 'Последний день приёма, в кавычках.',
    en: 'Last day of the form, in quotes.',
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
