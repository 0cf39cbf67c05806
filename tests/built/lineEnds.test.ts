import { withNoBreakSpaces } from '../../src/lib/text';
import { shownTexts } from '../support/editorsTexts';

test('no line of an editor’s text ends with a short word or a number, or begins with a dash (content/README)', () => {
  const faults = shownTexts().filter(
    // Names of the fair and halls are shown as written, as is everything on a desk.
    ({ text, isName, path }) =>
      !isName && !/for_participants\/\d/.test(path) && text !== withNoBreakSpaces(text),
  );
  expect(faults).toEqual([]);
});
