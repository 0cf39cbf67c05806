import { testRows } from '../../tests/support/testRows';
import { foldText, foldWords, otherLayout } from './foldText';

testRows([
  [
    [
      'Ёлка Ольховская',
      'Елка Ольховская',
      'Yolka Olkhovskaya',
      'elka olhovskaja',
      'ЁЛКА ОЛЬХОВСКАЯ',
    ],
  ],
  [['Щель', 'Shchel', 'Schel']],
  [['Цех', 'Tsekh', 'tzeh']],
  [['Юна Ветлугина', 'Yuna Vetlugina', 'Iuna Vetlugina']],
  [['Чугун и чай', 'Chugun i chay', 'chugun i chai']],
  [['Żółty', 'Zolty']],
  [['Kornhaß', 'kornhass']],
  [['Ксения', 'Ksenia', 'Xenia']],
  [['Зелёный', 'Зелёный'.normalize('NFD'), 'Зе\u00adлё\u200bный', '\ufeffЗелёный\u2060']],
  [['Aylin Tezcanlı', 'Aylin Tezcanli']],
  [['Søren Æbelø', 'Soren Aebelo', 'Сорен Аебело']],
  [['Łódź', 'Lodz']],
  [['Đorđe', 'Dorde']],
  [['Þórður', 'Thordur']],
  [['Œuvre', 'oeuvre']],
  [['Київ', 'Киiв']],
  [['Ґалаґан', 'Galagan', 'Галаган']],
  [['Қазақ', 'Казак']],
  [['Җәлил', 'Жалил']],
  [['Ҳофиз', 'Хофиз', 'Hofiz']],
  [['Ҡадир', 'Кадир', 'Kadir']],
  [['Ҙур Һөйләм', 'Зур Хойлам']],
  [['Ўлмас', 'Улмас', 'Ulmas']],
  [['Ҷамшед', 'Чамшед']],
  [['Ӏумар', 'Умар']],
  [['Ӓбӹ', 'Абы']],
  [['Olʹga', 'Olga', 'Ольга']],
])('%j sound alike', (spellings) => {
  expect(new Set(spellings.map(foldText)).size).toBe(1);
});

testRows([
  ['C07', 'c07'],
  ['Галерея 7/4', 'galerea 7 4'],
  ['  «Вода и медь»  ', 'voda i med'],
  ['', ''],
  ['—', ''],
  ['\u200b\u00ad', ''],
  ['北京 Ωμέγα', '北京 ωμεγα'],
  ['№ 5 ☆', '5'],
  ['5 м²', '5 m'],
])('letters are folded: %j → %j', (text, expected) => expect(foldText(text)).toBe(expected));

test('every Cyrillic letter is spelled in Latin letters, or dropped', () => {
  for (let code = 0x400; code < 0x530; code += 1) {
    const letter = String.fromCodePoint(code);
    expect(`${letter} ${foldText(`б${letter}`)}`).toMatch(/^. b[a-zʧ]*$/u);
  }
});

testRows([
  ['Рыба-пила', ['riba', 'pila', 'ribapila']],
  ['С 44-го', ['s', '44', 'go', '44go']],
  ['«О’Киф»', ['o', 'kif', 'okif']],
  ['—', []],
])('the words of %j are %j', (text, words) => expect(foldWords(text)).toEqual(words));

testRows([
  ['Белый двор', 'Красная нить'],
  ['Лес', 'Лис'],
  ['Ряд', 'Род'],
])('%s does not sound like %s', (one, other) => {
  expect(foldText(one)).not.toBe(foldText(other));
});

testRows([
  ['rj,fkmn', 'кобальт'],
  ['Nefktn', 'туалет'],
  ["`krf 'nj", 'ёлка это'],
  ['дщгтпу', 'lounge'],
  ['{ehvf', 'хурма'],
  ['~krf', 'ёлка'],
  [':bhfa', 'жираф'],
  ['<tkst', 'белые'],
  ['GJL}TPL', 'подъезд'],
  ['">kbz', 'эюлия'],
  ['A06', 'ф06'],
  ['', ''],
])('%j becomes %j', (typed, meant) => expect(otherLayout(typed)).toBe(meant));
