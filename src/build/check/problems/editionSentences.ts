import type { Sentences } from './sentence';

/**
 * What can be wrong between the files of an edition: its days, plan, records, programme and way.
 */
export const editionSentences = {
  pictureMissing: {
    ru: {
      problem: 'картинки нет в папке: {value}',
      remedy: 'положите файл в ту же папку или исправьте имя{nearest}',
    },
    en: {
      problem: 'the picture is not in the folder: {value}',
      remedy: 'put the file there or mend the name{nearest}',
    },
  },
  standTaken: {
    ru: { problem: 'стенд {value} уже занят: {other}', remedy: 'дайте одному из них другой стенд' },
    en: {
      problem: 'the stand {value} is already taken by {other}',
      remedy: 'give one of them another stand',
    },
  },
  noEntrance: {
    ru: { problem: 'среди точек нет входа', remedy: 'добавьте точку с kind: entrance' },
    en: {
      problem: 'there is no entrance among the points',
      remedy: 'add a point with kind: entrance',
    },
  },
  farFromEntrance: {
    ru: {
      problem: 'до входа отсюда {count} км: {value}',
      remedy: 'проверьте, что широта стоит первой; годится не дальше {bounds} км',
    },
    en: {
      problem: 'is {count} km from the entrance: {value}',
      remedy: 'see that latitude comes first; no more than {bounds} km will do',
    },
  },
  noSuchPoint: {
    ru: { problem: 'такой точки нет: {value}', remedy: 'впишите id одной из points: {choices}' },
    en: {
      problem: 'there is no such point: {value}',
      remedy: 'write the id of one of points: {choices}',
    },
  },
  walkPace: {
    ru: {
      problem: 'столько идти {count} м не будут: {value} мин',
      remedy: 'поставьте от {min} до {bounds} или поправьте точки пути',
    },
    en: {
      problem: 'nobody walks {count} m in such a time: {value} min',
      remedy: 'write {min} to {bounds}, or mend the points of the walk',
    },
  },
  noWay: {
    ru: {
      problem: 'у выпуска {value} нет файла пути',
      remedy: 'добавьте {value}/way.yaml или way.yaml года с той же площадкой',
    },
    en: {
      problem: 'the edition {value} has no way',
      remedy: 'add {value}/way.yaml, or a way.yaml of a year at the same venue',
    },
  },
  noSuchRecord: {
    ru: { problem: 'такой записи нет: {value}', remedy: 'проверьте имя и год{nearest}' },
    en: { problem: 'there is no such record: {value}', remedy: 'check its name and year{nearest}' },
  },
  noSuchHall: {
    ru: {
      problem: 'такого зала нет в плане: {value}',
      remedy: 'впишите id зала из {file}: {choices}',
    },
    en: {
      problem: 'there is no such hall in the plan: {value}',
      remedy: 'write the id of a hall of {file}: {choices}',
    },
  },
  noPlan: {
    ru: {
      problem: 'у выпуска нет плана залов',
      remedy: 'добавьте plan.yaml в папку этого или прошлого года',
    },
    en: {
      problem: 'the edition has no plan of halls',
      remedy: 'add a plan.yaml to the folder of this year or an earlier one',
    },
  },
  noEdition: {
    ru: {
      problem: 'в папке года нет edition.yaml: {value}',
      remedy: 'добавьте {value}/edition.yaml или исправьте год',
    },
    en: {
      problem: 'the year has no edition.yaml: {value}',
      remedy: 'add {value}/edition.yaml or mend the year',
    },
  },
  noPhotos: {
    ru: {
      problem: 'в папке {value}/photos нет снимков',
      remedy: 'положите туда картинки или исправьте год',
    },
    en: {
      problem: 'there are no photographs in {value}/photos',
      remedy: 'put pictures there or mend the year',
    },
  },
  slugTaken: {
    ru: { problem: 'адрес {value} уже занят: {other}', remedy: 'дайте одному из них другой' },
    en: {
      problem: 'the address {value} is already taken by {other}',
      remedy: 'give one of them another',
    },
  },
  standNotInPlan: {
    ru: {
      problem: 'стенда {value} нет в плане',
      remedy: 'добавьте его в {file} или исправьте код',
    },
    en: {
      problem: 'the stand {value} is not in the plan',
      remedy: 'add it to {file} or mend the code',
    },
  },
  repeated: {
    ru: { problem: 'записано дважды: {value}', remedy: 'оставьте одно; первое — в строке {line}' },
    en: { problem: 'is there twice: {value}', remedy: 'keep one; the first is on line {line}' },
  },
  outsidePlan: {
    ru: { problem: 'выходит за край плана', remedy: 'план кончается на {bounds} м' },
    en: { problem: 'reaches over the edge of the plan', remedy: 'the plan ends at {bounds} m' },
  },
  endBeforeStart: {
    ru: {
      problem: 'кончается не позже, чем начинается: {value}',
      remedy: 'поставьте время позже {other}',
    },
    en: {
      problem: 'ends no later than it starts: {value}',
      remedy: 'write a time later than {other}',
    },
  },
  daysOutOfOrder: {
    ru: {
      problem: 'последний день раньше первого: {value}',
      remedy: 'поставьте {other} или позже',
    },
    en: { problem: 'the last day is before the first: {value}', remedy: 'write {other} or later' },
  },
  phaseOver: {
    ru: {
      problem: 'ярмарка прошла, закреплённое «{value}» больше не действует',
      remedy: 'удалите строку: дальше решают даты',
    },
    en: {
      problem: 'the fair is over, and the fixed phase "{value}" holds no longer',
      remedy: 'delete the line: the dates decide',
    },
  },
  daysOfItsOwn: {
    ru: {
      problem: 'форма открыта, пока идёт приём заявок выпуска (follows), свои дни ей не нужны',
      remedy: 'удалите эту строку; дни приёма — в edition.yaml',
    },
    en: {
      problem:
        'the form is open while the edition takes applications (follows), it needs no days of its own',
      remedy: 'delete this line; the days are in edition.yaml',
    },
  },
  closesAfterFair: {
    ru: {
      problem: 'приём заявок кончается после начала ярмарки: {value}',
      remedy: 'поставьте день раньше {other}',
    },
    en: {
      problem: 'applications close after the fair has begun: {value}',
      remedy: 'write a day before {other}',
    },
  },
  outsideEdition: {
    ru: {
      problem: 'день не из этого выпуска: {value}',
      remedy: 'назовите файл днём от {first} до {last}',
    },
    en: {
      problem: 'is no day of this edition: {value}',
      remedy: 'name the file with a day from {first} to {last}',
    },
  },
  fileDay: {
    ru: {
      problem: 'имя файла — не день: {value}',
      remedy: 'назовите файл днём, например 2026-04-02.yaml',
    },
    en: {
      problem: 'the file name is no day: {value}',
      remedy: 'name the file with a day, like 2026-04-02.yaml',
    },
  },
  yearMismatch: {
    ru: {
      problem: 'год не тот, что у папки: {value}',
      remedy: 'папка называется {other}: исправьте дату или папку',
    },
    en: {
      problem: 'is not in the year of its folder: {value}',
      remedy: 'the folder is {other}: mend the date or the folder',
    },
  },
  hallBusy: {
    ru: {
      problem: 'в зале {value} в это время уже идёт {other}',
      remedy: 'поменяйте зал или время',
    },
    en: {
      problem: 'the hall {value} is then taken by {other}',
      remedy: 'change the hall or the time',
    },
  },
  speakerBusy: {
    ru: {
      problem: '{value} в это время уже выступает: {other}',
      remedy: 'поменяйте время или спикера',
    },
    en: {
      problem: '{value} speaks at that time already: {other}',
      remedy: 'change the time or the speaker',
    },
  },
  agesOutOfOrder: {
    ru: {
      problem: 'старший возраст меньше младшего: {value}',
      remedy: 'поставьте {other} или больше',
    },
    en: { problem: 'the upper age is below the lower: {value}', remedy: 'write {other} or more' },
  },
  lowContrast: {
    ru: {
      problem: 'цвет {value} плохо виден на {other}: контраст {ratio}',
      remedy: 'возьмите такой, чтобы было не меньше 4.5',
    },
    en: {
      problem: 'the colour {value} is hard to see on {other}: contrast {ratio}',
      remedy: 'take one that gives at least 4.5',
    },
  },
} satisfies Sentences;
