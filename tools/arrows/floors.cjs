/**
 * The floors from the top to the ground (design §1): a file imports only from floors below its own,
 * or from its own floor without cycles. `layer` is the cascade layer of a floor's style sheets.
 */
const floors = [
  { name: 'gatsby', path: '^(gatsby-[^/]+\\.(tsx?|mjs)$|src/html\\.tsx$)' },
  { name: 'build', path: '^src/build/' },
  { name: 'pages', path: '^(src/(pages|templates|styles)|kitchen-sink)/' },
  { name: 'layouts', path: '^src/layouts/', layer: 'layouts' },
  { name: 'sections', path: '^src/sections/', layer: 'sections' },
  { name: 'forms', path: '^src/(forms/(?!model/)|gallery/)', layer: 'components' },
  { name: 'components', path: '^src/components/', layer: 'components' },
  { name: 'services', path: '^src/services/' },
  { name: 'primitives', path: '^src/primitives/', layer: 'primitives' },
  { name: 'content-model', path: '^src/content-model/' },
  // A room's `model/` holds its pure rules: as deep as domain, whatever stands around it.
  { name: 'domain', path: '^src/(domain|forms/model)/' },
  { name: 'i18n', path: '^src/i18n/' },
  { name: 'lib', path: '^src/lib/' },
];

/** The order of the folders inside src/build, by the same rule. */
const rooms = ['outputs', 'records', 'hosting', 'pictures', 'check'];

/** The floors whose code reaches a visitor's browser. */
const browser = floors.slice(2).filter(({ name }) => name !== 'content-model');

module.exports = { floors, rooms, browser };
