import type { editionSentences } from '../../../src/build/check/problems/editionSentences';
import type { Said } from './said';

export const editionSaid: Said<keyof typeof editionSentences> = {
  pictureMissing: {
    named: { value: 'wrok.jpg', nearest: 'work.jpg' },
    en: 'the picture is not in the folder: wrok.jpg  put the file there or mend the name (perhaps "work.jpg")',
    ru: 'картинки нет в папке: wrok.jpg  положите файл в ту же папку или исправьте имя (может быть, «work.jpg»)',
  },
  standTaken: {
    named: { value: 'D11', other: '2025/exhibitors/gips/index.yaml' },
    en: 'the stand D11 is already taken by 2025/exhibitors/gips/index.yaml  give one of them another stand',
    ru: 'стенд D11 уже занят: 2025/exhibitors/gips/index.yaml  дайте одному из них другой стенд',
  },
  noEntrance: {
    en: 'there is no entrance among the points  add a point with kind: entrance',
    ru: 'среди точек нет входа  добавьте точку с kind: entrance',
  },
  farFromEntrance: {
    named: { count: '3991', value: '28.3576, 57.8127', bounds: '3' },
    en: 'is 3991 km from the entrance: 28.3576, 57.8127  see that latitude comes first; no more than 3 km will do',
    ru: 'до входа отсюда 3991 км: 28.3576, 57.8127  проверьте, что широта стоит первой; годится не дальше 3 км',
  },
  noSuchPoint: {
    named: { value: 'station', choices: 'door' },
    en: 'there is no such point: station  write the id of one of points: door',
    ru: 'такой точки нет: station  впишите id одной из points: door',
  },
  walkPace: {
    named: { count: '500', value: '3', min: '6', bounds: '19' },
    en: 'nobody walks 500 m in such a time: 3 min  write 6 to 19, or mend the points of the walk',
    ru: 'столько идти 500 м не будут: 3 мин  поставьте от 6 до 19 или поправьте точки пути',
  },
  noWay: {
    named: { value: '2026' },
    en: 'the edition 2026 has no way  add 2026/way.yaml, or a way.yaml of a year at the same venue',
    ru: 'у выпуска 2026 нет файла пути  добавьте 2026/way.yaml или way.yaml года с той же площадкой',
  },
  noSuchRecord: {
    named: { value: '2024/gips', nearest: '2025/gips' },
    en: 'there is no such record: 2024/gips  check its name and year (perhaps "2025/gips")',
    ru: 'такой записи нет: 2024/gips  проверьте имя и год (может быть, «2025/gips»)',
  },
  noSuchHall: {
    named: { value: 'workshop', file: '2026/plan.yaml', choices: 'row-d, great-hall' },
    en: 'there is no such hall in the plan: workshop  write the id of a hall of 2026/plan.yaml: row-d, great-hall',
    ru: 'такого зала нет в плане: workshop  впишите id зала из 2026/plan.yaml: row-d, great-hall',
  },
  noPlan: {
    en: 'the edition has no plan of halls  add a plan.yaml to the folder of this year or an earlier one',
    ru: 'у выпуска нет плана залов  добавьте plan.yaml в папку этого или прошлого года',
  },
  noEdition: {
    named: { value: '2027' },
    en: 'the year has no edition.yaml: 2027  add 2027/edition.yaml or mend the year',
    ru: 'в папке года нет edition.yaml: 2027  добавьте 2027/edition.yaml или исправьте год',
  },
  noPhotos: {
    named: { value: '2024' },
    en: 'there are no photographs in 2024/photos  put pictures there or mend the year',
    ru: 'в папке 2024/photos нет снимков  положите туда картинки или исправьте год',
  },
  slugTaken: {
    named: { value: 'cracks', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
    en: 'the address cracks is already taken by cracks (2026/programme/2026-04-02.yaml:11)  give one of them another',
    ru: 'адрес cracks уже занят: cracks (2026/programme/2026-04-02.yaml:11)  дайте одному из них другой',
  },
  standNotInPlan: {
    named: { value: 'D13', file: '2025/plan.yaml' },
    en: 'the stand D13 is not in the plan  add it to 2025/plan.yaml or mend the code',
    ru: 'стенда D13 нет в плане  добавьте его в 2025/plan.yaml или исправьте код',
  },
  repeated: {
    named: { value: 'D12', line: '8' },
    en: 'is there twice: D12  keep one; the first is on line 8',
    ru: 'записано дважды: D12  оставьте одно; первое — в строке 8',
  },
  outsidePlan: {
    named: { bounds: '60' },
    en: 'reaches over the edge of the plan  the plan ends at 60 m',
    ru: 'выходит за край плана  план кончается на 60 м',
  },
  endBeforeStart: {
    named: { value: '12:45', other: '13:30' },
    en: 'ends no later than it starts: 12:45  write a time later than 13:30',
    ru: 'кончается не позже, чем начинается: 12:45  поставьте время позже 13:30',
  },
  daysOutOfOrder: {
    named: { value: '2026-04-01', other: '2026-04-02' },
    en: 'the last day is before the first: 2026-04-01  write 2026-04-02 or later',
    ru: 'последний день раньше первого: 2026-04-01  поставьте 2026-04-02 или позже',
  },
  daysOfItsOwn: {
    en: 'the form is open while the edition takes applications (follows), it needs no days of its own  delete this line; the days are in edition.yaml',
    ru: 'форма открыта, пока идёт приём заявок выпуска (follows), свои дни ей не нужны  удалите эту строку; дни приёма — в edition.yaml',
  },
  closesAfterFair: {
    named: { value: '2026-04-02', other: '2026-04-02' },
    en: 'applications close after the fair has begun: 2026-04-02  write a day before 2026-04-02',
    ru: 'приём заявок кончается после начала ярмарки: 2026-04-02  поставьте день раньше 2026-04-02',
  },
  outsideEdition: {
    named: { value: '2026-04-04', first: '2026-04-02', last: '2026-04-03' },
    en: 'is no day of this edition: 2026-04-04  name the file with a day from 2026-04-02 to 2026-04-03',
    ru: 'день не из этого выпуска: 2026-04-04  назовите файл днём от 2026-04-02 до 2026-04-03',
  },
  fileDay: {
    named: { value: 'thursday' },
    en: 'the file name is no day: thursday  name the file with a day, like 2026-04-02.yaml',
    ru: 'имя файла — не день: thursday  назовите файл днём, например 2026-04-02.yaml',
  },
  yearMismatch: {
    named: { value: '2025-04-02', other: '2026' },
    en: 'is not in the year of its folder: 2025-04-02  the folder is 2026: mend the date or the folder',
    ru: 'год не тот, что у папки: 2025-04-02  папка называется 2026: исправьте дату или папку',
  },
  hallBusy: {
    named: { value: 'great-hall', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
    en: 'the hall great-hall is then taken by cracks (2026/programme/2026-04-02.yaml:11)  change the hall or the time',
    ru: 'в зале great-hall в это время уже идёт cracks (2026/programme/2026-04-02.yaml:11)  поменяйте зал или время',
  },
  speakerBusy: {
    named: { value: '2026/lev-treshchin', other: 'cracks (2026/programme/2026-04-02.yaml:11)' },
    en: '2026/lev-treshchin speaks at that time already: cracks (2026/programme/2026-04-02.yaml:11)  change the time or the speaker',
    ru: '2026/lev-treshchin в это время уже выступает: cracks (2026/programme/2026-04-02.yaml:11)  поменяйте время или спикера',
  },
  agesOutOfOrder: {
    named: { value: '6', other: '12' },
    en: 'the upper age is below the lower: 6  write 12 or more',
    ru: 'старший возраст меньше младшего: 6  поставьте 12 или больше',
  },
  lowContrast: {
    named: { value: '#9a9dff', other: '#ffffff', ratio: '2.4' },
    en: 'the colour #9a9dff is hard to see on #ffffff: contrast 2.4  take one that gives at least 4.5',
    ru: 'цвет #9a9dff плохо виден на #ffffff: контраст 2.4  возьмите такой, чтобы было не меньше 4.5',
  },
};
