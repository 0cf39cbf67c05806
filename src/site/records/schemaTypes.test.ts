import { array, boolean, number, string } from 'yup';
import { localizedText, pictureFile } from '../../content/localized';
import { strictObject } from '../../content/shapes';
import { schemaTypes } from './schemaTypes';

const stall = strictObject({
  name: localizedText().required(),
  picture: pictureFile(),
  kind: string().oneOf(['fish', 'fruit']).required().meta({ graphql: 'StallKind' }),
  colour: string().oneOf(['red', 'blue']),
  price: number().moreThan(0).required(),
  year: number().integer(),
  status: number().oneOf([301, 302]).required(),
  isOpen: boolean(),
  keeper: string().required(),
  tags: array(localizedText().required()).required(),
  crates: array(strictObject({ of: string() }).required().meta({ graphql: 'Crate' })),
});

test('a schema is its GraphQL type, with what lies in it', () => {
  expect(
    schemaTypes([{ typeName: 'Stall', schema: stall, isNode: true, fromPath: ['year'] }], {
      Stall: { without: ['year', 'keeper'], computed: 'row: String!' },
    }),
  ).toBe(`enum StallKind {
  fish
  fruit
}

type Crate {
  of: String
}
type Stall implements Node @dontInfer {
  year: Int! @proxy(from: "fields.year")
  name: String! @localized
  picture: ImageSharp @siblingPicture
  kind: StallKind!
  colour: String
  price: Float!
  status: Int!
  isOpen: Boolean
  tags: [String!]! @localized
  crates: [Crate!]
  row: String!
}`);
});

test.each<[what: string, field: Parameters<typeof strictObject>[0], fault: string]>([
  [
    'an object that names no type',
    { inner: strictObject({ of: string() }) },
    'Stall.inner (object) names no type',
  ],
  [
    'one name for two shapes',
    {
      a: strictObject({ of: string() }).meta({ graphql: 'Crate' }),
      b: strictObject({ of: number() }).meta({ graphql: 'Crate' }),
    },
    'Two schemas are named Crate',
  ],
])('%s is refused', (_, fields, fault) => {
  const root = { typeName: 'Stall', schema: strictObject(fields), isNode: false };
  expect(() => schemaTypes([root], {})).toThrow(fault);
});
