import { useState } from 'react';
import type { Conflict, UpdateAnswer, UpdateRequest, Value } from '../protocol';
import { ask, type No } from './api';
import { Button, Note, Sent } from './parts';
import { useWords } from './words';

/** Asks for the name and e-mail that git writes next to a change. */
export function Identity({ onDone }: { onDone(): void }) {
  const { t, say } = useWords();
  const [refused, setRefused] = useState<No>();
  const keep = async (typed: object) => {
    const { no } = await ask('identity', typed);
    setRefused(no);
    if (!no) onDone();
  };
  return (
    <Sent onSend={(typed) => void keep(typed)}>
      {refused?.words && <Note isBad words={say(refused.words)} />}
      <label htmlFor="your-name">{t('yourName')}</label>
      <input id="your-name" name="name" autoComplete="name" required />
      <label htmlFor="your-email">{t('yourEmail')}</label>
      <input id="your-email" name="email" type="email" autoComplete="email" required />
      <button>{t('thisIsMe')}</button>
    </Sent>
  );
}

type Choices = UpdateRequest['choices'];

/** Gets what is new from the server; asks which side to keep where both have changed a field. */
export function Update({ onDone }: { onDone(): void }) {
  const { t, say, language } = useWords();
  const [answer, setAnswer] = useState<UpdateAnswer>();
  const [refused, setRefused] = useState<No>();
  const [choices, setChoices] = useState<Choices>({});
  const update = async () => {
    const asked = await ask<UpdateAnswer>(`update?lang=${language}`, { choices });
    setRefused(asked.no);
    setAnswer(asked.answer);
    if (asked.answer?.conflicts.length === 0) onDone();
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
      {refused?.words && <Note isBad words={say(refused.words)} />}
      {conflicts.length > 0 && (
        <Sent onSend={() => isChosen && void update()}>
          <Note isBad words={t('bothChanged')} />
          {conflicts.map(({ file, name, fields }) =>
            fields.map((one) => (
              <Choice
                key={`${file} ${one.field}`}
                title={[say(name), ...one.where].join(', ')}
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
        </Sent>
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
