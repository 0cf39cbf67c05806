import { pagesToWalk } from '../../support/builtPages';
import { test } from '../../support/fair';
import { openPage, switchLanguage } from '../../support/shownPage';

const walked = pagesToWalk('public');
const groupSize = 24;

// Each path is opened in one language; from there the app switches to the other. The language
// alternates.
for (let first = 0; first < walked.length; first += groupSize) {
  const group = walked.slice(first, first + groupSize);
  test(`pages ${first + 1}–${first + group.length} are shown without a complaint in both languages, from ${group[0]}`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    for (const [index, path] of group.entries()) {
      await openPage(page, index % 2 === 0 ? path : `/en${path}`);
      await switchLanguage(page, path);
    }
  });
}
