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
