import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { holdRequests } from './fair';
import { siteFolder } from './siteFolder';

/** Strings that survive minifying: marks of final-form and yup, and the messages. */
const marks = [
  'FINAL_FORM/',
  '__isYupSchema__',
  'не все поля заполнены верно',
  'not all fields are filled out correctly',
];

/** Whether an address is one of the form engine's lazy scripts in this build. */
export function isEngineScript({ pathname }: URL): boolean {
  if (!pathname.endsWith('.js')) return false;
  const file = `${siteFolder}${pathname}`;
  // The ticket office's widget is not one of the build's scripts.
  if (!existsSync(file)) return false;
  const script = readFileSync(file, 'utf8');
  return marks.some((mark) => script.includes(mark));
}

/** Holds back the engine's scripts until the returned function is called. */
export const holdEngine = (page: Page): Promise<() => void> => holdRequests(page, isEngineScript);
