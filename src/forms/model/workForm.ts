import type { FormDefinition, GivenName } from './definition';

/** An exhibitor whose works a form asks about: the values to send and the works to choose from. */
type Exhibitor = Readonly<Record<GivenName, string>> & {
  readonly slug: string;
  readonly works: readonly { readonly value: string; readonly label: string }[];
};

/**
 * Adapts a form about works to one exhibitor: its field of type `work` offers the exhibitor's
 * works, and the values about the stand are filled in. Each exhibitor has its own draft, so that a
 * work of another stand is never sent (decision 033).
 */
export function formAt<Form extends Omit<FormDefinition, 'given'>>(
  { given, ...form }: Form & { readonly given: readonly GivenName[] | null },
  { slug, works, ...values }: Exhibitor,
): FormDefinition {
  return {
    ...form,
    name: `${form.name}-${slug}`,
    subject: workFieldOf(form),
    given: (given ?? []).map((name) => [name, values[name]]),
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) =>
        field.type === 'work' ? { ...field, type: 'select', options: works } : field,
      ),
    })),
  };
}

export function workFieldOf({ steps }: Pick<FormDefinition, 'steps'>): string | undefined {
  return steps.flatMap(({ fields }) => fields).find(({ type }) => type === 'work')?.name;
}
