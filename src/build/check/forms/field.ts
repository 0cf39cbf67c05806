import type { Form } from '../../../content-model/form';
import type { Written } from '../written';

/** A field of a form. */
export type Field = Form['steps'][number]['fields'][number];

/** The fields of all steps. */
export function fieldsOf(form: Written<Form>): Written<Field>[] {
  return form.list('steps').flatMap((step) => step.list('fields'));
}
