// Every class name is its own value, through both `import * as styles` and `styles.name`.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) });
