/** The tests' own fair as built (tools/fairOfTests.mjs), and its content. */
export const site = '.test-fair/public';
export const content = 'tests/fair';

/** Path prefixes of both languages. */
export const prefixes = ['', '/en'] as const;
