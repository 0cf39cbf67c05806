import type { Sentences } from './sentence';

/** What can be wrong with opening hours, and with sessions beside them (decision 025). */
export const hoursSentences = {
  hoursDayMissing: {
    ru: {
      problem: 'нет часов для дней ярмарки: {value}',
      remedy:
        'добавьте эти дни; если в такой день закрыто, впишите часы и exceptions с closed: true',
    },
    en: {
      problem: 'days of the fair have no hours: {value}',
      remedy: 'add these days; if one is closed, give its hours and exceptions with closed: true',
    },
  },
  hoursOutsideEdition: {
    ru: {
      problem: 'день не из этого выпуска: {value}',
      remedy: 'впишите день от {first} до {last}',
    },
    en: {
      problem: 'is no day of this edition: {value}',
      remedy: 'write a day from {first} to {last}',
    },
  },
  closesTooEarly: {
    ru: {
      problem: 'закрывается не позже, чем открывается: {value}',
      remedy: 'поставьте время позже {other}, в тот же день',
    },
    en: {
      problem: 'closes no later than it opens: {value}',
      remedy: 'write a time later than {other}, on the same day',
    },
  },
  lastEntryOutside: {
    ru: {
      problem: 'последний вход не в часы работы: {value}',
      remedy: 'поставьте время позже {first}, но не позже {last}',
    },
    en: {
      problem: 'the last admission is not within the hours: {value}',
      remedy: 'write a time later than {first}, but no later than {last}',
    },
  },
  exceptionsWithoutHours: {
    ru: {
      problem: 'есть исключения, а самих часов нет',
      remedy: 'добавьте hours или удалите exceptions',
    },
    en: {
      problem: 'there are exceptions but no hours',
      remedy: 'add hours or delete exceptions',
    },
  },
  exceptionWithoutDay: {
    ru: {
      problem: 'у такого дня нет часов: {value}',
      remedy: 'впишите один из дней hours: {choices}',
    },
    en: {
      problem: 'such a day has no hours: {value}',
      remedy: 'write one of the days of hours: {choices}',
    },
  },
  exceptionChangesNothing: {
    ru: {
      problem: 'исключение ничего не меняет: {value}',
      remedy: 'впишите другое opens, closes или lastEntry, либо closed: true, либо удалите его',
    },
    en: {
      problem: 'the exception changes nothing: {value}',
      remedy: 'write another opens, closes or lastEntry, or closed: true, or delete it',
    },
  },
  closedWithTimes: {
    ru: {
      problem: 'в этот день закрыто (closed), а время указано: {value}',
      remedy: 'удалите эту строку или closed',
    },
    en: {
      problem: 'that day is closed (closed), yet has a time: {value}',
      remedy: 'delete this line or closed',
    },
  },
  lastEntryLeftBehind: {
    ru: {
      problem: 'с этим временем последний вход дня, {value}, не в часы работы',
      remedy: 'впишите здесь и lastEntry: позже {first}, но не позже {last}',
    },
    en: {
      problem: "with this time the day's last admission, {value}, is not within the hours",
      remedy: 'write lastEntry here too: later than {first}, but no later than {last}',
    },
  },
  sessionBeforeOpening: {
    ru: {
      problem: 'начинается до открытия ярмарки: {value}',
      remedy: 'в этот день она открывается в {other}: поправьте время или часы в {file}',
    },
    en: {
      problem: 'starts before the fair opens: {value}',
      remedy: 'on that day it opens at {other}: mend the time, or the hours in {file}',
    },
  },
  sessionAfterClosing: {
    ru: {
      problem: 'кончается после закрытия ярмарки: {value}',
      remedy: 'в этот день она закрывается в {other}: поправьте время или часы в {file}',
    },
    en: {
      problem: 'ends after the fair closes: {value}',
      remedy: 'on that day it closes at {other}: mend the time, or the hours in {file}',
    },
  },
  sessionOnClosedDay: {
    ru: {
      problem: 'в этот день ярмарка закрыта: {value}',
      remedy: 'отмените событие (status: cancelled), перенесите его или поправьте часы в {file}',
    },
    en: {
      problem: 'the fair is closed on that day: {value}',
      remedy: 'cancel the session (status: cancelled), move it, or mend the hours in {file}',
    },
  },
} satisfies Sentences;
