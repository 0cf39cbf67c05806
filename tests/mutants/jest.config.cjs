const path = require('node:path');
const { projects } = require('../../jest.config.cjs');

const node = projects.find((project) => project.displayName === 'node');

/** The quick tests beside the pure code, in one project, as Stryker wants it. */
module.exports = {
  ...node,
  displayName: undefined,
  rootDir: path.resolve(__dirname, '../..'),
  testMatch: [
    '<rootDir>/src/{domain,i18n,lib,forms}/**/*.test.ts',
    '<rootDir>/src/build/check/**/*.test.ts',
  ],
  // Stryker's own copy of the project lies there.
  testPathIgnorePatterns: ['/node_modules/', '/public/'],
  modulePathIgnorePatterns: ['<rootDir>/public/'],
};
