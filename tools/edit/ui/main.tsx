import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { RecordsAnswer } from '../protocol';
import { callApi } from './api';
import { HandIn } from './HandIn';
import { NewRecord } from './NewRecord';
import { Button } from './parts';
import { RecordList } from './RecordList';
import { RecordPage } from './RecordPage';
import { wordsIn, WordsContext, type MessageKey } from './words';

const readHash = () => decodeURIComponent(window.location.hash.slice(1));

/** The list of records on one side, the record in the address on the other. */
function App({ language = 'ru', site, builtAt }: DOMStringMap) {
  const [chosen, setChosen] = useState(localStorage.getItem('language') ?? language);
  const [place, setPlace] = useState(readHash);
  const [answer, setAnswer] = useState<RecordsAnswer>({ records: [], requiredFields: {} });
  const main = useRef<HTMLElement>(null);
  const words = wordsIn(chosen === 'en' ? 'en' : 'ru');
  const { t, translate } = words;
  const reload = async () => {
    const { answer: next } = await callApi<RecordsAnswer>('records');
    setAnswer(next ?? { records: [], requiredFields: {} });
  };
  const { records } = answer;
  const record = records.find(({ file }) => file === place);
  const [, kind, year] = /^table\/(\w+)\/(\d+)$/.exec(place) ?? [];
  const tableTitle = kind && t(`table_${kind}` as MessageKey, { year: year ?? '' });
  const title = (record && translate(record.name)) || tableTitle || place;
  useEffect(() => {
    window.addEventListener('hashchange', () => setPlace(readHash()));
    void reload();
  }, []);
  useEffect(() => {
    document.documentElement.lang = words.language;
    document.title = [(record || kind) && title, t('editor')].filter(Boolean).join(' · ');
    localStorage.setItem('language', words.language);
  });
  return (
    <WordsContext.Provider value={words}>
      <header>
        <a href="#">{t('editor')}</a>
        <a href="#new">{t('newRecord')}</a>
        <a href="#hand-in">{t('handIn')}</a>
        {place !== '' && <Button onClick={() => main.current?.focus()}>{t('skip')}</Button>}
        <Button lang={t('otherCode')} onClick={() => setChosen(t('otherCode'))}>
          {t('otherLanguage')}
        </Button>
      </header>
      <div className="columns" data-open={place !== ''}>
        <RecordList records={records} place={place} onChanged={() => void reload()} />
        <main key={place} ref={main} tabIndex={-1}>
          {place === '' && (
            <>
              <h1>{t('editor')}</h1>
              <p>{t('begin')}</p>
            </>
          )}
          {place.startsWith('new') && (
            <NewRecord chosen={place.slice('new/'.length)} {...answer} onMade={reload} />
          )}
          {place === 'hand-in' && <HandIn onDone={reload} />}
          {(place.endsWith('.yaml') || kind) && (
            <RecordPage file={place} title={title} {...{ site, builtAt }} onSaved={reload} />
          )}
        </main>
      </div>
    </WordsContext.Provider>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<App {...root.dataset} />);
