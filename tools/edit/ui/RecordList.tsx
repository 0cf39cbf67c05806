import { useState } from 'react';
import type { RecordsAnswer } from '../protocol';
import { useWords, type MessageKey } from './words';

type Props = { records: RecordsAnswer['records']; place: string };

export function RecordList({ records, place }: Props) {
  const { t, say } = useWords();
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().trim();
  const found = records
    .filter(({ file, name: { ru, en } }) => `${file} ${ru} ${en}`.toLowerCase().includes(words))
    .toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0));
  const groupOf = ({ kind, year }: (typeof records)[number]) =>
    `${t(`kind_${kind}` as MessageKey)} ${year ?? ''}`.trim();
  const changed = <em>{t('isChanged')}</em>;
  return (
    <nav aria-label={t('allRecords')}>
      <label htmlFor="sought">{t('search')}</label>
      <input
        id="sought"
        type="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      {[...new Set(found.map(groupOf))].map((group) => {
        const members = found.filter((record) => groupOf(record) === group);
        const isOpen = words !== '' || members.some(({ file }) => file === place);
        return (
          <details key={`${group} ${words}`} open={isOpen}>
            <summary>
              {group} ({members.length}) {members.some(({ isChanged }) => isChanged) && changed}
            </summary>
            <ul>
              {members.map(({ file, name, isChanged }) => (
                <li key={file}>
                  <a href={`#${file}`} aria-current={file === place ? 'page' : undefined}>
                    {say(name) || file}
                  </a>{' '}
                  {isChanged && changed}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
      <p role="status">{found.length === 0 && words && t('foundNone')}</p>
    </nav>
  );
}
