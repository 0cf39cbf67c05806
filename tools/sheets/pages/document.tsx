import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../../src/i18n/locales';

const typeface = 'node_modules/@fontsource-variable/geologica';

type Whole = { title: string; locale: Locale; colour: string; pages: ReactNode };

/** Writes pages as one self-contained HTML document. */
export function writeDocument({ title, locale, colour, pages }: Whole): string {
  const styles = [
    faces(),
    `:root{--signal:${colour}}`,
    readFileSync('tools/sheets/sheets.css', 'utf8'),
  ];
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: styles.join('\n') }} />
      </head>
      <body>{pages}</body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

let written: string | undefined;

/** Returns the site's typeface with its files inlined. */
function faces(): string {
  written ??= readFileSync(`${typeface}/index.css`, 'utf8').replace(
    /url\(\.\/(files\/[^)]+)\)/g,
    (_, file: string) =>
      `url(data:font/woff2;base64,${readFileSync(`${typeface}/${file}`).toString('base64')})`,
  );
  return written;
}
