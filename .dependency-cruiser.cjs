// The arrows of design.md §1: a file imports only from floors below its own, or from its own floor without cycles.
const floors = [
  'data',
  '(pages|templates)',
  'layouts',
  'sections',
  '(forms|gallery)',
  'components',
  'services',
  'primitives',
  'content-model',
  'domain',
  'i18n',
  'lib',
];

const arrows = floors.slice(1).map((floor, index) => ({
  name: `arrow-from-${floor.replace(/\W/g, '-')}`,
  comment: 'Imports go down the floors only.',
  severity: 'error',
  from: { path: `^src/${floor}/` },
  to: { path: `^src/(${floors.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...arrows,
    {
      name: 'data-names-templates-by-path-only',
      severity: 'error',
      from: { path: '^src/data/' },
      to: { path: '^src/(pages|templates|layouts|sections|forms|gallery|components|services|primitives)/' },
    },
    {
      name: 'browser-takes-only-types-of-the-content-model',
      severity: 'error',
      from: { path: '^src/(pages|templates|layouts|sections|forms|gallery|components|services|primitives|domain|i18n|lib)/' },
      to: { path: '^src/content-model/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ground-is-pure',
      comment: 'lib, domain and i18n know neither React nor Gatsby.',
      severity: 'error',
      from: { path: '^src/(lib|domain|i18n)/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/(react|react-dom|gatsby)/' },
    },
    { name: 'nothing-imports-tests', severity: 'error', from: { path: '^src/', pathNot: '\\.test\\.tsx?$' }, to: { path: '^tests/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
