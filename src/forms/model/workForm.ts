import type { FormDefinition, GivenName } from './definition';

/** Where works are asked about: the values a form sends, and the works to choose from. */
type AskedPlace = Readonly<Record<GivenName, string>> & {
  /** The exhibitor's own name in addresses. */
  readonly slug: string;
  readonly works: readonly { readonly value: string; readonly label: string }[];
};

/**
 * A form about works as it stands at an exhibitor: its field of type `work` is a choice of the
 * works, and what the form asks of the stand is filled in. It keeps a draft for each exhibitor, so
 * that no work of another stand is ever sent (decision 033).
 */
export function formAt<Form extends Omit<FormDefinition, 'given'>>(
  { given, ...form }: Form & { readonly given: readonly GivenName[] | null },
  { slug, works, ...values }: AskedPlace,
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

/** The field that chooses a work. */
export function workFieldOf({ steps }: Pick<FormDefinition, 'steps'>): string | undefined {
  return steps.flatMap(({ fields }) => fields).find(({ type }) => type === 'work')?.name;
}
