const { browser, floors, rooms, schemas } = require('./tools/arrows/floors.cjs');

/** A room may lie in another one, as venue/copy does. */
const model = '^src/[^/]+/model/|^src/[^/]+/[^/]+/model/';

const anyOf = (listed) => listed.map(({ path }) => path).join('|');

const arrows = floors.slice(1).map(({ name, path }, index) => ({
  name: `arrow-from-${name}`,
  comment: 'Imports go down the floors only (tools/arrows/floors.cjs).',
  severity: 'error',
  from: { path },
  to: { path: anyOf(floors.slice(0, index + 1)) },
}));

const arrowsBetweenRooms = Object.entries(rooms).flatMap(([floor, names]) => {
  const folder = floor === 'site' ? '^src/site' : '^src';
  return names.slice(1).map((room, index) => ({
    name: `arrow-from-room-${room}`,
    comment: 'Imports go along the order of rooms only (tools/arrows/floors.cjs).',
    severity: 'error',
    from: { path: `${folder}/${room}/` },
    to: { path: `${folder}/(${names.slice(0, index + 1).join('|')})/` },
  }));
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...arrows,
    ...arrowsBetweenRooms,
    {
      name: 'every-file-has-a-room',
      comment: 'A file outside the rooms would stand outside the arrows between them.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/',
        pathNot: [...floors.map(({ path }) => path), '\\.d\\.ts$'],
      },
    },
    {
      name: 'site-has-rooms-only',
      severity: 'error',
      from: {},
      to: { path: '^src/site/', pathNot: `^src/site/(${rooms.site.join('|')})/` },
    },
    {
      name: 'site-takes-schemas-and-rules-only',
      comment: 'Templates are named by their path; views and what the browser keeps stay outside.',
      severity: 'error',
      from: { path: '^src/site/' },
      to: {
        path: '^src/',
        pathNot: ['^src/site/', model, schemas, '^src/(i18n|lib)/'],
      },
    },
    {
      name: 'browser-takes-only-types-of-schemas',
      severity: 'error',
      from: { path: anyOf(browser), pathNot: schemas },
      to: { path: schemas, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      comment: 'lib, i18n and the model of every room know neither React nor Gatsby.',
      severity: 'error',
      from: { path: [model, '^src/(lib|i18n)/'], pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|react-final-form|gatsby)/' },
    },
    {
      name: 'rules-take-rules-only',
      severity: 'error',
      from: { path: model, pathNot: '\\.test\\.ts$' },
      to: { path: '^src/', pathNot: [model, '^src/(i18n|lib)/', schemas] },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
