import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtFiles } from '../support/builtHtml';

// Without an exception: a rule that has to be switched off needs its reason beside it.
const validator = new HtmlValidate(new StaticConfigLoader({ extends: ['html-validate:standard'] }));

/**
 * The last record of each year stands for its kind, beside every page that is one of its own kind.
 */
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
