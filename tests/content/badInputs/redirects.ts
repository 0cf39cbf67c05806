import { append, replace } from '../baseContent';
import type { BadInputs } from './badInput';

const redirects = 'redirects.yaml';
const rule = (from: string, to: string) =>
  `- from: ${from}\n  to: ${to}\n  status: 301\n  reason: For a test.\n`;

/** Redirects that loop, hide pages, never apply or lead nowhere. */
export const redirectInputs: BadInputs = {
  'a rule to itself': [
    replace(redirects, '  to: /visitor/', '  to: /buy/'),
    `${redirects}:2:7 redirectLoop [0].to value=/buy/ → /buy/`,
  ],
  'two rules in a circle': [
    append(redirects, rule('/old/', '/older/') + rule('/older/', '/old/')),
    `${redirects}:13:7 redirectLoop [3].to value=/old/ → /older/ → /old/`,
  ],
  'a prefix in a circle': [
    append(redirects, rule('/old/*', '/old/:splat')),
    `${redirects}:13:7 redirectLoop [3].to value=/old/* → /old/*`,
  ],
  'a rule that hides a page': [
    append(redirects, rule('/visitor/', '/')),
    `${redirects}:12:9 redirectShadows [3].from value=/visitor/`,
  ],
  'a prefix that hides a page': [
    append(redirects, rule('/exhibitors/*', '/')),
    `${redirects}:12:9 redirectShadows [3].from value=/exhibitors/2025/`,
  ],
  'a rule that hides the home page': [
    append(redirects, rule('/*', '/visitor/')),
    `${redirects}:12:9 redirectShadows [3].from value=/`,
  ],
  'a rule that is never reached': [
    append(redirects, rule('/catalogue/gips/', '/exhibitors/2025/gips/')),
    `${redirects}:12:9 redirectUnreached [3].from value=/catalogue/:slug/`,
  ],
  'a rule twice': [
    append(redirects, rule('/buy/', '/')),
    `${redirects}:12:9 redirectUnreached [3].from value=/buy/`,
  ],
  'a placeholder of nothing': [
    replace(redirects, 'to: /exhibitors/2025/:slug/', 'to: /exhibitors/2025/:name/'),
    `${redirects}:6:7 redirectPlaceholder [1].to value=:name source=:name`,
  ],
  'a splat without its star': [
    append(redirects, rule('/news/', '/visitor/:splat')),
    `${redirects}:13:7 redirectPlaceholder [3].to value=:splat source=/*`,
  ],
  'a rule to a page that is not there': [
    replace(redirects, '  to: /visitor/', '  to: /visitr/'),
    `${redirects}:2:7 noSuchPage [0].to value=/visitr/ nearest=/visitor/`,
  ],
  'a prefix to pages that are not there': [
    append(redirects, rule('/artists/*', '/exhibitor/:splat')),
    `${redirects}:13:7 noSuchPage [3].to value=/exhibitor/:splat`,
  ],
  'a rule to another rule': [
    append(redirects, rule('/radio/', '/buy/')),
    `${redirects}:13:7 redirectChain [3].to value=/buy/ target=/visitor/`,
  ],
  'a prefix to another rule': [
    append(redirects, rule('/artists/*', '/catalogue/:splat')),
    `${redirects}:13:7 redirectChain [3].to value=/catalogue/:slug/ target=/exhibitors/2025/:slug/`,
  ],
  'a rule to what is no address': [
    replace(redirects, '  to: /visitor/', '  to: the tickets'),
    `${redirects}:2:7 linkTarget [0].to value=the tickets`,
  ],
};
