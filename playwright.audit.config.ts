import everyDay from './playwright.config';

/** npm run audit [-- --grep /press/]: every page at every width and in both schemes; most of an hour on two cores. */
export default { ...everyDay, testMatch: ['audit/**/*.spec.ts'], globalTimeout: 0, timeout: 120_000 };
