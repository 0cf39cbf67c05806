import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtFiles } from '../support/builtHtml';

// No rule is switched off; if one has to be, its reason belongs here.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/** The last record of each year represents its kind; all other pages are checked. */
const kinds = new Map(
  builtFiles().map((path) => [path.replace(/(\/\d{4}\/)[^/]+\/$/, '$1…/'), path]),
);

test.each([...kinds])('%s is valid HTML', async (kind, path) => {
  const { results } = await validator.validateFile(
    `public${path.endsWith('/') ? `${path}index.html` : path}`,
  );
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? '?'}`),
  );
  expect({ kind, faults }).toEqual({ kind, faults: [] });
});
