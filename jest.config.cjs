/** Tests of what runs while the site is built, and of rules. */
const withoutWindow =
  '/src/(site|content|i18n|lib|styles|structured-data)/|/src/.+/(model|outputs|schema)/|/schema\\.test\\.ts$';

const shared = {
  // A spy ends with its test, however that ends.
  restoreMocks: true,
  // Compiles all files in a second of processor time; Babel needs a minute.
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
    ],
  },
  testPathIgnorePatterns: ['/node_modules/', '/.cache/', '/.test-fair/', '/public/'],
  modulePathIgnorePatterns: ['public', '.cache', '.test-fair'].map(
    (folder) => `<rootDir>/${folder}/`,
  ),
};

module.exports = {
  // Beside a build a test takes longer; jest reads this here, and not in a project.
  testTimeout: 30_000,
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, withoutWindow],
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!(@gatsbyjs/reach-router|fslightbox-react|gatsby)/)',
      ],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/tests/support/jestCssModule.cjs',
        '^gatsby$': '<rootDir>/tests/support/jestGatsby.tsx',
      },
    },
    {
      ...shared,
      displayName: 'node',
      transformIgnorePatterns: ['/node_modules/(?!woff2-encoder/)'],
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/{site,content,i18n,lib,styles,structured-data}/**/*.test.ts',
        '<rootDir>/src/**/{model,outputs,schema}/*.test.ts',
        '<rootDir>/src/**/schema.test.ts',
        '<rootDir>/tools/**/*.test.ts',
        '<rootDir>/tests/content/**/*.test.ts',
      ],
    },
    // Reads public/ as built, whatever fair is in content/.
    {
      ...shared,
      displayName: 'built',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/built/**/*.test.ts'],
    },
    // Reads .test-fair/public/, whose records it knows.
    {
      ...shared,
      displayName: 'built-fair',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/built-fair/**/*.test.ts'],
    },
    // Builds copies of the project: minutes, not seconds.
    {
      ...shared,
      displayName: 'builds',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/builds/**/*.test.ts'],
    },
  ],
};
