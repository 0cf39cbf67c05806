import { useEffect, useState } from 'react';
import { foldText } from '../../../src/lib/foldText';
import type { FilesAnswer, RecordsAnswer, SheetAnswer } from '../protocol';
import { callApi } from './api';
import { Dialog, Options, takesFiles } from './parts';
import { useWords, type MessageKey } from './words';

type Props = { records: RecordsAnswer['records']; place: string; onChanged(): void };

const filters = ['all', 'changed', 'prompts', 'english', 'unsold', 'picture'] as const;
type Filter = (typeof filters)[number];

/**
 * Requests a list of files, and requests it again after each save. Undefined until the first
 * response.
 */
function useFiles(request: string | undefined, records: Props['records']) {
  const [files, setFiles] = useState<ReadonlySet<string>>();
  useEffect(() => setFiles(undefined), [request]);
  useEffect(() => {
    const abort = new AbortController();
    if (request)
      void callApi<FilesAnswer>(request, undefined, abort.signal).then(({ answer }) => {
        if (!abort.signal.aborted) setFiles(new Set(answer?.files));
      });
    return () => abort.abort();
  }, [request, records]);
  return files;
}

/** Takes a sheet of records, shows what it would change, and writes that if the editor confirms. */
function useSheet(onWritten: () => void) {
  const { t, translate, language } = useWords();
  const [sheet, setSheet] = useState<{ file: File; answer: SheetAnswer }>();
  const take = async (file: File | undefined, sure = '') => {
    if (file === undefined) return;
    const query = new URLSearchParams({ name: file.name, words: sure, lang: language });
    const { answer, error } = await callApi<SheetAnswer>(`sheet?${query}`, file);
    const report = error?.words ? translate(error.words) : '';
    setSheet({ file, answer: answer ?? { report, isReady: false } });
    if (sure) onWritten();
  };
  const write = sheet?.answer.isReady && {
    label: t('write'),
    run: () => void take(sheet.file, 'write'),
  };
  const dialog = sheet && (
    <Dialog title={sheet.file.name} act={write || undefined} onClose={() => setSheet(undefined)}>
      <pre tabIndex={0}>{sheet.answer.report}</pre>
    </Dialog>
  );
  return { take, dialog };
}

/** All records by kind and year, searchable by name, by text, and by what they lack. */
export function RecordList({ records, place, onChanged }: Props) {
  const { t, translate } = useWords();
  const { take, dialog } = useSheet(onChanged);
  const [searchText, setSearchText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const words = searchText.trim();
  const inTexts = useFiles(words && `found?${new URLSearchParams({ words })}`, records);
  const english = useFiles(filter === 'english' ? 'english' : undefined, records);
  const folded = foldText(words);
  const isNamed = ({ file, name: { ru, en } }: (typeof records)[number]) =>
    `${file} ${foldText(ru)} ${foldText(en)}`.includes(folded);
  const isShown = ({ file, isChanged, lacks }: (typeof records)[number]) => {
    if (filter === 'all') return true;
    if (filter === 'changed') return isChanged;
    return filter === 'english' ? english?.has(file) === true : lacks.includes(filter);
  };
  const matches = records
    .filter((record) => isShown(record) && (isNamed(record) || inTexts?.has(record.file)))
    .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
  const groupOf = ({ kind, year }: (typeof records)[number]) =>
    `${t(`kind_${kind}` as MessageKey)} ${year ?? ''}`.trim();
  const changed = <em>{t('isChanged')}</em>;
  const isWaiting = (words !== '' && !inTexts) || (filter === 'english' && !english);
  const isNarrow = words !== '' || filter !== 'all';
  return (
    <nav aria-label={t('allRecords')} {...takesFiles(([file]) => void take(file))}>
      {dialog}
      <label htmlFor="sought">{t('search')}</label>
      <input
        id="sought"
        type="search"
        value={searchText}
        aria-describedby="sought-help"
        onChange={({ target }) => setSearchText(target.value)}
      />
      <p id="sought-help">{t('searchHelp')}</p>
      <label htmlFor="filter">{t('filter')}</label>
      <select
        id="filter"
        value={filter}
        onChange={({ target }) => setFilter(filters.find((one) => one === target.value) ?? 'all')}
      >
        <Options of={filters.map((one) => [one, t(`filter_${one}`)])} />
      </select>
      <p role="status">
        {isNarrow && (isWaiting ? t('looking') : t('found', { count: matches.length }))}
      </p>
      {[...new Set(matches.map(groupOf))].map((group) => {
        const members = matches.filter((record) => groupOf(record) === group);
        const [{ kind = '', year } = {}] = members;
        const isTable = place === `table/${kind}/${year}`;
        const isOpen = isNarrow || isTable || members.some(({ file }) => file === place);
        return (
          <details key={`${group} ${words} ${filter}`} open={isOpen}>
            <summary>
              {group} ({members.length}) {members.some(({ isChanged }) => isChanged) && changed}
            </summary>
            {!isNarrow && ['exhibitor', 'programme', 'captions'].includes(kind) && (
              <a href={`#table/${kind}/${year}`}>
                {t(`table_${kind}` as MessageKey, { year: year ?? '' })}
              </a>
            )}
            <ul>
              {members.map(({ file, name, isChanged }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === place ? 'page' : undefined}>
                    {translate(name) || file}
                  </a>{' '}
                  {isChanged && changed}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <label htmlFor="sheet">{t('sheet')}</label>
      <input
        id="sheet"
        type="file"
        accept=".xlsx,.csv,.tsv,.json,.xml"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
    </nav>
  );
}
