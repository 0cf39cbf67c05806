import { Fragment } from 'react';
import type { RecordsAnswer } from '../protocol';
import { recordKinds, type RecordKind } from '../../new/kinds';
import { useApi } from './api';
import { Note, Options, SubmitForm } from './parts';
import { useWords } from './words';

type Props = RecordsAnswer & { chosen: string; onMade(): void };

const kinds = Object.keys(recordKinds) as RecordKind[];

/** Begins a record of a kind, as `npm run new` does, and opens it. */
export function NewRecord(props: Props) {
  const { chosen, records, currentEdition, requiredFields, onMade } = props;
  const { t, translate } = useWords();
  const { call, refused } = useApi();
  const years = records.flatMap(({ year }) => year ?? []);
  const kind = kinds.find((known) => known === chosen);
  if (kind === undefined)
    return (
      <>
        <h1>{t('newRecord')}</h1>
        <ul>
          {kinds.map((known) => (
            <li key={known}>
              <a href={`#new/${known}`}>{t(`new_${known}`)}</a>
            </li>
          ))}
        </ul>
      </>
    );
  // The list has not loaded yet.
  if (years.length === 0) return null;
  const make = async (typed: Record<string, string>) => {
    const answer = await call<{ file: string }>('new', { kind, ...typed });
    if (!answer) return;
    onMade();
    window.location.hash = answer.file;
  };
  const newest = Math.max(...years);
  const year = kind === 'edition' ? newest + 1 : (currentEdition ?? newest);
  return (
    <SubmitForm onSend={(typed) => void make(typed)}>
      <h1>{t(`new_${kind}`)}</h1>
      {refused?.words && <Note isBad words={translate(refused.words)} />}
      <label htmlFor="when">{t(recordKinds[kind])}</label>
      {recordKinds[kind] === 'day' ? (
        <input id="when" name="when" type="date" required />
      ) : (
        <input id="when" name="when" inputMode="numeric" defaultValue={year} required />
      )}
      {kind !== 'edition' && (
        <>
          <fieldset className="field localized">
            <legend>{t(kind === 'notice' ? 'text' : 'name')}</legend>
            <div className="group">
              {(['ru', 'en'] as const).map((language) => (
                <label key={language}>
                  {t(language)} <input name={language} lang={language} />
                </label>
              ))}
            </div>
          </fieldset>
          {Object.entries(requiredFields[kind] ?? {}).map(([name, field]) => (
            <Fragment key={name}>
              <label htmlFor={name}>{translate(field.label)}</label>
              <select id={name} name={name} required defaultValue="">
                <option value="">{t('choose')}</option>
                <Options
                  of={(field.type === 'choice' ? field.choices : []).map(({ value, label }) => [
                    value,
                    translate(label),
                  ])}
                />
              </select>
            </Fragment>
          ))}
          <label htmlFor="slug">{t('slug')}</label>
          <p id="slug-help">{t('slugHelp')}</p>
          <input id="slug" name="slug" aria-describedby="slug-help" />
        </>
      )}
      <button className="main">{t('make')}</button>
    </SubmitForm>
  );
}
