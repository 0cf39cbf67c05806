import React, { useState } from 'react';
import type { RecordsAnswer } from '../protocol';
import { useWords, type MessageKey } from './words';

type Props = { records: RecordsAnswer['records']; place: string };

/** All records by kind and year, the newest year first. */
export function RecordList({ records, place }: Props) {
  const { t, say } = useWords();
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().trim();
  const groups = new Map<string, typeof records>();
  for (const record of records.toSorted((one, other) => (other.year ?? 0) - (one.year ?? 0))) {
    const { file, kind, name, year } = record;
    if (!`${file} ${name.ru} ${name.en}`.toLowerCase().includes(words)) continue;
    const group = [t(`kind_${kind}` as MessageKey), year].filter(Boolean).join(' ');
    groups.set(group, [...(groups.get(group) ?? []), record]);
  }
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
      {[...groups].map(([group, members]) => (
        <details
          key={`${group} ${words}`}
          open={words !== '' || members.some(({ file }) => file === place)}
        >
          <summary>
            {group} ({members.length}) {members.some(({ isChanged }) => isChanged) && changed}
          </summary>
          <ul role="list">
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
      ))}
      <p role="status">{groups.size === 0 && words && t('foundNone')}</p>
    </nav>
  );
}
