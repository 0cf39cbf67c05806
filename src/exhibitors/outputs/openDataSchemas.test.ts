import { createHash } from 'node:crypto';
import { dataKinds, dataSchema, dataVersion } from './openDataSchemas';

/** Returns the part of a schema that apps rely on, sorted. Descriptions can change at any time. */
function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOf).sort();
  if (typeof schema !== 'object' || schema === null) return schema;
  const words = ['$id', 'title', 'description', 'examples'];
  return Object.fromEntries(
    Object.entries(schema)
      // A field may bear such a name, too: it has a schema, no words.
      .filter(([key, value]) => !words.includes(key) || isRecord(value))
      .map(([key, value]) => [key, shapeOf(value)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

const isRecord = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The shapes that have been given out, by their version: a line is added, none is changed. */
const published: Readonly<Record<number, string>> = {
  1: '64bd9a48249111fb',
};

test('what apps read has changed its shape only with a new version (docs/open-data.md)', () => {
  const shapes = dataKinds.map((kind) => shapeOf(dataSchema(kind, 'fair.example')));
  const digest = createHash('sha256').update(JSON.stringify(shapes)).digest('hex');
  expect(digest.slice(0, 16)).toBe(published[dataVersion]);
});
