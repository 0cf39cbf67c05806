import { makeFolder, tell } from '../../../tests/support/contentFolder';
import { repeatProblems } from './repeats';

const told = (texts: Record<string, string>) =>
  repeatProblems(makeFolder(texts)).map((problem) => `${problem.file}: ${tell(problem)}`);

test('two encodings of one name are the same name', () =>
  expect(
    told({ '2026/photos/captions.yaml': '- {picture: "й.jpg"}\n- {picture: "и\u0306.jpg"}\n' }),
  ).toEqual(['2026/photos/captions.yaml: repeated [1].picture value=й.jpg line=1']));
