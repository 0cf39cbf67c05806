import everyDay from './playwright.config.mjs';

/** What the site does besides showing pages (spec §2, §4, §6–9). */
const behaviour = [
  'builds',
  'errors',
  'host',
  'language',
  'links',
  'locale',
  'menu',
  'not-found',
  'outside',
  'redirects',
  'security',
];

// The same walks, faults and plain forms as every day, and many more.
process.env['FAIR_STEPS'] ??= '50000';
process.env['FAIR_FAULTS'] ??= '1000';
process.env['FAIR_WHOLE_MATRIX'] ??= '1';

/**
 * npm run audit [-- --project pages | --grep /press/]: every page at every width and in both
 * schemes, and the site's behaviour with the other cache, cold where every day's run is warm and
 * the reverse; every form each way without the app in both languages; 50,000 steps of wandering
 * visitors and 1,000 faults; some five hours on two cores.
 */
export default {
  ...everyDay,
  globalTimeout: 0,
  timeout: 120_000,
  projects: [
    { name: 'pages', testMatch: ['audit/**/*.spec.ts'] },
    {
      name: 'cache',
      testMatch: behaviour.map((name) => `e2e/${name}.spec.ts`),
      use: { otherCache: true },
    },
    { name: 'wander', testMatch: ['e2e/wander.spec.ts'] },
    { name: 'forms', testMatch: ['e2e/forms-plain.spec.ts'] },
    { name: 'faults', testMatch: ['e2e/faults.spec.ts'] },
  ],
};
