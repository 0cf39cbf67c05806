// A bare Gatsby project over this site's content: stock plugins, none of the site's code.
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
