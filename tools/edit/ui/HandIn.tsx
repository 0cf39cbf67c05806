import { useEffect, useState } from 'react';
import type { ChangesAnswer, HandInAnswer } from '../protocol';
import { useApi } from './api';
import { Check, Diff, Note, SubmitForm, Summary, toggled } from './parts';
import { Identity, Update } from './Update';
import { useWords } from './words';

/** The changes since the last commit, with a form to hand them in. */
export function HandIn({ onDone }: { onDone(): void }) {
  const { t, translate, language } = useWords();
  const [changes, setChanges] = useState<ChangesAnswer>();
  const [done, setDone] = useState<HandInAnswer>();
  const { call, refused, isBusy } = useApi();
  const [left, setLeft] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const [isUnfinished, setUnfinished] = useState(false);
  const load = async () => setChanges(await call<ChangesAnswer>('changes'));
  const reload = () => {
    setDone(undefined);
    onDone();
    void load();
  };
  useEffect(() => void load(), [language]);
  const all = changes?.files ?? [];
  const files = all.map(({ file }) => file).filter((file) => !left.includes(file));
  const allPrompts = refused?.prompts ?? changes?.prompts ?? [];
  const prompts = allPrompts.filter(({ file }) => files.includes(file));
  const isReady = files.length > 0 && !isBusy;
  const send = async () => {
    if (!isReady) return;
    const answer = await call<HandInAnswer>('hand-in', { files, message, isUnfinished });
    setDone(answer);
    if (answer) onDone();
  };
  const sendAgain = async (branch: string) => {
    const answer = await call<HandInAnswer>('send-again', { branch });
    if (answer) setDone(answer);
  };
  return (
    <>
      <h1>{t('handIn')}</h1>
      <div role="status">
        {isBusy && t('looking')}
        {changes && all.length === 0 && t('nothingChanged')}
        {done && (
          <Note
            words={t(done.isPushed ? 'sent' : 'committed')}
            acts={done.isPushed ? {} : { sendAgain: () => void sendAgain(done.branch) }}
          >
            {done.why && <p>{translate(done.why)}</p>}
            {done.address && <a href={done.address}>{t('pullRequest')}</a>}
            <details>
              <summary>{t('details')}</summary>
              <p>{t('ids', { branch: done.branch, commit: done.commit })}</p>
            </details>
          </Note>
        )}
      </div>
      {!done &&
        (changes?.unsent ?? []).map((branch) => (
          <Note
            key={branch}
            words={t('unsent', { branch })}
            acts={{ sendAgain: () => void sendAgain(branch) }}
          />
        ))}
      {refused?.words && <Note isBad words={translate(refused.words)} />}
      {refused?.needs === 'identity' && <Identity onDone={() => void send()} />}
      {changes?.remote && <Update onDone={reload} />}
      <Summary faults={refused?.faults ?? changes?.faults ?? []} />
      {!done && <Summary of="prompts" faults={prompts} />}
      {!done && all.length > 0 && (
        <SubmitForm onSend={() => void send()}>
          <fieldset className="field">
            <legend>{t('whatChanged')}</legend>
            {all.map(({ file, what, diff }) => (
              <div key={file}>
                <Check checked={!left.includes(file)} onToggle={() => setLeft(toggled(left, file))}>
                  {translate(what)}
                </Check>
                <details>
                  <summary>{file}</summary>
                  <Diff lines={diff} />
                </details>
              </div>
            ))}
          </fieldset>
          <label htmlFor="message">{t('message')}</label>
          <p id="message-help">{t('messageHelp')}</p>
          <input
            id="message"
            value={message}
            required
            pattern=".*\S.*"
            aria-describedby="message-help"
            onChange={({ target }) => setMessage(target.value)}
          />
          {prompts.length > 0 && (
            <Check checked={isUnfinished} required onToggle={() => setUnfinished(!isUnfinished)}>
              {t('handInUnfinished', { count: prompts.length })}
            </Check>
          )}
          <p>{changes?.remote ? t('goesTo', { remote: changes.remote }) : t('noRemote')}</p>
          <button className="main" aria-disabled={!isReady}>
            {t('handIn')}
          </button>
        </SubmitForm>
      )}
    </>
  );
}
