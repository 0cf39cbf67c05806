import { all, append, replace, write } from '../baseContent';
import { badRows, inFile, sidesOf, type BadInputs } from './badInput';

const way = '2026/way.yaml';

/** A valid way to the base content's venue. */
const good = `points:
  - id: door
    kind: entrance
    name: {ru: Вход, en: Entrance}
    at: 57.8136, 28.3496
  - id: station
    kind: stop
    name: {ru: Вокзал, en: Station}
    at: 57.8127, 28.3576
walks:
  - from: station
    to: door
    minutes: 10
    stepFree: true
    line:
      - 57.8130, 28.3540
streets:
  - name: {ru: Речная, en: Rechnaya}
    line:
      - 57.8136, 28.3480
      - 57.8137, 28.3520
blocks:
  - isVenue: true
    outline:
      - 57.8137, 28.3490
      - 57.8137, 28.3500
      - 57.8134, 28.3500
`;

const section = `sections:
  - kind: way
    anchor: how-to-get-there
    title: {ru: Как добраться, en: How to get there}
    steps:
      - {title: {ru: Пешком, en: On foot}, text: {ru: Прямо., en: Straight on.}}
`;

const withWay = (from: string, to: string) => all(write(way, good), replace(way, from, to));
const inWay = badRows(way, (change) => withWay(...sidesOf(change)));

/** Edits that leave the content valid. */
export const goodWays = {
  'a way and a page that shows it': all(write(way, good), append('pages/bare.yaml', section)),
  'a page that shows the way of an earlier year at the same venue': all(
    write('2025/way.yaml', good),
    append('pages/bare.yaml', section),
  ),
  'coordinates without a space, and more exact': withWay('57.8136, 28.3496', '57.813612,28.349634'),
};

export const wayInputs: BadInputs = {
  ...inWay`
    coordinates with commas in the numbers | at: 57.8136, 28.3496 → at: 57,8136, 28,3496 | 5:9 coordinates points[0].at value=57,8136, 28,3496
    coordinates too coarse for a door |       - 57.8130, 28.3540 →       - 57.81, 28.35 | 16:9 coordinates walks[0].line[0] value=57.81, 28.35
    a longitude before its latitude | at: 57.8127, 28.3576 → at: 28.3576, 57.8127 | 9:9 farFromEntrance points[1].at count=3991 value=28.3576, 57.8127 bounds=3
    a way without an entrance | kind: entrance → kind: goods-entrance | 1:1 noEntrance points
    a kind of point the site does not know | kind: stop → kind: tram | 7:11 oneOf points[1].kind value=tram choices=entrance, step-free-entrance, goods-entrance, metro, stop, drop-off, parking, landmark
    a walk from a point that is not there | from: station → from: statoin | 11:11 noSuchPoint walks[0].from value=statoin choices=door, station
    a point twice in a way | id: station → id: door | 6:9 repeated points[1].id value=door line=2 ; 11:11 noSuchPoint walks[0].from value=station choices=door
    a walk of no minutes | minutes: 10 → minutes: 0 | 13:14 outOfRange walks[0].minutes value=0 bounds=≥ 1
    a street of one point |       - 57.8137, 28.3520⏎ → (nothing) | 19:5 tooFew streets[0].line count=1 min=2
    a block of two corners |       - 57.8134, 28.3500⏎ → (nothing) | 24:5 tooFew blocks[0].outline count=2 min=3
  `,
  ...inFile('pages/bare.yaml')`
    a page that shows the way where no edition has one | + ${section} | 6:11 noWay sections[0].kind value=2026
    a page that shows the way where only another venue has one | + ${section} && in 2025/way.yaml: = ${good} && in 2025/edition.yaml: Псков → Гжель | 6:11 noWay sections[0].kind value=2026
  `,
};
