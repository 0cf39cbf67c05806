import everyDay from './playwright.config';

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

/**
 * npm run audit [-- --project pages | --grep /press/]: every page at every width and in both
 * schemes, and the site's behaviour with the other cache, cold where every day's run is warm and
 * the reverse; more than an hour on two cores.
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
  ],
};
