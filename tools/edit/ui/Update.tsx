import { useState } from 'react';
import type { Conflict, UpdateAnswer, UpdateRequest, Value } from '../protocol';
import { useApi } from './api';
import { Button, Note, SubmitForm } from './parts';
import { useWords } from './words';

/** Asks for the name and e-mail that git writes next to a change. */
export function Identity({ onDone }: { onDone(): void }) {
  const { t, translate } = useWords();
  const { call, refused } = useApi();
  const saveIdentity = async (typed: object) => {
    if (await call('identity', typed)) onDone();
  };
  return (
    <SubmitForm onSend={(typed) => void saveIdentity(typed)}>
      {refused?.words && <Note isBad words={translate(refused.words)} />}
      <label htmlFor="your-name">{t('yourName')}</label>
      <input id="your-name" name="name" autoComplete="name" required />
      <label htmlFor="your-email">{t('yourEmail')}</label>
      <input id="your-email" name="email" type="email" autoComplete="email" required />
      <button>{t('thisIsMe')}</button>
    </SubmitForm>
  );
}

type Choices = UpdateRequest['choices'];

/** Gets the changes from the server; asks which side to keep where both have changed a field. */
export function Update({ onDone }: { onDone(): void }) {
  const { t, translate } = useWords();
  const { call, refused } = useApi();
  const [answer, setAnswer] = useState<UpdateAnswer>();
  const [choices, setChoices] = useState<Choices>({});
  const update = async () => {
    const next = await call<UpdateAnswer>('update', { choices });
    setAnswer(next);
    if (next?.conflicts.length === 0) onDone();
  };
  const conflicts = answer?.conflicts ?? [];
  const isChosen = conflicts.every(({ file, fields }) =>
    fields.every(({ field }) => choices[file]?.[field]),
  );
  return (
    <section className="note" aria-label={t('update')}>
      <p id="update-help">{t('updateHelp')}</p>
      <Button aria-describedby="update-help" onClick={() => void update()}>
        {t('update')}
      </Button>
      <p role="status">
        {answer &&
          conflicts.length === 0 &&
          t('updated', { accepted: answer.accepted.length, files: answer.files })}
      </p>
      {refused?.words && <Note isBad words={translate(refused.words)} />}
      {conflicts.length > 0 && (
        <SubmitForm onSend={() => isChosen && void update()}>
          <Note isBad words={t('bothChanged')} />
          {conflicts.map(({ file, name, fields }) =>
            fields.map((one) => (
              <Choice
                key={`${file} ${one.field}`}
                title={[translate(name), ...one.where].join(', ')}
                conflict={one}
                onChoose={(side) =>
                  setChoices({ ...choices, [file]: { ...choices[file], [one.field]: side } })
                }
              />
            )),
          )}
          <button className="main" aria-disabled={!isChosen}>
            {t('apply')}
          </button>
        </SubmitForm>
      )}
    </section>
  );
}

type ChoiceProps = {
  title: string;
  conflict: Conflict;
  onChoose(side: 'mine' | 'theirs'): void;
};

function Choice({ title, conflict, onChoose }: ChoiceProps) {
  const { t } = useWords();
  const text = (value?: Value) => {
    if (conflict.field === '') return t('wholeFile');
    return typeof value === 'object' ? JSON.stringify(value) : `${value ?? t('nothing')}`;
  };
  return (
    <fieldset className="field">
      <legend>{title}</legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <label key={side}>
          <input type="radio" name={title} onChange={() => onChoose(side)} />{' '}
          {t(side, { value: text(conflict[side]) })}
        </label>
      ))}
    </fieldset>
  );
}
