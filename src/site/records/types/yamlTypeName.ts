import { kinds, readContentPath } from '../../content/contentFiles';

/** Names the GraphQL type of a YAML file after its place (gatsby-transformer-yaml, `typeName`). */
export function yamlTypeName({ node }: { node: { relativePath?: unknown } }): string {
  const file =
    typeof node.relativePath === 'string' ? readContentPath(node.relativePath) : undefined;
  return file === undefined ? 'StrangeYaml' : kinds[file.kind].typeName;
}
