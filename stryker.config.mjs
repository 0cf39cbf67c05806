// npm run mutants [-- --mutate src/lib/**/*.ts]: whether the tests notice each small change of the
// pure code (tests/README.md).
/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'src/{domain,i18n,lib}/**/*.ts',
    'src/build/check/**/*.ts',
    'src/forms/{dateFormat,plainForm,sayFault,validateForm}.ts',
    '!src/**/*.test.ts',
    '!src/**/*.d.ts',
    // Written into a page as its own source text, which a test reads: it cannot carry mutants.
    '!src/lib/keptTime.ts',
    // Sentences for people, told once each in a table of their own.
    '!src/i18n/messages/**',
    '!src/build/check/problems/*Sentences.ts',
  ],
  testRunner: 'jest',
  jest: { configFile: 'tests/mutants/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  // Tables and schemas are made once for all tests; each change of them would need a run of all.
  ignoreStatic: true,
  // Not in .cache, which Gatsby empties through the link to node_modules inside (docs/platform.md).
  tempDirName: '.stryker-tmp',
  ignorePatterns: ['public', '.cache', 'test-results', '.test-fair', 'docs/pictures'],
  reporters: ['clear-text', 'json', 'dots'],
  jsonReporter: { fileName: 'test-results/mutants.json' },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
};
