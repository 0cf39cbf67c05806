import {
  cloneElement,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import cyrillicFont from '@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2';
import latinFont from '@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2';
import { NoticesInPage } from './venue/notices/NoticesInPage';
import type { Notice } from './venue/notices/model/notices';
import { gatheredLists } from './works/model/artists';
import { defaultLocale, locales, type Locale } from './i18n/locales';
import englishChanges from './i18n/messages/en/changes.json';
import englishTrial from './i18n/messages/en/trial.json';
import russianChanges from './i18n/messages/ru/changes.json';
import russianTrial from './i18n/messages/ru/trial.json';
import {
  type FeedOf,
  appDataPath,
  chunkMapPath,
  feedPath,
  manifestPath,
  pageDataPath,
  splitLocale,
} from './i18n/paths';
import { scriptTemplateId } from './browser/start';

type Props = {
  htmlAttributes: ComponentProps<'html'>;
  bodyAttributes: ComponentProps<'body'>;
  headComponents: ReactNode[];
  preBodyComponents: ReactNode[];
  postBodyComponents: ReactNode[];
  body: string;
  /** The page's path, with its locale. */
  path: string;
};

// Set by src/site/finish/webpackConfig.ts.
/** A hash of the code and the day of the build. When it changes, Gatsby renders every page. */
declare const CODE: string;
declare const OUTSIDE_SERVICES: string;
/** First and last day of the current edition, separated by a space. */
declare const FAIR_DAYS: string;
/** Notices in both languages, and the moment as of which the HTML shows them. */
declare const NOTICES: Record<Locale, Notice[]> & { moment: string };
declare const FEEDS: FeedOf[];
/** The simulated time in Moscow of a trial build; otherwise empty. */
declare const TRIAL: string;
/** Scripts of src/scripts that are inlined in pages. */
declare const SCRIPTS: Record<
  'form' | 'list' | 'locale' | 'notFound' | 'notices' | 'scrollbar' | 'start' | 'trial',
  string
>;
void CODE;

/**
 * The HTML around every page, in the order of loading: text, styles, font and first picture, then
 * scripts (design §3; docs/decisions/001-order-of-scripts.md).
 */
export default function Html({
  htmlAttributes,
  bodyAttributes,
  headComponents,
  preBodyComponents,
  postBodyComponents,
  body,
  path,
}: Props) {
  const { locale, path: bare } = splitLocale(path);
  const isProduction = postBodyComponents.some(isChunkMapping);
  const scripts = postBodyComponents.filter((part) => isScript(part) && srcOf(part) !== undefined);
  const others = postBodyComponents.filter((part) => !isScript(part));
  return (
    // gatsby-ssr.ts gives `lang`.
    // oxlint-disable-next-line jsx-a11y/html-has-lang
    <html {...htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {TRIAL !== '' && (
          <script
            data-at={TRIAL}
            data-words={JSON.stringify({ ru: russianTrial, en: englishTrial }[locale])}
            dangerouslySetInnerHTML={{ __html: SCRIPTS.trial }}
          />
        )}
        {isProduction && path === '/' && <Inline script="locale" />}
        {isProduction && <Inline script="scrollbar" />}
        {isProduction && isGatheredList(bare) && <Inline script="list" />}
        {isProduction && <meta name="fair-days" content={FAIR_DAYS} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={manifestPath(
            locales.find(({ iso }) => iso === htmlAttributes.lang)?.code ?? defaultLocale,
          )}
        />
        {isProduction && <FeedLinks at={path} />}
        {isProduction && <Preloads lang={htmlAttributes.lang} />}
        {isProduction
          ? headComponents.filter((part) => !isUnneededInHead(part)).map(withoutStyles)
          : headComponents}
      </head>
      <body {...bodyAttributes}>
        {preBodyComponents}
        {isProduction && <Notices at={path} />}
        <div
          key="body"
          id="___gatsby"
          dangerouslySetInnerHTML={{ __html: withoutStyleAttributes(body) }}
        />
        {isProduction ? others : postBodyComponents}
        {isProduction && (
          <>
            {OUTSIDE_SERVICES !== '' && (
              <script
                id="outside-services"
                type="application/json"
                dangerouslySetInnerHTML={{ __html: OUTSIDE_SERVICES }}
              />
            )}
            <template
              id={scriptTemplateId}
              data-path={path}
              data-hash={compilationHash(postBodyComponents)}
            >
              <AppPreloads path={path} scripts={scripts} />
              {scripts}
            </template>
            {/^\/(404|410)/.test(bare) && <Inline script="notFound" />}
            {body.includes(' data-lead="') && <Inline script="form" />}
            <Inline script="start" />
          </>
        )}
      </body>
    </html>
  );
}

function Inline({ script }: { script: keyof typeof SCRIPTS }) {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPTS[script] }} />;
}

/** Whether a path without locale is the list of works or artists of a year, or a page below it. */
function isGatheredList(path: string): boolean {
  return gatheredLists.some((list) => path.startsWith(`/${list}/`));
}

/** The notices of a page. Error pages are served at any address, so they show none. */
function Notices({ at }: { at: string }) {
  const { locale, path } = splitLocale(at);
  if (/^\/(404|410|500)/.test(path)) return null;
  return (
    <NoticesInPage
      notices={NOTICES[locale]}
      locale={locale}
      path={path}
      moment={NOTICES.moment}
      script={SCRIPTS.notices}
    />
  );
}

/** Feed links for the home page, the programme and the press. */
function FeedLinks({ at }: { at: string }) {
  const { locale, path } = splitLocale(at);
  const [, room = ''] = path.split('/');
  if (!['', 'program', 'press'].includes(room)) return null;
  const words = { ru: russianChanges, en: englishChanges }[locale];
  const titles = { changes: words.feedOfChanges, press: words.feedOfPress, news: words.feedOfNews };
  return FEEDS.map((feed) => (
    <link
      key={feed}
      rel="alternate"
      type="application/atom+xml"
      title={titles[feed]}
      href={feedPath(locale, feed)}
    />
  ));
}

function Preloads({ lang = '' }: { lang?: string }) {
  const fonts = lang.startsWith('ru') ? [cyrillicFont, latinFont] : [latinFont];
  return (
    <>
      {fonts.map((href) => (
        <link
          key={href}
          rel="preload"
          as="font"
          type="font/woff2"
          href={href}
          crossOrigin="anonymous"
        />
      ))}
    </>
  );
}

/**
 * Preloads of the app's own files and data, so that the browser requests them all at once;
 * site/finish/finishPages adds the template's scripts. Error screens are served at any address, and
 * Gatsby requests that address's data first.
 */
function AppPreloads({ path, scripts }: { path: string; scripts: readonly ReactNode[] }) {
  const data = /^\/(en\/)?(404|410|500)/.test(path) ? [] : [pageDataPath(path)];
  return (
    <>
      {scripts.map(srcOf).map((src) => (
        <link key={src} rel="preload" as="script" href={src} />
      ))}
      {[...data, appDataPath, chunkMapPath].map((href) => (
        <link key={href} rel="preload" as="fetch" href={href} crossOrigin="anonymous" />
      ))}
    </>
  );
}

type PartProps = {
  id?: string;
  src?: string;
  rel?: string;
  as?: string;
  'data-identity'?: string;
  dangerouslySetInnerHTML?: { __html: string };
};

const isPart = (part: ReactNode): part is ReactElement<PartProps> => isValidElement(part);

/** Whether a part of the body is the script with the map of chunks, which only builds have. */
function isChunkMapping(part: ReactNode): boolean {
  return isPart(part) && part.props.id === 'gatsby-chunk-mapping';
}

function isScript(part: ReactNode): boolean {
  return isValidElement(part) && part.type === 'script';
}

function srcOf(part: ReactNode): string | undefined {
  return isPart(part) ? part.props.src : undefined;
}

/** Returns the hash of the compiled scripts, which Gatsby assigns in an inline script. */
function compilationHash(parts: readonly ReactNode[]): string | undefined {
  const code = parts.find((part) => isPart(part) && part.props.id === 'gatsby-script-loader');
  const { __html = '' } = (isPart(code) && code.props.dangerouslySetInnerHTML) || {};
  return /___webpackCompilationHash="([^"]+)"/.exec(__html)?.[1];
}

/**
 * Whether a part of the head belongs to the component of gatsby-plugin-image, which this site does
 * not use, or preloads a script, which would compete with the first picture.
 */
function isUnneededInHead(part: ReactNode): boolean {
  if (!isPart(part)) return false;
  const { key, type, props } = part;
  if (key?.startsWith('gatsby-image-style')) return true;
  return (
    type === 'link' && props.rel === 'preload' && (props.as === 'script' || props.as === 'fetch')
  );
}

/**
 * Empties the tag of global styles; src/site/finish/pageStyles.ts adds the styles that each page
 * needs.
 */
function withoutStyles(part: ReactNode): ReactNode {
  const isGlobal = isPart(part) && part.props['data-identity'] === 'gatsby-global-css';
  return isGlobal ? cloneElement(part, { dangerouslySetInnerHTML: { __html: '' } }) : part;
}

/**
 * Removes style attributes of Gatsby's focus wrapper and route announcer, which the policy forbids;
 * src/styles has the same rules.
 */
function withoutStyleAttributes(body: string): string {
  return body
    .replace(
      /<div style="[^"]*" tabindex="-1" id="gatsby-focus-wrapper">/,
      '<div tabindex="-1" id="gatsby-focus-wrapper">',
    )
    .replace(/(<div id="gatsby-announcer") style="[^"]*"/, '$1');
}
