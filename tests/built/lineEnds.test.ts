import { withNoBreakSpaces } from '../../src/lib/noBreakSpaces';
import { shownTexts } from '../support/editorsTexts';

test('no line of an editor’s text ends with a short word, a number or before a dash (content/README)', () => {
  const faults = shownTexts().filter(
    // The names of the fair and of halls are shown as they are written, as all is on a desk.
    ({ text, isName, path }) =>
      !isName && !/for_participants\/\d/.test(path) && text !== withNoBreakSpaces(text),
  );
  expect(faults).toEqual([]);
});
