import type { Locator, Page } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Form } from '../../src/forms/schema';
import type { Site } from '../../src/content/site';
import { expect, hydrated, navigate, setClock } from './fair';
import { changePageData } from './pageData';
import { scrollTo } from './place';
import { contentFolder } from './siteFolder';

type Section = {
  kind: string;
  form?: string;
  anchor: string;
  forms?: { form: string; anchor: string }[];
};
export type Field = Form['steps'][number]['fields'][number];

type WrittenSession = {
  slug: string;
  title: { ru: string; en: string };
  start: string;
  form?: string;
  places?: number | 'full';
  changes?: { status: string }[];
  ages?: { from: number; to: number };
};

const read = <Type>(file: string) => parse(readFileSync(file, 'utf8')) as Type;
export const site = read<Site>(`${contentFolder}/site.yaml`);
const programme = `${contentFolder}/${site.currentEdition}/programme`;
const sessions = readdirSync(programme)
  .sort()
  .flatMap((file) =>
    read<WrittenSession[]>(`${programme}/${file}`).map((session) => ({
      ...session,
      at: `${file.replace('.yaml', '')}T${session.start}`,
    })),
  );

/** A session with its start, `2026-04-03T12:30`; undefined if there is none of that name. */
export const sessionOf = (slug: string) => sessions.find((session) => session.slug === slug);

/** Turns a field of type `session` into a choice; the age fits the first session. */
function withSessions(form: Form, name: string): Form {
  const options = sessions
    .filter(
      (one) =>
        one.form === name && one.places !== 'full' && one.changes?.at(-1)?.status !== 'cancelled',
    )
    .map(({ slug }) => ({ value: slug, label: { ru: '', en: '' } }));
  const first = sessions.find(({ slug }) => slug === options[0]?.value);
  return {
    ...form,
    steps: form.steps.map((step) => ({
      ...step,
      fields: step.fields.map((field) =>
        field.type === 'session'
          ? ({ ...field, type: 'select', options } as Field)
          : field.type === 'age'
            ? { ...field, rules: [`between:${first?.ages?.from ?? 7},${first?.ages?.to ?? 7}`] }
            : field,
      ),
    })),
  };
}

const pages = readdirSync(`${contentFolder}/pages`).filter((file) => file.endsWith('.yaml'));
/** Every form of the content with its file, its page's Russian path, and its anchor. */
export const places = pages.flatMap((file) =>
  (read<{ sections?: Section[] }>(`${contentFolder}/pages/${file}`).sections ?? [])
    // A dialog contains several forms, and opens at the anchor of each.
    .flatMap(({ kind, forms, ...section }) => (kind === 'form' ? [section] : (forms ?? [])))
    .map(({ form = '', anchor }) => ({
      name: form,
      form: withSessions(read<Form>(`${contentFolder}/forms/${form}.yaml`), form),
      path: file === 'index.yaml' ? '/' : `/${file.replace('.yaml', '')}/`,
      anchor,
    })),
);
const difficult = 'Ёлка & Ко + 100% «да»=нет; 🎭';

/** Whether a field is visible, given the typed answers. */
export function isVisible({ showWhen }: Field, typed: Record<string, string>): boolean {
  return showWhen === undefined || showWhen.is.includes(typed[showWhen.field] ?? '');
}

/** Returns a valid answer as a visitor would type it; several choices are joined by commas. */
export function answerTo({ name, type, options, rules }: Field, email: string): string {
  if (type === 'checkboxes') return (options ?? []).map(({ value }) => value).join(',');
  if (options !== undefined) return options[0]?.value ?? '';
  if (type === 'date') return '1999-12-31';
  if (type === 'email') return email;
  if (type === 'url') return 'https://cloud.example/папка?a=1&b=2+3';
  if (type === 'tel') return '+7 (495) 000-00-00';
  if (type === 'number') return rules?.some((rule) => rule === 'between:6,120') ? '7' : '2';
  if (type === 'age') return /^between:(\d+)/.exec(rules?.join() ?? '')?.[1] ?? '7';
  if (name === 'stand') return 'C07';
  if (name === 'promo_code') return 'BALL-26';
  return type === 'textarea'
    ? `${difficult}\nвторая строка, second line\n\nконец, который длиннее двадцати знаков`
    : difficult;
}

/** Types or chooses an answer; checks all checkboxes. */
export async function fill(section: Locator, field: Field, value: string): Promise<void> {
  const input = section.locator(`[name="${field.name}"]`);
  if (field.type === 'select') await input.selectOption(value);
  else if (field.type === 'radio') await input.first().check();
  else if (field.type === 'checkboxes') for (const box of await input.all()) await box.check();
  else await input.fill(value);
}

// For the forms' own dates: in January applications are still open.
const january = '2026-01-15T12:00:00+03:00';

/** Changes a page's data about a form to January, without a fixed phase. */
export const inJanuary = (data: string) =>
  data
    .replaceAll(/"buildDay":"[^"]*"(?=,"opensOn")/g, '"buildDay":"2026-01-15"')
    .replaceAll(/("applicationsClose":"[^"]*","phase":)"[^"]*"/g, '$1null');

/** Opens a form as in January, or with changed page data, by a click on a link. */
export async function openForm(
  page: Page,
  path: string,
  anchor: string,
  change = (data: string) => data,
): Promise<Locator> {
  await setClock(page, january);
  await changePageData(page, path, (data) => change(inJanuary(data)));
  await page.goto(path.startsWith('/en/') ? '/en/convention/' : '/convention/');
  await hydrated(page);
  await navigate(page, `${path}#${anchor}`);
  await page.waitForURL(`**${path}#${anchor}`);
  return engineOf(page, anchor);
}

/** Scrolls to a form's section and waits until its engine has loaded. */
export async function engineOf(page: Page, anchor: string): Promise<Locator> {
  const section = page.locator(`#${anchor}`);
  await scrollTo(section);
  await section.locator('form').dispatchEvent('pointerover');
  await expect(section.locator('form')).toHaveAttribute('novalidate', '');
  return section;
}
