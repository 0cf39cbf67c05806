import type { hoursSentences } from '../../../src/build/check/problems/hoursSentences';
import type { Said } from './said';

export const hoursSaid: Said<keyof typeof hoursSentences> = {
  hoursDayMissing: {
    named: { value: '2026-04-03' },
    en: 'days of the fair have no hours: 2026-04-03  add these days; if one is closed, give its hours and exceptions with closed: true',
    ru: 'нет часов для дней ярмарки: 2026-04-03  добавьте эти дни; если в такой день закрыто, впишите часы и exceptions с closed: true',
  },
  hoursOutsideEdition: {
    named: { value: '2026-04-30', first: '2026-04-02', last: '2026-04-03' },
    en: 'is no day of this edition: 2026-04-30  write a day from 2026-04-02 to 2026-04-03',
    ru: 'день не из этого выпуска: 2026-04-30  впишите день от 2026-04-02 до 2026-04-03',
  },
  closesTooEarly: {
    named: { value: '02:00', other: '12:00' },
    en: 'closes no later than it opens: 02:00  write a time later than 12:00, on the same day',
    ru: 'закрывается не позже, чем открывается: 02:00  поставьте время позже 12:00, в тот же день',
  },
  lastEntryOutside: {
    named: { value: '21:30', first: '12:00', last: '21:00' },
    en: 'the last admission is not within the hours: 21:30  write a time later than 12:00, but no later than 21:00',
    ru: 'последний вход не в часы работы: 21:30  поставьте время позже 12:00, но не позже 21:00',
  },
  exceptionsWithoutHours: {
    en: 'there are exceptions but no hours  add hours or delete exceptions',
    ru: 'есть исключения, а самих часов нет  добавьте hours или удалите exceptions',
  },
  exceptionWithoutDay: {
    named: { value: '2026-04-04', choices: '2026-04-02, 2026-04-03' },
    en: 'such a day has no hours: 2026-04-04  write one of the days of hours: 2026-04-02, 2026-04-03',
    ru: 'у такого дня нет часов: 2026-04-04  впишите один из дней hours: 2026-04-02, 2026-04-03',
  },
  exceptionChangesNothing: {
    named: { value: '2026-04-03' },
    en: 'the exception changes nothing: 2026-04-03  write another opens, closes or lastEntry, or closed: true, or delete it',
    ru: 'исключение ничего не меняет: 2026-04-03  впишите другое opens, closes или lastEntry, либо closed: true, либо удалите его',
  },
  closedWithTimes: {
    named: { value: '20:00' },
    en: 'that day is closed (closed), yet has a time: 20:00  delete this line or closed',
    ru: 'в этот день закрыто (closed), а время указано: 20:00  удалите эту строку или closed',
  },
  lastEntryLeftBehind: {
    named: { value: '20:30', first: '12:00', last: '20:00' },
    en: "with this time the day's last admission, 20:30, is not within the hours  write lastEntry here too: later than 12:00, but no later than 20:00",
    ru: 'с этим временем последний вход дня, 20:30, не в часы работы  впишите здесь и lastEntry: позже 12:00, но не позже 20:00',
  },
  sessionBeforeOpening: {
    named: { value: '11:30', other: '12:00', file: '2026/edition.yaml' },
    en: 'starts before the fair opens: 11:30  on that day it opens at 12:00: mend the time, or the hours in 2026/edition.yaml',
    ru: 'начинается до открытия ярмарки: 11:30  в этот день она открывается в 12:00: поправьте время или часы в 2026/edition.yaml',
  },
  sessionAfterClosing: {
    named: { value: '21:30', other: '21:00', file: '2026/edition.yaml' },
    en: 'ends after the fair closes: 21:30  on that day it closes at 21:00: mend the time, or the hours in 2026/edition.yaml',
    ru: 'кончается после закрытия ярмарки: 21:30  в этот день она закрывается в 21:00: поправьте время или часы в 2026/edition.yaml',
  },
  sessionOnClosedDay: {
    named: { value: '14:00', file: '2026/edition.yaml' },
    en: 'the fair is closed on that day: 14:00  cancel the session (status: cancelled), move it, or mend the hours in 2026/edition.yaml',
    ru: 'в этот день ярмарка закрыта: 14:00  отмените событие (status: cancelled), перенесите его или поправьте часы в 2026/edition.yaml',
  },
};
