import { localizedProse, localizedText } from '../content/localized';
import { choice, list, namedObject } from '../content/shapes';
import { phases } from '../edition/model/phase';
import { phaseNames } from '../edition/schema';
import { action, lead } from '../sections/schema';
import { stages } from './model/stages';

const phaseText = () =>
  namedObject('PhaseText', {
    phase: choice(phases, phaseNames).required().meta({
      label: 'Пора ярмарки / Phase',
      ru: 'Когда это сказано: объявлена, приём заявок, продажа, идёт, прошла.',
      en: 'When it is said: announced, applications open, on sale, running, over.',
    }),
    text: localizedProse().required().meta({
      label: 'Текст / Text',
      ru: 'Что сказано. {fairDays}, {applicationsOpen}, {applicationsClose} — дни из edition.yaml; предложение, день которого не известен или прошёл, не показано.',
      en: 'What is said. {fairDays}, {applicationsOpen}, {applicationsClose} are days of edition.yaml; a sentence whose day is unknown or past is left out.',
    }),
    button: action().meta({ label: 'Кнопка / Button' }),
    links: list(action().required()).max(4).meta({
      label: 'Ещё ссылки / More links',
      ru: 'Ссылки рядом с кнопкой. На главной и на странице билетов.',
      en: 'Links next to the button. On the home page and the tickets page.',
      item: 'Ссылка / Link',
    }),
  });

const stageNames = {
  curators: 'кураторский отбор / curatorial selection',
  visualisation: 'визуализация стенда / visualisation',
  stand: 'выбор стенда / choice of stand',
  contract: 'договор / contract',
  payment: 'оплата / payment',
  organisation: 'организация участия / organisation',
};

const stage = () =>
  namedObject('SelectionStage', {
    stage: choice(stages, stageNames).required().meta({
      label: 'Этап / Stage',
      ru: 'Этап; срок ставит сайт.',
      en: 'The stage; the site knows its term.',
    }),
    title: localizedText().required().meta({ label: 'Название этапа / Name of the stage' }),
    text: localizedProse().required().meta({ label: 'Что происходит / What happens' }),
  });

/** Sections for participants, and texts that change with the fair's phase. */
export const participantSections = {
  phases: {
    label: 'Слова по поре ярмарки / Words by phase',
    ru: 'Слова и кнопка по поре ярмарки. На страницах билетов и участникам; на главной — первый экран: когда ярмарка прошла, а на следующую принимают заявки, там слова приёма заявок.',
    en: "Words and a button by the fair's phase. On the tickets and for_participants pages; on the home page, its first screen: once the fair is over and the next one takes applications, the words of 'applications open' are there.",
    fields: {
      phases: list(phaseText()).min(1).required().meta({
        label: 'Слова для каждой поры ярмарки / Words for each phase of the fair',
        item: 'Пора / Phase',
      }),
    },
  },
  stages: {
    label: 'Этапы отбора / Stages of the selection',
    ru: 'Этапы отбора со сроками. Только на странице участникам.',
    en: 'Stages of the selection with their terms. On the for_participants page only.',
    fields: {
      text: lead(),
      stages: list(stage()).min(1).required().meta({
        label: 'Этапы / Stages',
        item: 'Этап / Stage',
        ru: 'Этапы; номера и сроки ставит сайт.',
        en: 'Stages; the site numbers and times them.',
      }),
    },
  },
};
