import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import type { Messages } from '../../src/i18n/messages';
import { expect, hydrated, test } from '../support/fair';
import { Random } from '../support/random';
import { slugOf, titlesFor, worksOf, type Asked, type ModelWork } from '../support/worksModel';

/** Every day some, in the full run many. */
const states = process.env['FAIR_FULL'] === undefined ? 12 : 200;
const keys = ['type', 'technique', 'size', 'price', 'availability'] as const;
const values = {
  type: ['gallery', 'artist', 'photographer', 'sculptor'],
  technique: [
    'painting',
    'drawing',
    'print',
    'photography',
    'sculpture',
    'ceramics',
    'textile',
    'mixed',
  ],
  size: ['to-40', 'to-100', 'over-100', 'above-sofa'],
  price: ['on-request'],
  availability: ['available', 'reserved', 'sold', 'not-for-sale'],
} as const;

/** The titles that are to be seen, in their order, as one reads them. */
const titlesOn = (page: Page) =>
  page
    .locator('main section li h3 a')
    .evaluateAll((links) =>
      links
        .filter((link) => link.getClientRects().length > 0)
        .map((link) => (link.textContent ?? '').replace(/\u00a0/g, ' ')),
    );

test(
  `${states} random states of the wall of works: address, count and list agree with a plain model`,
  { tag: '@rare' },
  async ({ page, visit: { prefix, language } }) => {
    const works = worksOf(2025);
    const random = new Random(25);
    const messages = JSON.parse(
      readFileSync(`src/i18n/messages/${language}/works.json`, 'utf8'),
    ) as Messages['works'];
    let asked: Asked = {};
    await page.goto(`${prefix}/works/2025/`);
    await hydrated(page);
    await openFilters(page);
    const filters = page.getByRole('navigation', { name: messages.filters });
    for (let state = 1; state <= states; state += 1) {
      asked = await change(page, asked);
      const expected = titlesFor(works, asked, language);
      const told = `state ${state}: ${JSON.stringify(asked)}`;
      await expect.poll(() => addressOf(page), told).toEqual(queryOf(asked));
      await expect(page.getByRole('status'), told).toHaveText(
        messages.found
          .replace('{{found}}', String(expected.length))
          .replace('{{count}}', String(works.length)),
      );
      expect(await titlesOn(page), told).toEqual(expected);
    }

    /** They fold again when another field gets the focus. */
    async function openFilters(on: Page): Promise<void> {
      await on.locator('summary', { hasText: messages.filters }).click();
    }

    async function change(on: Page, before: Asked): Promise<Asked> {
      const kind = random.below(10);
      if (kind < 5) {
        const key = random.pick(keys);
        // Back to all as often as another value, so that the list is not always empty.
        const value =
          key !== 'price' && random.below(3) === 0 ? undefined : random.pick(values[key]);
        const chosen = before[key] ?? [];
        const others = chosen.filter((one) => one !== value);
        const both = chosen.length > others.length ? others : [...chosen, value ?? ''];
        const after = {
          ...before,
          [key]: value === undefined || both.length === 0 ? undefined : both,
        };
        const alone = { ...before, [key]: value === undefined ? undefined : [value] };
        if (key === 'price')
          Object.assign(alone, { 'price-from': undefined, 'price-to': undefined });
        const gives = titlesFor(works, alone, language).length;
        const name = value === undefined ? messages.all : nameOf(key, value);
        const choice = filters
          .getByRole('list', { name: messages.filter[key] })
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^${escaped(name)} ${gives}$`) });
        await expect(choice, JSON.stringify(after)).toHaveCount(1);
        // What would give nothing is no link, unless it is chosen.
        if (
          gives === 0 &&
          (value === undefined ? chosen.length > 0 : chosen.length === others.length)
        ) {
          await expect(choice.getByRole('link')).toHaveCount(0);
          return before;
        }
        await choice.getByRole('link').click();
        return after;
      }
      if (kind < 6) {
        const side = random.pick(['price-from', 'price-to', 'wall'] as const);
        if (side === 'wall') {
          const width = random.pick([0, 60, 90, 120, 300]);
          const wall = width === 0 ? undefined : width;
          await filters
            .getByRole('textbox', { name: messages.filter.wall })
            .fill(wall === undefined ? '' : String(wall));
          return { ...before, wall };
        }
        const select = filters.getByRole('combobox', {
          name: side === 'price-from' ? messages.priceFrom : messages.priceTo,
          exact: true,
        });
        await expect(select, JSON.stringify(before)).toBeVisible();
        const offered = await select
          .locator('option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
        const price = random.pick(offered);
        await select.selectOption(price);
        return { ...before, [side]: price === '' ? undefined : Number(price) };
      }
      if (kind < 7) {
        const sort = random.pick(['row', 'gallery', 'price', 'size', 'name'] as const);
        await filters
          .getByRole('list', { name: messages.sort })
          .getByRole('link', { name: messages.sorts[sort], exact: true })
          .click();
        return { ...before, sort: sort === 'row' ? undefined : sort };
      }
      if (kind < 8) {
        const artist =
          random.below(2) === 0 ? undefined : random.pick(random.pick(named(works)).by);
        const field = filters.getByRole('combobox', { name: messages.filter.artist });
        await field.fill(artist?.[language] ?? '');
        await field.press('Enter');
        return { ...before, artist: artist?.en };
      }
      if (kind < 9) {
        const q = random.below(2) === 0 ? '' : typedFor(random.pick(works));
        await on.getByRole('searchbox').fill(q);
        await openFilters(on);
        return { ...before, q: q === '' ? undefined : q };
      }
      await on.reload();
      await hydrated(on);
      await openFilters(on);
      return before;
    }

    function nameOf<Key extends keyof typeof values>(key: Key, value: string): string {
      const names: Record<string, string> = messages[key];
      // The fair of these works is over.
      return names[value === 'available' ? 'wasAvailable' : value] ?? value;
    }

    /** What somebody would type to find a work: a word of it in either language, or the stand. */
    function typedFor({ title, exhibitor, artists }: ModelWork): string {
      const texts = [title, exhibitor.name, ...(artists ?? [])].flatMap(({ ru, en }) => [ru, en]);
      const words = [...texts.flatMap((text) => text.split(/\s+/)), exhibitor.stand];
      const word = random.pick(words.filter((one) => /^[\p{L}\p{N}]{2,}$/u.test(one)));
      return random.below(2) === 0 ? word : word.slice(0, 1 + random.below(word.length));
    }
  },
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const named = (works: readonly ModelWork[]) => works.filter(({ by }) => by.length > 0);

/** The query that stands for what is asked: each key with its values. */
function queryOf({ artist, ...others }: Asked): Record<string, string[]> {
  const slug = artist === undefined ? undefined : slugOf({ ru: artist, en: artist });
  return Object.fromEntries(
    Object.entries({ ...others, artist: slug }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, [value].flat().map(String)]],
    ),
  );
}

function addressOf(page: Page): Promise<Record<string, string[]>> {
  const { searchParams } = new URL(page.url());
  const keys = [...new Set(searchParams.keys())];
  return Promise.resolve(Object.fromEntries(keys.map((key) => [key, searchParams.getAll(key)])));
}
