import type { Page } from '@playwright/test';

/**
 * What survives minifying: final-form's and yup's own marks, and the messages of both languages.
 */
const marks = [
  'FINAL_FORM/',
  '__isYupSchema__',
  'не все поля заполнены верно',
  'not all fields are filled out correctly',
];

/** Whether a script belongs to the form engine's lazy chunks. */
export function isEngine(script: string): boolean {
  return marks.some((mark) => script.includes(mark));
}

/** Holds the engine's scripts back until the function it returns is called. */
export async function holdEngine(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    if (isEngine(await response.text())) await gate;
    return route.fulfill({ response });
  });
  return () => release();
}
