import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptOperations from '@graphql-codegen/typescript-operations';
import {
  buildASTSchema,
  FieldsOnCorrectTypeRule,
  Kind,
  parse,
  validate,
  type DefinitionNode,
} from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteSchema } from './siteSchema';

const config = {
  avoidOptionals: true,
  immutableTypes: true,
  maybeValue: 'T | null',
  noExport: true,
  enumsAsTypes: true,
  onlyOperationTypes: true,
  useTypeImports: true,
  skipTypename: true,
  exportFragmentSpreadSubTypes: true,
  scalars: { GatsbyImageData: `import('gatsby-plugin-image').IGatsbyImageData` },
  // Gatsby validates the documents in every build, with the arguments of its own fields.
  skipDocumentsValidation: true,
};

/** Types of all queries and fragments, as `Queries.…`. Throws if a field does not exist. */
export async function queryTypes(texts: readonly string[] = queryTexts()): Promise<string> {
  const schema = siteSchema();
  const documents = texts
    .flatMap((text) => parse(text).definitions)
    .map((definition) => ({
      document: { kind: Kind.DOCUMENT as const, definitions: [definition] },
    }))
    // Sorted, so that moving a fragment to another file changes nothing.
    .sort((one, other) => (nameOf(one.document) < nameOf(other.document) ? -1 : 1));
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const [fault] = validate(
    buildASTSchema(schema, { assumeValidSDL: true }),
    { kind: Kind.DOCUMENT, definitions },
    [FieldsOnCorrectTypeRule],
  );
  if (fault !== undefined) throw fault;
  const types = await codegen({
    filename: 'queries.d.ts',
    schema,
    documents,
    config,
    plugins: [{ typescript: {} }, { typescriptOperations: {} }],
    pluginMap: { typescript, typescriptOperations },
  });
  return `/* Written by npm run check. */\n\ndeclare namespace Queries {\n${types}\n}\n`;
}

/**
 * Returns the queries of pages, and the queries of files besides pages, which Gatsby does not
 * collect.
 */
const queryTexts = (): string[] =>
  ['src', 'kitchen-sink']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.tsx?$/.test(entry.name))
        .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8')),
    )
    .flatMap((text) => [...text.matchAll(/(?:\bgraphql|\/\* GraphQL \*\/ )`([^`]*)`/g)])
    .flatMap(([, text = '']) => (/^\s*(query|fragment)\b/.test(text) ? text : []));

function nameOf({ definitions: [definition] }: { definitions: readonly DefinitionNode[] }): string {
  return definition !== undefined && 'name' in definition ? (definition.name?.value ?? '') : '';
}
