import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** A content folder in memory: text or bytes by path. */
export type ContentFiles = Map<string, string | Uint8Array>;

/** An editor's change to the folder. */
export type Edit = (files: ContentFiles) => void | Promise<void>;

const site = `name: {ru: Гипсовая ярмарка, en: Plaster Fair}
description: {ru: Ярмарка для проверок., en: A fair for tests.}
domain: fair.example
ownDomains: [fair.example]
currentEdition: 2026
contacts:
  email: mail@fair.example
  phone: "+7 495 000-00-00"
  address: {ru: "Псков, Речная, 1", en: "Pskov, Rechnaya 1"}
socialLinks:
  - {network: telegram, url: https://t.me/fair_example}
lead: {unit: uncertain, type: plaster, land: plaster2024, quoteId: "5778", emailTopLevelDomainMax: 6, redirectHosts: [fair.example]}
`;

const navigation = `main:
  - {label: {ru: Билеты, en: Tickets}, to: /visitor/}
  - {label: {ru: Участники, en: Exhibitors}, to: /exhibitors/2025/}
groups: []
footer:
  - title: {ru: Ярмарка, en: The fair}
    links:
      - {label: {ru: Почта, en: Mail}, to: "mailto:mail@fair.example"}
`;

const redirects = `- from: /buy/
  to: /visitor/
  status: 302
  reason: A short address for the radio.
- from: /catalogue/:slug/
  to: /exhibitors/2025/:slug/
  status: 301
  reason: Printed on the catalogue of 2025.
- from: /lottery/
  status: 410
  reason: The lottery is over.
`;

const page = (ru: string, en: string) => `title: {ru: ${ru}, en: ${en}}
description: {ru: "Страница: ${ru}", en: "Page: ${en}"}
titleBlock:
  titleH1: {ru: ${ru}, en: ${en}}
`;

const visitor = `${page('Билеты', 'Tickets')}sections:
  - kind: text
    anchor: prices
    title: {ru: Цены, en: Prices}
    text:
      ru: |-
        Взрослый билет стоит пятьсот.
        Подробнее — [у участников](/exhibitors/2025/).
      en: |-
        An adult pays five hundred.
        More from [the exhibitors](/exhibitors/2025/).
  - kind: steps
    anchor: how-to-buy
    title: {ru: Как купить, en: How to buy}
    steps:
      - {title: {ru: Выберите день, en: Choose a day}, text: {ru: Любой., en: Any.}}
  - kind: gallery
    anchor: photos
    title: {ru: Снимки, en: Photographs}
    photos: 2025
  - kind: links
    anchor: links
    title: {ru: Ссылки, en: Links}
    links:
      - {label: {ru: Правила, en: Rules}, to: /visitor/#prices}
`;

const press = `${page('Пресса', 'Press')}sections:
  - kind: releases
    anchor: releases
    title: {ru: Релизы, en: Releases}
    contact:
      name: {ru: Тоня, en: Tonya}
      email: press@fair.example
`;

const release = `title: {ru: Гипс застыл, en: The plaster has set}
summary: {ru: Двор открыт., en: The yard is open.}
text:
  ru: Все [на входе](/visitor/).
  en: Everybody [at the entrance](/visitor/).
contact:
  name: {ru: Лев, en: Lev}
  email: lev@fair.example
  phone: "+7 811 000-00-00"
`;

const edition = (year: number, light: string) => `firstDay: "${year}-04-02"
lastDay: "${year}-04-03"
venue:
  name: {ru: Гипсовый двор, en: Plaster Yard}
  address: {ru: Псков, en: Pskov}
colour:
  light: "${light}"
  dark: "#9a9dff"
applicationsClose: "${year}-02-01"
`;

const plan = `size: {width: 60, height: 40}
halls:
  - {id: row-d, name: {ru: Ряд D, en: Row D}, use: stands, x: 0, y: 0, width: 40, height: 10}
  - {id: great-hall, name: {ru: Большой зал, en: Great Hall}, use: programme, x: 0, y: 20, width: 30, height: 20}
  - {id: workshop, name: {ru: Мастерская, en: Workshop}, use: programme, x: 40, y: 20, width: 20, height: 20}
stands:
  - {code: D11, hall: row-d, x: 0, y: 0, width: 5, height: 4}
  - {code: D12, hall: row-d, x: 6, y: 0, width: 5, height: 4}
services:
  - {kind: entrance, x: 60, y: 20, stepFree: true}
`;

const exhibitor = `name: {ru: Гипс, en: Plaster}
participantType: sculptor
stand: D11
city: {ru: Псков, en: Pskov}
country: {ru: Россия, en: Russia}
text: {ru: Лепим руки., en: We cast hands.}
website: https://plaster.example
works:
  - picture: work.jpg
    title: {ru: Рука, en: Hand}
    year: 2024
    medium: {ru: гипс, en: plaster}
    size: {height: 30, width: 20}
    alt: {ru: Гипсовая рука, en: A plaster hand}
contact:
  email: hand@plaster.example
`;

const secondExhibitor = `name: {ru: Глина, en: Clay}
participantType: gallery
stand: D12
city: {ru: Гжель, en: Gzhel}
country: {ru: Россия, en: Russia}
text: {ru: Обжигаем посуду., en: We fire pots.}
artists:
  - {ru: Иван Гончар, en: Ivan Gonchar}
`;

const speaker = (ru: string, en: string) => `name: {ru: ${ru}, en: ${en}}
role: {ru: реставратор, en: conservator}
biography:
  ru: ${ru} чинит гипс.
  en: ${en} mends plaster.
portrait:
  picture: portrait.jpg
  alt: {ru: Лицо, en: A face}
links:
  - {label: {ru: Мастерская, en: Studio}, url: https://studio.example}
topics:
  - {ru: Трещины, en: Cracks}
`;

const programme = `- slug: opening
  start: "12:00"
  end: "12:30"
  hall: great-hall
  kind: opening
  title: {ru: Открытие, en: Opening}
  summary: {ru: Ленту мотают., en: The ribbon is wound.}
  audience: everyone
  spokenLanguages: [ru, en]
  registration: none
- slug: cracks
  start: "13:00"
  end: "14:00"
  hall: great-hall
  kind: talk
  title: {ru: Трещины, en: Cracks}
  summary: {ru: Откуда они., en: Where they come from.}
  speakers: [lev-treshchin, 2025/vera-gips]
  exhibitors: [2025/gips]
  audience: professionals
  spokenLanguages: [ru]
  registration: none
- slug: plaster-hand
  start: "13:30"
  end: "15:00"
  hall: workshop
  kind: childrens-master-class
  title: {ru: Своя рука, en: A hand of one's own}
  summary: {ru: Отливаем ладонь., en: We cast a palm.}
  audience: children
  ages: {from: 6, to: 12}
  spokenLanguages: [ru]
  places: 12
  registration: required
`;

const partner = `name: {ru: Бинты, en: Bandages}
tier: general
logo: logo.svg
website: https://bandages.example
text: {ru: Дают гипс., en: They give the plaster.}
`;

const captions = `- picture: court.jpg
  caption: {ru: Двор утром, en: The court in the morning}
  alt: {ru: Пустой двор, en: An empty court}
  credit: {ru: Фото Веры, en: Photo by Vera}
  focalPoint: {x: 0.5, y: 0.4}
- picture: hall.jpg
  caption: {ru: Зал вечером, en: The hall in the evening}
`;

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40H0z"/></svg>\n';

/** Makes a small valid content folder with every kind of file. */
export async function makeBaseContent(): Promise<ContentFiles> {
  const [work, portrait, court, hall] = await Promise.all([
    picture(900, 600),
    picture(600, 750),
    picture(1200, 800),
    picture(1200, 900),
  ]);
  return new Map<string, string | Uint8Array>([
    ['site.yaml', site],
    ['navigation.yaml', navigation],
    ['redirects.yaml', redirects],
    ['pages/index.yaml', page('Главная', 'Home')],
    ['pages/404.yaml', page('Нет страницы', 'No page')],
    ['pages/bare.yaml', page('Пустая', 'Bare')],
    ['pages/exhibitors.yaml', page('Участники', 'Exhibitors')],
    ['pages/press.yaml', press],
    ['pages/speakers.yaml', page('Спикеры', 'Speakers')],
    ['pages/visitor.yaml', visitor],
    ['releases/2026-01-15-plaster.yaml', release],
    ['2025/edition.yaml', edition(2025, '#b3261e')],
    ['2025/plan.yaml', plan],
    ['2025/exhibitors/gips/index.yaml', exhibitor],
    ['2025/exhibitors/gips/work.jpg', work],
    ['2025/exhibitors/glina/index.yaml', secondExhibitor],
    ['2025/speakers/vera-gips/index.yaml', speaker('Вера Гипс', 'Vera Gips')],
    ['2025/speakers/vera-gips/portrait.jpg', portrait],
    ['2025/photos/captions.yaml', captions],
    ['2025/photos/court.jpg', court],
    ['2025/photos/hall.jpg', hall],
    ['2026/edition.yaml', edition(2026, '#1f24ff')],
    ['2026/plan.yaml', plan],
    ['2026/speakers/lev-treshchin/index.yaml', speaker('Лев Трещин', 'Lev Treshchin')],
    ['2026/speakers/lev-treshchin/portrait.jpg', portrait],
    ['2026/programme/2026-04-02.yaml', programme],
    ['2026/partners/bandages/index.yaml', partner],
    ['2026/partners/bandages/logo.svg', logo],
  ]);
}

/** A plain JPEG. */
export function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#d8d4cc' } })
    .jpeg()
    .toBuffer();
}

/** Writes a content folder into a new temporary directory; remove it with `removeContent`. */
export function writeContent(files: ContentFiles): string {
  const root = mkdtempSync(path.join(tmpdir(), 'fair-content-'));
  changeContent(root, new Map(), files);
  return root;
}

/** Changes a written folder from one set of files to another. */
export function changeContent(root: string, from: ContentFiles, to: ContentFiles): void {
  for (const file of from.keys()) {
    if (!to.has(file)) rmSync(path.join(root, file));
  }
  for (const [file, content] of to) {
    if (from.get(file) === content) continue;
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  }
}

export function removeContent(root: string): void {
  rmSync(root, { recursive: true });
}

/** Replaces a text that occurs exactly once in a file. */
export function replace(file: string, from: string, to: string): Edit {
  return (files) => {
    const text = textOf(files, file);
    if (text.split(from).length !== 2)
      throw new Error(`${file} does not hold ${JSON.stringify(from)} once`);
    files.set(
      file,
      text.replace(from, () => to),
    );
  };
}

/** Writes or overwrites a file. */
export function write(file: string, content: string | Uint8Array): Edit {
  return (files) => void files.set(file, content);
}

/** Writes a copy of a file. */
export function copy(from: string, to: string): Edit {
  return (files) => void files.set(to, files.get(from) ?? '');
}

export function append(file: string, lines: string): Edit {
  return (files) => void files.set(file, textOf(files, file) + lines);
}

export function remove(file: string): Edit {
  return (files) => {
    if (!files.delete(file)) throw new Error(`There is no ${file}`);
  };
}

/** Moves a file, or all files of a folder. */
export function move(from: string, to: string): Edit {
  return (files) => {
    const moved = [...files].filter(([file]) => file === from || file.startsWith(`${from}/`));
    if (moved.length === 0) throw new Error(`There is no ${from}`);
    for (const [file, content] of moved) {
      files.delete(file);
      files.set(to + file.slice(from.length), content);
    }
  };
}

export function rewrite(file: string, change: (text: string) => string | Uint8Array): Edit {
  return (files) => void files.set(file, change(textOf(files, file)));
}

export function rewriteBytes(file: string, change: (bytes: Uint8Array) => Uint8Array): Edit {
  return (files) => {
    const content = files.get(file);
    if (content === undefined || typeof content === 'string')
      throw new Error(`There are no bytes ${file}`);
    files.set(file, change(content));
  };
}

/** Makes or overwrites a picture. */
export function writeMade(file: string, make: () => Promise<Uint8Array>): Edit {
  return async (files) => void files.set(file, await make());
}

/** Applies several edits in turn. */
export function all(...edits: Edit[]): Edit {
  return async (files) => {
    for (const edit of edits) await edit(files);
  };
}

function textOf(files: ContentFiles, file: string): string {
  const content = files.get(file);
  if (typeof content !== 'string') throw new Error(`There is no text ${file}`);
  return content;
}
