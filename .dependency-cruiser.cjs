const { browser, floors, rooms } = require('./tools/arrows/floors.cjs');

const anyOf = (listed) => listed.map(({ path }) => path).join('|');

const arrows = floors.slice(1).map(({ name, path }, index) => ({
  name: `arrow-from-${name}`,
  comment: 'Imports go down the floors only (tools/arrows/floors.cjs).',
  severity: 'error',
  from: { path },
  to: { path: anyOf(floors.slice(0, index + 1)) },
}));

const arrowsInBuild = rooms.slice(1).map((room, index) => ({
  name: `arrow-in-build-from-${room}`,
  comment: 'Imports go down the rooms of src/build only (tools/arrows/floors.cjs).',
  severity: 'error',
  from: { path: `^src/build/${room}/` },
  to: { path: `^src/build/(${rooms.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...arrows,
    ...arrowsInBuild,
    {
      name: 'build-has-rooms-only',
      comment: 'A file in src/build itself would stand outside the arrows between its rooms.',
      severity: 'error',
      from: {},
      to: { path: '^src/build/', pathNot: `^src/build/(${rooms.join('|')})/` },
    },
    {
      name: 'build-names-templates-by-path-only',
      severity: 'error',
      from: { path: '^src/build/' },
      to: {
        path: '^src/((pages|templates|styles|layouts|sections|gallery|components|services|primitives)/|forms/(?!model/))',
      },
    },
    {
      name: 'browser-takes-only-types-of-the-content-model',
      severity: 'error',
      from: { path: anyOf(browser) },
      to: { path: '^src/content-model/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ground-is-pure',
      comment: 'lib, domain, the model of forms and i18n know neither React nor Gatsby.',
      severity: 'error',
      from: { path: '^src/(lib|domain|forms/model|i18n)/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|react-final-form|gatsby)/' },
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
