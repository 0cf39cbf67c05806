const { createTransformer } = require('babel-jest').default;

module.exports = createTransformer({
  // The file for browsers is not asked.
  babelrc: false,
  configFile: false,
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
});
