import { testRows } from '../../tests/support/testRows';
import { readFilter } from '../lists/model/facets';
import { optionsOf, passes, queryWith } from './ScheduleFilters';

const talk = {
  kind: 'talk',
  hall: { id: 'great' },
  audience: 'professionals',
  spokenLanguages: ['ru', 'en'],
} as const;
const tour = {
  kind: 'excursion',
  hall: { id: 'atrium' },
  audience: 'everyone',
  spokenLanguages: ['ru'],
} as const;
const options = () => optionsOf([tour, talk]);

test('options are the values there are, as they come', () => {
  expect(options()).toEqual({
    kind: ['excursion', 'talk'],
    hall: ['atrium', 'great'],
    audience: ['everyone', 'professionals'],
    language: ['ru', 'en'],
  });
});

test('a key with one value is no choice', () => {
  expect(optionsOf([tour])).toEqual({ kind: [], hall: [], audience: [], language: [] });
});

testRows([
  ['', {}],
  ['kind=talk', { kind: 'talk' }],
  ['kind=talk&hall=atrium&language=en', { kind: 'talk', hall: 'atrium', language: 'en' }],
  ['kind=nothing', {}],
  ['kind=', {}],
  ['hall=empty', {}],
  ['kind=constructor', {}],
  ['day=2026-04-02', {}],
])('%s is read as %j', (search, filter) => {
  expect(readFilter(new URLSearchParams(search), options())).toEqual(filter);
});

testRows([
  [{}, true, true],
  [{ kind: 'talk' }, true, false],
  [{ hall: 'atrium' }, false, true],
  [{ audience: 'everyone' }, false, true],
  [{ language: 'ru' }, true, true],
  [{ language: 'en' }, true, false],
  [{ kind: 'talk', hall: 'atrium' }, false, false],
])('%j lets the talk through: %s, the tour: %s', (filter, forTalk, forTour) => {
  expect([passes(talk, filter), passes(tour, filter)]).toEqual([forTalk, forTour]);
});

testRows([
  [{}, 'kind', 'talk', '?kind=talk'],
  [{ hall: 'atrium' }, 'kind', 'talk', '?kind=talk&hall=atrium'],
  [{ kind: 'talk', hall: 'atrium' }, 'kind', undefined, '?hall=atrium'],
  [{ kind: 'talk' }, 'kind', undefined, '?'],
] as const)('%j with %s %s is %s', (filter, key, value, query) => {
  expect(queryWith(filter, key, value)).toBe(query);
});
