import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { Button } from '../ui/Button';
import { copyText, hasShareSheet, openShareSheet } from '../browser/sharing';
import * as styles from './CopyLink.module.css';

type Props = {
  t: TFunction<'stars'>;
  /** Called at each press, so that the link contains the current list. */
  address: () => string;
  /** With this title, the link goes to the device's share sheet, if there is one. */
  shareTitle?: string;
};

/**
 * Copies a link or, with `shareTitle`, passes it to the device's share sheet, if there is one. If
 * the browser forbids copying, the link appears selected in a field. Invisible until the app runs.
 */
export function CopyLink({ t, address, shareTitle }: Props) {
  const id = useId();
  const [answer, setAnswer] = useState<{ isCopied: boolean; link: string }>();
  const copy = () => {
    const link = address();
    if (shareTitle !== undefined && hasShareSheet()) return void openShareSheet(shareTitle, link);
    void copyText(link).then((isCopied) => setAnswer({ isCopied, link }));
  };
  return (
    <div className={styles.copy}>
      <Button look="plain" onClick={copy}>
        {t(shareTitle === undefined ? 'copyLink' : 'share')}
      </Button>
      <p role="status" className={styles.answer}>
        {answer !== undefined && t(answer.isCopied ? 'copied' : 'copyByHand')}
      </p>
      {answer?.isCopied === false && (
        <p className={styles.byHand}>
          <label htmlFor={id} className="visually-hidden">
            {t('link')}
          </label>
          <input
            key={answer.link}
            id={id}
            readOnly
            value={answer.link}
            ref={selectAll}
            className={styles.link}
          />
        </p>
      )}
    </div>
  );
}

/** Only when it appears: later renders must not take the focus again. */
function selectAll(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}
