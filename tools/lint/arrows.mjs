// The import rules for code (design §1); tools/arrows/styles.ts has the rules for style sheets.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { browser, floors, rooms, schemas } from '../arrows/floors.cjs';

/** A room can be inside another one, like venue/copy. */
const model = '^src/[^/]+/model/|^src/[^/]+/[^/]+/model/';
/** Queries, and the functions that write their results into files. */
const outputs = '^src/[^/]+/outputs/';
const pure = '^src/(lib|i18n)/';
const anyOf = (listed) => listed.map(({ path }) => path).join('|');

/** Forbidden imports: from files that match `from` but not `fromNot`; `to` likewise. */
const refused = [
  // Imports go only down the floors.
  ...floors.slice(1).map(({ name, path }, index) => ({
    name: `arrow-from-${name}`,
    from: path,
    to: anyOf(floors.slice(0, index + 1)),
  })),
  // Imports follow the order of rooms.
  ...Object.entries(rooms).flatMap(([floor, names]) => {
    const folder = floor === 'site' ? '^src/site' : '^src';
    return names.slice(1).map((room, index) => ({
      name: `arrow-from-room-${room}`,
      from: `${folder}/${room}/`,
      to: `${folder}/(${names.slice(0, index + 1).join('|')})/`,
    }));
  }),
  // A file outside the rooms would not be covered by the rules between rooms.
  { name: 'every-file-has-a-room', to: '^src/', toNot: `${anyOf(floors)}|\\.d\\.ts$` },
  {
    name: 'site-has-rooms-only',
    to: '^src/site/',
    toNot: `^src/site/(${rooms.site.join('|')})/`,
  },
  // `site` names templates by their paths, and imports no views and no browser code.
  {
    name: 'site-takes-schemas-and-rules-only',
    from: '^src/site/',
    to: '^src/',
    toNot: `^src/site/|${outputs}|${model}|${schemas}|${pure}`,
  },
  {
    name: 'browser-takes-only-types-of-schemas',
    from: anyOf(browser),
    fromNot: `${schemas}|${outputs}`,
    to: schemas,
    mayBeTypes: true,
  },
  {
    name: 'outputs-are-for-the-build',
    from: anyOf(browser),
    fromNot: outputs,
    to: outputs,
  },
  {
    name: 'rules-are-pure',
    from: `${model}|${pure}`,
    fromNot: '\\.test\\.ts$',
    to: '^node_modules/(react|react-dom|react-final-form|gatsby)/',
  },
  {
    name: 'rules-take-rules-only',
    from: model,
    fromNot: '\\.test\\.ts$',
    to: '^src/',
    toNot: `${model}|${pure}|${schemas}`,
  },
  { name: 'nothing-imports-tests', from: '^src/', fromNot: '\\.test\\.tsx?$', to: '^tests/' },
].map(({ name, mayBeTypes = false, ...patterns }) => {
  const { from, fromNot, to, toNot } = Object.fromEntries(
    Object.entries(patterns).map(([key, pattern]) => [key, new RegExp(pattern)]),
  );
  return { name, from, fromNot, to, toNot, mayBeTypes };
});

/** Returns the names of the rules that an import from one file of the project to another breaks. */
function brokenBy(from, to, areTypes) {
  return refused
    .filter(
      (rule) =>
        (rule.from?.test(from) ?? true) &&
        !rule.fromNot?.test(from) &&
        rule.to.test(to) &&
        !rule.toNot?.test(to) &&
        !(rule.mayBeTypes && areTypes),
    )
    .map(({ name }) => name);
}

/** Resolves a module's name in the file `from`; both paths start at the project's root. */
function fileOf(name, from, cwd) {
  if (!name.startsWith('.')) return `node_modules/${name}/`;
  const file = path.posix.join(path.posix.dirname(from), name);
  const written = ['', '.ts', '.tsx', '/index.ts'].map((end) => file + end);
  return (
    written.find((one) => path.posix.extname(one) !== '' && existsSync(path.join(cwd, one))) ?? file
  );
}

const isOfTypes = ({ importKind, exportKind }) => importKind === 'type' || exportKind === 'type';

/** Every import must obey tools/arrows/floors.cjs. */
export const alongTheArrows = {
  create(context) {
    const from = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const look = (node, areTypes) => {
      if (typeof node.source?.value !== 'string') return;
      const to = fileOf(node.source.value, from, context.cwd);
      for (const name of brokenBy(from, to, areTypes))
        context.report({ node, message: `${from} → ${to}: ${name}` });
    };
    const lookAtNames = (node) => {
      const { specifiers = [] } = node;
      look(node, isOfTypes(node) || (specifiers.length > 0 && specifiers.every(isOfTypes)));
    };
    return {
      ImportDeclaration: lookAtNames,
      ExportNamedDeclaration: lookAtNames,
      ExportAllDeclaration: lookAtNames,
      ImportExpression: (node) => look(node, false),
      TSImportType: (node) => look(node, true),
    };
  },
};
