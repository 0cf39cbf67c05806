import type { TFunction } from 'i18next';
import { useId, useState } from 'react';
import { Button } from '../ui/Button';
import { copyText } from '../browser/device/clipboard';
import * as styles from './CopyLink.module.css';

type Props = {
  t: TFunction<'stars'>;
  /** Made at the press, so that it holds the list as it is then. */
  address: () => string;
};

/**
 * Copies the link of the list. Where the browser forbids that, the link stands in a field,
 * selected, to be copied by hand.
 */
export function CopyLink({ t, address }: Props) {
  const id = useId();
  const [answer, setAnswer] = useState<{ isCopied: boolean; link: string }>();
  const copy = () => {
    const link = address();
    void copyText(link).then((isCopied) => setAnswer({ isCopied, link }));
  };
  return (
    <div className={styles.copy}>
      <Button look="plain" onClick={copy}>
        {t('copyLink')}
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
