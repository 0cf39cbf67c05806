const { createTransformer } = require('babel-jest').default;

module.exports = createTransformer({
  // Ignores .babelrc.json, which is for browsers.
  babelrc: false,
  configFile: false,
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
});
