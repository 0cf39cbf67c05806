import { useTranslation } from 'react-i18next';
import { inLetter, letterAddress } from './model/letter';

/** The subject of a letter: an exhibitor, or one of its works. */
type About = {
  title: string;
  /** The address of its page; for a work, the short one. */
  address: string;
  yaml: readonly string[];
};

/** Builds the addresses of letters from an exhibitor to the fair (model/letter). */
export function useLetters(from: { name: string; stand: string; file: string; email: string }) {
  const { t } = useTranslation('desk');
  const { stand, file, email } = from;
  return (kind: 'sold' | 'wrong', { title, address, yaml }: About): string =>
    letterAddress({
      to: email,
      subject: t(`letter.${kind}Subject`, { stand, title: inLetter(title) }),
      words: t('letter.words', {
        words: t(`letter.${kind}Words`),
        name: inLetter(from.name),
        address,
        file,
      }),
      yaml,
    });
}
