import adapter from 'gatsby-adapter-netlify';
import type { GatsbyConfig } from 'gatsby';
import { sitemapOptions } from './src/site/outputs/sitemap';
import { imageDefaults } from './src/site/pictures/renditionWidths';
import { yamlTypeName } from './src/site/content/contentFiles';
import { contentRoot, readSite } from './src/site/content/contentRoot';
import { defaultLocale, localeCodes } from './src/i18n/locales';

const siteUrl = `https://${readSite().domain}`;

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  adapter: adapter({ imageCDN: false }),
  trailingSlash: 'always',
  headers: [
    {
      // A build's id is in the name.
      source: '/builds/meta/*',
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'content', path: contentRoot(), ignore: ['**/.fair-edit-*'] },
    },
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: `${process.cwd()}/src/i18n/messages` },
    },
    { resolve: 'gatsby-transformer-yaml', options: { typeName: yamlTypeName } },
    { resolve: 'gatsby-plugin-sharp', options: { defaults: imageDefaults, failOn: 'error' } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: localeCodes,
        defaultLanguage: defaultLocale,
        generateDefaultLanguagePage: false,
        redirect: false,
        verbose: false,
        siteUrl,
        trailingSlash: 'always',
        i18nextOptions: { defaultNS: 'common', interpolation: { escapeValue: false } },
        // One bilingual /404.html for every unmatched path; the plugin must not create a matchPath
        // page.
        pages: [
          { matchPath: '/404/', excludeLanguages: ['en'] },
          { matchPath: '/404.html', excludeLanguages: ['en'] },
          { matchPath: '/500.html', excludeLanguages: ['en'] },
        ],
      },
    },
    { resolve: 'gatsby-plugin-sitemap', options: sitemapOptions },
  ],
};

export default config;
