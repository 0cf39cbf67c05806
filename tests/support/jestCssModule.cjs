// Class names answer their own name, through both `import * as styles` and `styles.name`.
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) });
