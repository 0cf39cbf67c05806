import { localizedProse, localizedText } from '../content/localized';
import { choice, list, namedObject } from '../content/shapes';
import { phases } from '../edition/model/phase';
import { action, lead } from '../sections/schema/headedSection';
import { stages } from './model/stages';

const phaseText = () =>
  namedObject('PhaseText', {
    phase: choice(phases).required().meta({
      ru: 'Когда это сказано: объявлена, приём заявок, продажа, идёт, прошла.',
      en: 'When it is said: announced, applications open, on sale, running, over.',
    }),
    text: localizedProse().required().meta({ ru: 'Что сказано.', en: 'What is said.' }),
    button: action().meta({ ru: 'Кнопка.', en: 'Button.' }),
  }).required();

const stage = () =>
  namedObject('SelectionStage', {
    stage: choice(stages)
      .required()
      .meta({ ru: 'Этап; срок ставит сайт.', en: 'The stage; the site knows its term.' }),
    title: localizedText().required().meta({ ru: 'Название этапа.', en: 'Name of the stage.' }),
    text: localizedProse().required().meta({ ru: 'Что происходит.', en: 'What happens.' }),
  }).required();

/** Sections for those who come with a stand, and words that change with the fair's phase. */
export const participantSections = {
  phases: {
    ru: 'Слова и кнопка по поре ярмарки. На страницах билетов и участникам.',
    en: "Words and a button by the fair's phase. On the tickets and for_participants pages.",
    fields: {
      phases: list(phaseText())
        .min(1)
        .required()
        .meta({ ru: 'Слова для каждой поры ярмарки.', en: 'Words for each phase of the fair.' }),
    },
  },
  stages: {
    ru: 'Этапы отбора со сроками. Только на странице участникам.',
    en: 'Stages of the selection with their terms. On the for_participants page only.',
    fields: {
      text: lead(),
      stages: list(stage()).min(1).required().meta({
        ru: 'Этапы; номера и сроки ставит сайт.',
        en: 'Stages; the site numbers and times them.',
      }),
    },
  },
};
