// Puts something else where Gatsby would load a module of its own or of a package.
const { createRequire, Module } = require('node:module');

const resolveAsGatsby = createRequire(require.resolve('gatsby/package.json')).resolve;

/** `request` as Gatsby would ask for it, from its own folder. Answers the file in whose place `exports` are. */
exports.provide = (request, exports) => {
  const file = resolveAsGatsby(request);
  require.cache[file] = Object.assign(new Module(file), { filename: file, loaded: true, exports });
  return file;
};
