import type * as wholePictureModule from '../../src/site/check/pictures/pictureFile';
import type * as schemaModule from '../../src/site/check/files/schemaProblems';
import type * as yamlModule from '../../src/site/check/files/yaml';

// Caching replacements for modules, to use with `jest.mock` in tests that check one folder many
// times: results for a single file are computed once for the same bytes.

/** `yamlSource` that parses the same file once. */
export function yamlSource(): typeof yamlModule {
  const real = jest.requireActual<typeof yamlModule>('../../src/site/check/files/yaml');
  const known = new Map<string, yamlModule.YamlSource>();
  return {
    ...real,
    readYaml: (file, bytes) =>
      once(known, `${file} ${keyOf(bytes)}`, () => real.readYaml(file, bytes)),
  };
}

/** `schemaProblems` that validates the same file once. */
export function schemaProblems(): typeof schemaModule {
  const real = jest.requireActual<typeof schemaModule>('../../src/site/check/files/schemaProblems');
  const known = new Map<yamlModule.YamlSource['locate'], schemaModule.SchemaReading>();
  return {
    ...real,
    readBySchema: (source, schema) =>
      once(known, source.locate, () => real.readBySchema(source, schema)),
  };
}

/** `wholePicture` that decodes the same picture once. */
export function wholePicture(): typeof wholePictureModule {
  const real = jest.requireActual<typeof wholePictureModule>(
    '../../src/site/check/pictures/pictureFile',
  );
  const known = new Map<string, Promise<boolean>>();
  return {
    ...real,
    isWhole: (format, bytes) =>
      once(known, `${format} ${keyOf(bytes)}`, () => real.isWhole(format, bytes)),
  };
}

function keyOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1');
}

function once<Key, Result>(known: Map<Key, Result>, key: Key, make: () => Result): Result {
  const result = known.get(key) ?? make();
  known.set(key, result);
  return result;
}
