import type { FieldDefinition, FormDefinition } from '../../src/forms/model/definition';

/** A field of a form as a page carries it, a plain text unless told otherwise. */
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

/** A form with one consent whose steps hold these fields. */
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

/** What forms take from a site's settings. */
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
