// A webpack loader, as Gatsby's own Babel plugin does: queries are run by the build and are nothing in a bundle.
const importOfGatsby = /import \{([^}]*)\} from ['"]gatsby['"];?/;

module.exports = (source) => {
  if (!source.includes('graphql`')) return source;
  // Lines stay where source maps expect them.
  const withoutQueries = source.replace(/\bgraphql`[^`]*`/g, (query) => `''${'\n'.repeat(query.split('\n').length - 1)}`);
  return withoutQueries.replace(importOfGatsby, (_whole, names) => {
    const kept = names.split(',').map((name) => name.trim()).filter((name) => name !== '' && name !== 'graphql' && !name.startsWith('type '));
    return kept.length === 0 ? '' : `import { ${kept.join(', ')} } from 'gatsby';`;
  });
};
