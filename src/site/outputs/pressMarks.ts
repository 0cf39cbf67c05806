import type { ParentSpanPluginArgs } from 'gatsby';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { localeCodes, localize } from '../../i18n/locales';
import { marksIn, markWidth, type Mark } from '../../press/model/marks';
import { readSite } from '../content/contentRoot';
import { drawLetters } from '../pictures/share/letters';
import { drawIcon } from './identityFiles';

const black = '#000000';
const white = '#ffffff';

/**
 * Writes the fair's mark and name for the press (press/model/marks), on transparent ground: the
 * mark as SVG and PNG, the name in the bold letters of the site's header as PNG.
 */
export async function writePressMarks({ getNodesByType }: ParentSpanPluginArgs): Promise<void> {
  const site = readSite();
  const edition = getNodesByType('Edition').find(
    ({ fields }) => fields.year === site.currentEdition,
  );
  const inks: Record<Mark['name'], string> = {
    markColour: edition?.colour.light ?? black,
    markBlack: black,
    markWhite: white,
    nameBlack: black,
    nameWhite: white,
  };
  for (const locale of localeCodes) {
    for (const { name, path: address, endings } of marksIn(locale)) {
      const file = path.join('public', address);
      mkdirSync(path.dirname(file), { recursive: true });
      if (endings.includes('svg')) {
        // At 72 dpi, one of the icon's 32 units is one pixel.
        const svg = Buffer.from(drawIcon({ arch: inks[name] }));
        writeFileSync(`${file}.svg`, svg);
        const density = (72 * markWidth) / 32;
        writeFileSync(
          `${file}.png`,
          await sharp(svg, { density }).resize(markWidth, markWidth).png().toBuffer(),
        );
      } else {
        writeFileSync(`${file}.png`, await drawName(localize(site.name, locale), inks[name]));
      }
    }
  }
}

async function drawName(name: string, colour: string): Promise<Buffer> {
  const box = { width: markWidth, height: markWidth, em: 600, colour };
  // No-break spaces keep the name on one line, as in the header.
  const { input, raw } = await drawLetters(name.replaceAll(' ', '\u00a0'), box);
  return sharp(input, { raw }).png().toBuffer();
}
