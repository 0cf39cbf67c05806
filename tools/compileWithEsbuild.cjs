// Loaded before Gatsby: gives it esbuild where it would load Parcel, whose one task in a build is to compile gatsby-config.ts
// and gatsby-node.ts (docs/decisions/016). What is not compiled is reported as Gatsby reports it.
const { existsSync } = require('node:fs');
const path = require('node:path');
const { provide } = require('./provide.cjs');

/** As much of Parcel as Gatsby uses: compiles the files of the site's root into `distDir`, CommonJS, packages apart. */
class Parcel {
  constructor({ entries, targets: { root } }) {
    this.folder = path.dirname(entries[0]);
    this.distDir = root.distDir;
  }

  async run() {
    const files = ['gatsby-config.ts', 'gatsby-node.ts'].map((name) => path.join(this.folder, name)).filter(existsSync);
    try {
      const { build } = require('esbuild');
      await build({ entryPoints: files, outdir: this.distDir, bundle: true, format: 'cjs', platform: 'node', target: 'node20', packages: 'external', logLevel: 'silent' });
    } catch (fault) {
      throw Object.assign(new Error(fault.message), { diagnostics: (fault.errors ?? [fault]).map(diagnose) });
    }
    const bundles = files.map((file) => ({
      filePath: path.join(this.distDir, `${path.basename(file, '.ts')}.js`),
      getMainEntry: () => ({ filePath: file }),
    }));
    return { bundleGraph: { getBundles: () => bundles } };
  }
}

/** esbuild's message as Gatsby reads Parcel's. */
function diagnose({ text, message, location }) {
  const said = text ?? message;
  if (!location) return { message: said };
  const place = `${location.file}:${location.line}:${location.column + 1}`;
  return { message: said, codeFrames: [{ filePath: place, codeHighlights: [{ message: said }] }] };
}

provide('@parcel/core', { Parcel });
provide('@parcel/cache', { LMDBCache: class {} });
