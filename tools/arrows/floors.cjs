/**
 * The rooms of floors with several rooms: each imports only from later rooms, so there are no
 * cycles.
 */
const rooms = {
  site: ['outputs', 'records', 'host', 'finish', 'pictures', 'check', 'content'],
  things: [
    'home',
    'past-events',
    'my-fair',
    'search',
    'exhibitors',
    'structured-data',
    'works',
    'programme',
    'speakers',
    'partners',
    'press',
    'plan',
    'tickets',
    'participants',
    'navigator',
    'way',
    'venue',
  ],
  shared: ['sections', 'forms', 'gallery', 'lists', 'stars', 'edition'],
  ground: ['content', 'ui', 'browser', 'i18n', 'lib'],
};

const roomsOf = (floor) => `^src/(${rooms[floor].join('|')})/`;

/**
 * The floors from the top to the ground (design §1): a file imports only from floors below its own,
 * or from its own. `layer` is the cascade layer of a floor's style sheets.
 */
const floors = [
  { name: 'entry', path: '^(gatsby-[^/]+\\.(tsx?|mjs)$|src/html\\.tsx$|src/scripts/)' },
  { name: 'site', path: '^src/site/' },
  { name: 'pages', path: '^(src/(pages|templates|styles)|kitchen-sink)/' },
  { name: 'shell', path: '^src/shell/', layer: 'shell' },
  { name: 'things', path: roomsOf('things'), layer: 'things' },
  { name: 'shared', path: roomsOf('shared'), layer: 'shared' },
  { name: 'ground', path: roomsOf('ground'), layer: 'ui' },
];

/**
 * Cascade layers, the weakest first. `things` is the strongest, so that a page's own styles can
 * hide header and footer on paper.
 */
const layers = ['ui', 'shared', 'shell', 'things'];

/** The floors whose code reaches a visitor's browser. */
const browser = floors.slice(2);

/** The schemas of YAML: a room's own, and the kit that they are built from. */
const schemas = '^src/(content/|[^/]+/schema[./]|[^/]+/[^/]+/schema[.])';

module.exports = { floors, layers, rooms, browser, schemas };
