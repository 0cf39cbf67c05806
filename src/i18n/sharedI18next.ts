// What of i18next renders pages in builds (data/webpackConfig.ts). gatsby-plugin-react-i18next sets up an instance for every
// page, from the messages its query names; those of one language and the same namespaces are the same all through a build.
import i18next, { type i18n, type InitOptions } from 'i18next';

const known = new Map<string, i18n>();

/** An instance as the plugin makes and sets it up; what is set up first serves all pages that ask for the same. */
function createInstance(): i18n {
  const instance = {
    init(options: InitOptions): void {
      const { lng = '', resources = {} } = options;
      const key = [lng, ...Object.keys(resources[lng] ?? {})].join(' ');
      const ready = known.get(key) ?? setUp(options);
      known.set(key, ready);
      Object.setPrototypeOf(instance, ready);
    },
  };
  return instance as unknown as i18n;
}

function setUp(options: InitOptions): i18n {
  const instance = i18next.createInstance();
  void instance.init(options);
  return instance;
}

export default { createInstance };
