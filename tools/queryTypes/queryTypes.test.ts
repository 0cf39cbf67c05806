import { queryTypes } from './queryTypes';

const query = (fields: string) =>
  `query Shown($slug: String!) { exhibitor(slug: {eq: $slug}) { ${fields} } }`;

test('a query has the types of its result: from schemas, resolvers and Gatsby', async () => {
  const types = await queryTypes([
    query('name(language: "ru") participantType works { ...Hung } sessions { slug }'),
    'fragment Hung on Work { slug size { width } picture { gatsbyImageData } }',
  ]);
  const flat = types.replace(/\s+/g, ' ');
  expect(flat).toContain(
    "type HungFragment = { readonly slug: string, readonly size: { readonly width: number } | null, readonly picture: { readonly gatsbyImageData: import('gatsby-plugin-image').IGatsbyImageData } }",
  );
  expect(flat).toContain('readonly name: string, readonly participantType: ParticipantType');
  expect(flat).toContain('readonly sessions: ReadonlyArray<{ readonly slug: string }>');
});

test('a missing field is reported', async () => {
  await expect(queryTypes([query('founded')])).rejects.toThrow(
    'Cannot query field "founded" on type "Exhibitor"',
  );
});
