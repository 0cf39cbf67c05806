import { kinds, readContentPath } from '../../content/contentFiles';

/**
 * Returns the GraphQL type of a YAML file by its path (option `typeName` of
 * gatsby-transformer-yaml).
 */
export function yamlTypeName({ node }: { node: { relativePath?: unknown } }): string {
  const file =
    typeof node.relativePath === 'string' ? readContentPath(node.relativePath) : undefined;
  return file === undefined ? 'StrangeYaml' : kinds[file.kind].typeName;
}
