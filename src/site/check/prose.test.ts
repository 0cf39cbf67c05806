import { testRows } from '../../../tests/support/testRows';
import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { proseProblems, textFaults } from './prose';

const told = (text: string, isProse = true) =>
  textFaults(text, isProse).map(({ code, words }) => `${code} ${words}`);

testRows([
  'See [the map](/map/), [it](/map/#a), [here](#a) and [there](https://x.example/b_(c)).',
  '[a [b]](/tickets/) [sic] (or not) [1] (note: yes) […] (5)',
  '[mail](mailto:me@x.example) or [call](tel:+74950000011), [place](geo:55.7,37.6)',
  '[plan](/files/plan.pdf) [the\nmap](/map/)',
  'Price* of 5 * 3 * 2 **, or *** and ** more\n\n*Except 3 < 4 & 5 > 4',
  'snake_case__name and __init and 2__3__4',
  'me@x.example, x.example',
  'At #5 and №5\n- said she - and went\n#tag\n- 3°\n\nWow! [It](/a/) is [1][2]',
])('%j appears as intended', (text) => expect(told(text)).toEqual([]));

testRows([
  ['[a](tel:+7 495 000-00-11)', 'brokenLink [a](tel:+7 495 000-00-11)'],
  ['[a] (/tickets/)', 'brokenLink [a] (/tickets/)'],
  ['[a]\n(https://x.example)', 'brokenLink [a] (https://x.example)'],
  ['[a] (me@x.example)', 'brokenLink [a] (me@x.example)'],
  ['[a]( /tickets/ )', 'brokenLink [a]( /tickets/ )'],
  ['[](/tickets/)', 'brokenLink [](/tickets/)'],
  ['[a]()', 'brokenLink [a]()'],
  ['[a](/tickets/', 'brokenLink [a](/tickets/'],
  ['[a [b [c]]](/tickets/)', 'brokenLink ](/tickets/)'],
  ['[a [b](/x/)](/tickets/)', 'brokenLink [a [b](/x/)](/tickets/)'],
  ['a](/tickets/) b', 'brokenLink ](/tickets/)'],
  ['see (a)[/tickets/]', 'brokenLink (a)[/tickets/]'],
  ['see https://x.example/a now', 'brokenLink https://x.example/a'],
  ['see www.x.example', 'brokenLink www.x.example'],
  ['see [a (/tickets/)', 'openBracket [a (/tickets/)'],
  ['see a] and [b](/c/)', 'openBracket ] and'],
  ['[a [b](/tickets/)', 'openBracket [a'],
  ['[a](tickets)', 'linkAddress tickets'],
  ['[a](www.x.example)', 'linkAddress www.x.example'],
  ['[a](me@x.example)', 'linkAddress me@x.example'],
  ['[a](htps://x.example)', 'linkAddress htps://x.example'],
  ['[a](https://x.example:99999/)', 'linkAddress https://x.example:99999/'],
  ['[a](//x.example/)', 'linkAddress //x.example/'],
  ['[a](javascript:alert)', 'linkAddress javascript:alert'],
  ['[a](mailto:me)', 'linkAddress mailto:me'],
  ['[a](tel:office)', 'linkAddress tel:office'],
  ['a **bold** word', 'markup **bold**'],
  ['an *italic one*.', 'markup *italic one*'],
  ['a __bold__ word', 'markup __bold__'],
  ['[**a**](/map/)', 'markup **a**'],
  ['**see [a](/b/)**', 'markup **see a**'],
  ['one<br>two', 'markup <br>'],
  ['a <b class="x">b', 'markup <b class="x">'],
  ['5&nbsp;km', 'markup &nbsp;'],
  ['see [a][b]', 'brokenLink [a][b]'],
  ['see ![a](/a.jpg)', 'markup ![a](/a.jpg)'],
  ['Once.\n\n## When', 'markup ## When'],
  ['> He said', 'markup > He said'],
  ['Bring:\n- a hat\n- a coat', 'markup - a hat'],
  ['Bring:\n\n* a hat\n* a coat', 'markup * a hat'],
])('%j does not: %s', (text, fault) => expect(told(text)).toEqual([fault]));

test('each problem is reported', () =>
  expect(told('[a](b) [c](d) **e**\n\n[f] (/g/) [h')).toEqual([
    'linkAddress b',
    'linkAddress d',
    'markup **e**',
    'brokenLink [f] (/g/)',
  ]));

testRows([
  ['<br> *b* [sic] www.x.example', []],
  ['a **b** &nbsp;', ['markup **b**', 'markup &nbsp;']],
  ['[a](/map/)', ['noLinkHere [a](/map/)']],
  ['[a] (/map/)', ['brokenLink [a] (/map/)']],
  ['[a', ['openBracket [a']],
])('where no links are read: %j → %j', (text, faults) => expect(told(text, false)).toEqual(faults));

test('texts of content are reported at the line of their problem', () => {
  const page = `title: {ru: "[а](/map/)", en: "A [sic]"}
sections:
  - kind: facts
    title: {ru: "[а", en: a}
    facts:
      - {label: {ru: "[б](/map/)", en: b}, value: {ru: "[в](/map/)", en: "c [d](e)"}}
  - kind: text
    text:
      ru: |-
        Раз
        два [три]
        (/map/) и [четыре](пять).
`;
  const problems = proseProblems(
    makeFolder({
      'pages/visitor.yaml': page,
      '2026/exhibitors/gips/index.yaml': 'text: {ru: "Раз **два**", en: a}\nname: {ru: "*А*"}\n',
    }),
  );
  expect(problems.map((problem) => `${problem.line}:${problem.column} ${tell(problem)}`)).toEqual([
    '1:14 noLinkHere title.ru value=[а](/map/)',
    '4:18 openBracket sections[0].title.ru value=[а',
    '6:23 noLinkHere sections[0].facts[0].label.ru value=[б](/map/)',
    '6:81 linkAddress sections[0].facts[0].value.en value=e',
    '12:28 linkAddress sections[1].text.ru value=пять',
    '11:13 brokenLink sections[1].text.ru value=[три] (/map/)',
    '1:17 markup text.ru value=**два**',
  ]);
});
