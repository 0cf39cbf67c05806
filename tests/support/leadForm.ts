import type { FieldDefinition, FormDefinition } from '../../src/forms/model/definition';

/** Makes a field of a form as in a page's data, a plain text by default. */
export function makeField(name: string, more: Partial<FieldDefinition> = {}): FieldDefinition {
  const none = {
    help: null,
    placeholder: null,
    format: null,
    autocomplete: null,
    inputmode: null,
    rules: null,
    options: null,
    showWhen: null,
    total: null,
  };
  return { name, type: 'text', label: name, ...none, ...more };
}

/** Makes a form with one consent and these fields in its steps. */
export function makeForm(
  steps: readonly (readonly FieldDefinition[])[],
  more: Partial<FormDefinition> = {},
): FormDefinition {
  return {
    name: 'apply',
    version: '1',
    form: 'apply',
    templateID: null,
    groupsEnkod: null,
    redirectUrl: null,
    plainRedirectUrl: 'https://fair.example/en/thanks/',
    newTab: null,
    incompleteSteps: null,
    closed: null,
    opens: null,
    closes: null,
    applications: null,
    buildDay: '2026-01-15',
    opensOn: null,
    closesOn: null,
    steps: steps.map((fields, index) => ({
      name: `step${index}`,
      title: `Step ${index + 1}`,
      fields,
    })),
    consents: [{ name: 'personalDataAgree', text: 'I agree' }],
    payment: null,
    texts: null,
    ...more,
  };
}

/** The settings of a site that forms use. */
export const formSite = {
  email: 'hello@fair.example',
  domain: 'fair.example',
  lead: {
    unit: 'uncertain',
    type: 'fair',
    land: 'fair2026',
    quoteId: '1',
    emailTopLevelDomainMax: 6,
    redirectHosts: ['fair.example'],
  },
};
