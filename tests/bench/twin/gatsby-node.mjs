// One template for each kind: a page for each record in both languages, and a list for each year.
import path from 'node:path';

const languages = ['ru', 'en'];

export const createSchemaCustomization = ({ actions }) =>
  actions.createTypes(`
    type Localized { ru: String en: String }
    type Exhibitor implements Node @dontInfer { path: String @proxy(from: "fields.path") name: Localized text: Localized works: [Work!] }
    type Work { picture: File @fileByRelativePath title: Localized alt: Localized medium: Localized }
    type Speaker implements Node @dontInfer { path: String @proxy(from: "fields.path") name: Localized role: Localized biography: Localized portrait: Portrait }
    type Portrait { picture: File @fileByRelativePath alt: Localized }
    type Page implements Node @dontInfer { title: Localized description: Localized }
    type Other implements Node @dontInfer { name: String }
  `);

export const onCreateNode = ({ node, actions, getNode }) => {
  if (node.internal.owner !== 'gatsby-transformer-yaml') return;
  const { relativePath } = getNode(node.parent);
  const folder = relativePath.replace(/(\/index)?\.yaml$/, '');
  actions.createNodeField({
    node,
    name: 'path',
    value: folder.startsWith('pages/')
      ? folder.slice(6)
      : folder.replace(/^(\d{4})\/(\w+)/, '$2/$1'),
  });
};

export const createPages = ({ actions, getNodesByType }) => {
  const create = (template, name, context) => {
    for (const language of languages) {
      const component = path.resolve(`src/templates/${template}.jsx`);
      actions.createPage({
        path: `${language === 'ru' ? '' : '/en'}/${name}/`,
        component,
        context: { ...context, language },
      });
    }
  };
  for (const [type, template] of [
    ['Exhibitor', 'exhibitor'],
    ['Speaker', 'speaker'],
    ['Page', 'page'],
  ]) {
    const records = getNodesByType(type);
    for (const { id, fields } of records) create(template, fields.path, { id });
    const lists =
      type === 'Page'
        ? []
        : new Set(records.map(({ fields }) => fields.path.replace(/\/[^/]+$/, '')));
    for (const list of lists) create(`${template}s`, list, { of: `/^${list}\\//` });
  }
};
