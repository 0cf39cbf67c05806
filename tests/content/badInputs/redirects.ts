import { append } from '../baseContent';
import { badRows, inFile, sidesOf, type BadInputs } from './badInput';

const redirects = 'redirects.yaml';
const rule = (from: string, to: string) =>
  `- from: ${from}\n  to: ${to}\n  status: 301\n  reason: For a test.\n`;
const inRule = badRows(redirects, (change) => append(redirects, rule(...sidesOf(change))));

/** Redirects that loop, hide pages, never apply or lead nowhere. */
export const redirectInputs: BadInputs = {
  ...inFile(redirects)`
    a rule to itself | to: /visitor/ → to: /buy/ | 2:7 redirectLoop [0].to value=/buy/ → /buy/
    a placeholder of nothing | to: /exhibitors/2025/:slug/ → to: /exhibitors/2025/:name/ | 6:7 redirectPlaceholder [1].to value=:name source=:name
    a rule to a page that is not there | to: /visitor/ → to: /visitr/ | 2:7 noSuchPage [0].to value=/visitr/ nearest=/visitor/
    two rules in a circle | + ${rule('/old/', '/older/')}${rule('/older/', '/old/')} | 13:7 redirectLoop [3].to value=/old/ → /older/ → /old/
    a rule to what is no address | to: /visitor/ → to: the tickets | 2:7 linkTarget [0].to value=the tickets
  `,
  ...inRule`
    a prefix in a circle | /old/* → /old/:splat | 13:7 redirectLoop [3].to value=/old/* → /old/*
    a rule that hides a page | /visitor/ → / | 12:9 redirectShadows [3].from value=/visitor/
    a prefix that hides a page | /exhibitors/* → / | 12:9 redirectShadows [3].from value=/exhibitors/2025/
    a rule that hides the home page | /* → /visitor/ | 12:9 redirectShadows [3].from value=/
    a rule that is never reached | /catalogue/gips/ → /exhibitors/2025/gips/ | 12:9 redirectUnreached [3].from value=/catalogue/:slug/
    a rule twice | /buy/ → / | 12:9 redirectUnreached [3].from value=/buy/
    a splat without its star | /news/ → /visitor/:splat | 13:7 redirectPlaceholder [3].to value=:splat source=/*
    a prefix to pages that are not there | /artists/* → /exhibitor/:splat | 13:7 noSuchPage [3].to value=/exhibitor/:splat
    a rule to another rule | /radio/ → /buy/ | 13:7 redirectChain [3].to value=/buy/ target=/visitor/
    a prefix to another rule | /artists/* → /catalogue/:splat | 13:7 redirectChain [3].to value=/catalogue/:slug/ target=/exhibitors/2025/:slug/
  `,
};
