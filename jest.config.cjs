module.exports = {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '<rootDir>/tools/**/*.test.ts', '<rootDir>/tests/content/**/*.test.ts'],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  transform: { '\\.[jt]sx?$': '<rootDir>/tests/support/jestBabel.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!(@gatsbyjs/reach-router|gatsby)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/tests/support/jestCssModule.cjs',
    '^gatsby$': '<rootDir>/tests/support/jestGatsby.tsx',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.cache/', '/public/'],
  modulePathIgnorePatterns: ['<rootDir>/public/', '<rootDir>/.cache/'],
};
