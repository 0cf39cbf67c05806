import { readFileSync } from 'node:fs';
import { siteFolder } from './siteFolder';

/** The day of the build in Moscow, ISO; with FAIR_AT, that day. */
export const builtDay =
  /"buildDay":"([\d-]+)"/.exec(
    readFileSync(`${siteFolder}/page-data/index/page-data.json`, 'utf8'),
  )?.[1] ?? '';
