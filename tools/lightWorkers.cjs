// Loaded before Gatsby and its workers: a worker loads what runs queries when it is asked to run one. On two cores it never
// is (src/data/webpackConfig.ts), and half of a worker's start was loading it (docs/decisions/015).
const { provide } = require('./provide.cjs');

/** Modules of Gatsby's worker with the functions it offers of them. */
const offered = {
  queries: ['runQueries', 'saveQueriesDependencies', 'setComponents'],
  schema: ['buildSchema', 'setInferenceMetadata'],
  'load-config-and-plugins': ['loadConfigAndPlugins'],
};

if (process.env.GATSBY_WORKER_POOL_WORKER === 'true') {
  for (const [name, functions] of Object.entries(offered)) loadWhenCalled(`./dist/utils/worker/child/${name}`, functions);
}

/** Puts functions in a module's place; the first that is called loads it. */
function loadWhenCalled(request, functions) {
  const standIns = {};
  const file = provide(request, standIns);
  const load = () => {
    if (require.cache[file]?.exports === standIns) delete require.cache[file];
    return require(file);
  };
  for (const name of functions) standIns[name] = (...args) => load()[name](...args);
}
