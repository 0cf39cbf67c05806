import withoutQueries from './withoutQueries';

test.each([
  ["import { graphql } from 'gatsby';\nexport const query = graphql`\n  query Q { a }\n`;\nexport const b = 1;", "\nexport const query = ''\n\n;\nexport const b = 1;"],
  [
    "import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';\nexport const f = graphql`fragment F on X { a(b: \"c\") }`;",
    "import { Link } from 'gatsby';\nexport const f = '';",
  ],
  ["import { Link } from 'gatsby';\nconst name = 'graphql';", "import { Link } from 'gatsby';\nconst name = 'graphql';"],
])('queries leave a bundle, all else stays in its line: %j', (source, expected) => {
  expect(withoutQueries(source)).toBe(expected);
});
