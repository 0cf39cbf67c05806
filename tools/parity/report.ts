import { describeProblem } from '../../src/site/check/problems/problem';
import type { ReportLanguage } from '../../src/site/check/problems/problem';
import type { Finding } from './contentParity';
import type { NoHistory, Version } from './history';

type Words = Record<Exclude<Finding['kind'], 'unreadable'>, { what: string; remedy: string }> & {
  uncommitted: { what: string; remedy: string };
  noHistory: Record<NoHistory, string>;
  none: string;
  count: Record<Finding['kind'], string>;
};

const words: Record<ReportLanguage, Words> = {
  en: {
    missing: { what: 'the English is missing', remedy: 'write it' },
    untranslated: { what: 'the English is the Russian text', remedy: 'translate it' },
    stale: {
      what: 'the Russian changed on {date}, the English has not since',
      remedy: 'bring the English up to date (git show {commit} shows the change)',
    },
    uncommitted: {
      what: 'the Russian is changed and not committed yet, the English is not changed',
      remedy: 'bring the English up to date (git diff shows the change)',
    },
    missingRussian: { what: 'the Russian is missing', remedy: 'write it' },
    noHistory: {
      noGit: 'There is no git history here: outdated English was not looked for.',
      shallow:
        'This is a shallow clone: outdated English was not looked for (git fetch --unshallow fetches the history).',
    },
    none: 'No gaps between Russian and English.',
    count: {
      missing: 'English missing',
      untranslated: 'not translated',
      stale: 'English out of date',
      missingRussian: 'Russian missing',
      unreadable: 'unreadable',
    },
  },
  ru: {
    missing: { what: 'нет английского текста', remedy: 'впишите его' },
    untranslated: { what: 'вместо английского стоит русский текст', remedy: 'переведите его' },
    stale: {
      what: 'русский текст изменён {date}, английский с тех пор не менялся',
      remedy: 'обновите английский (правку покажет git show {commit})',
    },
    uncommitted: {
      what: 'русский текст изменён и ещё не в коммите, английский не изменён',
      remedy: 'обновите английский (правку покажет git diff)',
    },
    missingRussian: { what: 'нет русского текста', remedy: 'впишите его' },
    noHistory: {
      noGit: 'Здесь нет истории git: устаревший английский не искали.',
      shallow:
        'Это неполный клон git: устаревший английский не искали (историю загрузит git fetch --unshallow).',
    },
    none: 'Расхождений между русским и английским нет.',
    count: {
      missing: 'нет английского',
      untranslated: 'не переведено',
      stale: 'английский устарел',
      missingRussian: 'нет русского',
      unreadable: 'не читается',
    },
  },
};

/** Formats a line per finding, `file:line:col  field  what  remedy`, and the count. */
export function reportParity(
  findings: readonly Finding[],
  noHistory: NoHistory | undefined,
  language: ReportLanguage,
): string {
  const { [language]: own } = words;
  const notes = noHistory === undefined ? [] : [own.noHistory[noHistory]];
  return [
    ...findings.map((finding) => describeFinding(finding, language)),
    ...notes,
    countFindings(findings, language),
  ].join('\n');
}

function describeFinding(finding: Finding, language: ReportLanguage): string {
  if (finding.kind === 'unreadable')
    return describeProblem({ ...finding.problem, file: finding.file }, language);
  const since = finding.kind === 'stale' ? finding.since : undefined;
  const { what, remedy } = words[language][since === 'workingTree' ? 'uncommitted' : finding.kind];
  const place = `${finding.file}:${finding.line}:${finding.column}`;
  return [place, finding.field, fill(what, since), fill(remedy, since)].join('  ');
}

function fill(sentence: string, since: Version | undefined): string {
  if (since === undefined || since === 'workingTree') return sentence;
  return sentence.replace('{date}', since.date).replace('{commit}', since.commit.slice(0, 10));
}

function countFindings(findings: readonly Finding[], language: ReportLanguage): string {
  const { count, none } = words[language];
  if (findings.length === 0) return none;
  const kinds = (Object.keys(count) as Finding['kind'][]).flatMap((kind) => {
    const number = findings.filter((finding) => finding.kind === kind).length;
    return number === 0 ? [] : [`${count[kind]}: ${number}`];
  });
  const total = { en: 'In all', ru: 'Всего' }[language];
  return `${total}: ${findings.length} (${kinds.join(', ')})`;
}
