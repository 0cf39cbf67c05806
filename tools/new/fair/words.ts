import type { ReportLanguage } from '../../../src/site/check/problems/problem';
import type { FairPlan } from './planFair';

const sentences = {
  ru: {
    removed: 'Будет убрано из папки содержания (в git всё останется):',
    written: 'Будет записано:',
    again: 'Пока ничего не изменено. Чтобы сделать это, повторите команду с --yes.',
    done: (removed: number, written: number) =>
      `Готово: убрано файлов ${removed}, записано ${written}. Вернуть всё, как было: git restore content`,
    leftovers:
      'Тексты страниц и форм ещё рассказывают о примерной ярмарке. Строк, где названы её годы или площадка:',
    next: 'Что дальше, сказано в docs/begin-a-real-fair.md. Проверка: npm run check',
    files: (count: number) => `файлов ${count}`,
  },
  en: {
    removed: 'This will be removed from the content folder (git keeps all of it):',
    written: 'This will be written:',
    again: 'Nothing has changed yet. To do it, give the same command with --yes.',
    done: (removed: number, written: number) =>
      `Done: ${removed} files removed, ${written} written. To bring everything back: git restore content`,
    leftovers:
      'Texts of pages and forms still tell of the sample fair. Lines that name its years or its venue:',
    next: 'What comes next is in docs/begin-a-real-fair.md. To check: npm run check',
    files: (count: number) => `${count} files`,
  },
};

export function tellPlan({ removed, written }: FairPlan, language: ReportLanguage): string {
  const say = sentences[language];
  const groups = [...countBy(removed, groupOf)].map(([group, files]) =>
    group.endsWith('/') ? `  ${group}  ${say.files(files.length)}` : `  ${group}`,
  );
  return [
    say.removed,
    ...groups,
    say.written,
    ...written.map(({ file }) => `  ${file}`),
    say.again,
  ].join('\n');
}

export function tellDone(
  { removed, written, leftovers }: FairPlan,
  language: ReportLanguage,
): string {
  const say = sentences[language];
  const left = leftovers.map(({ file, lines }) => `  ${file}: ${lines}`);
  return [
    say.done(removed.length, written.length),
    ...(left.length > 0 ? [say.leftovers, ...left] : []),
    say.next,
  ].join('\n');
}

/** Groups records by year and kind, and any other file by its name. */
function groupOf(file: string): string {
  return /^\d{4}\/[^/]+\//.exec(file)?.[0] ?? file;
}

function countBy(files: readonly string[], group: (file: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) groups.set(group(file), [...(groups.get(group(file)) ?? []), file]);
  return groups;
}
