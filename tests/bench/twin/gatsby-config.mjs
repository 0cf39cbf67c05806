// A bare Gatsby project over a content folder of the site: stock plugins, nothing of the site's own
// code.
export default {
  trailingSlash: 'always',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: `${process.cwd()}/content` },
    },
    {
      resolve: 'gatsby-transformer-yaml',
      options: { typeName: ({ node }) => kindOf(node.relativePath) },
    },
    {
      resolve: 'gatsby-plugin-sharp',
      options: { defaults: { quality: 95, formats: ['auto', 'webp'], placeholder: 'none' } },
    },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
  ],
};

function kindOf(file) {
  if (/^\d{4}\/exhibitors\//.test(file)) return 'Exhibitor';
  if (/^\d{4}\/speakers\//.test(file)) return 'Speaker';
  return file.startsWith('pages/') ? 'Page' : 'Other';
}
