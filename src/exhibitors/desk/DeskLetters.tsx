import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useDay } from '../../edition/useFairTime';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { Row } from '../../ui/Row';
import { useWorkCaption } from '../../works/useWorkCaption';
import * as styles from './DeskLetters.module.css';
import { recordFile } from './model/deskPaths';
import { soldDay, soldItem, inLetter, letterAddress } from './model/letter';

type Props = {
  exhibitor: Queries.DeskLettersFragment;
  edition: { lastDay: string; buildDay: string };
  email: string;
};

/**
 * Prepared letters to the fair: something about the exhibitor or a work is wrong, or a work is
 * sold. Each contains the lines of YAML for the editor who receives it (decision 047).
 */
export function DeskLetters({ exhibitor, edition, email }: Props) {
  const { t } = useTranslation('desk');
  const { year, slug, name, stand, desk, works } = exhibitor;
  const letter = useLetters({ name, stand, email, file: recordFile(year, slug) });
  const captionOf = useWorkCaption();
  const today = useDay(edition.buildDay);
  return (
    <Row anchor="letters" title={t('letters')}>
      <p className={styles.lead}>
        {t('lettersLead')} <Link to={`mailto:${email}`}>{email}</Link>.
      </p>
      <ul role="list">
        <li className={styles.one}>
          <h3 className={styles.title}>{t('whole')}</h3>
          <div className={styles.acts}>
            <Button look="plain" to={letter('wrong', { title: name, ...desk })}>
              {t('wrong')}
            </Button>
          </div>
        </li>
        {works?.map((work) => {
          const { title, slug: own, availability } = work;
          const { price, state } = captionOf(work);
          const { address, item, yaml } = work.desk;
          const sold = soldItem(item, soldDay(today, edition.lastDay, work.year));
          return (
            <li key={own} className={styles.one}>
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.state}>{[price, state].filter(Boolean).join('. ')}</p>
              </div>
              <div className={styles.acts}>
                {availability !== 'sold' && (
                  <Button to={letter('sold', { title, address, yaml: sold })}>{t('sold')}</Button>
                )}
                <Button
                  look="plain"
                  to={letter('wrong', { title, address, yaml: [...item, ...yaml] })}
                >
                  {t('wrong')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {works === null && <p>{t('noWorks')}</p>}
    </Row>
  );
}

/** The subject of a letter: an exhibitor, or one of its works. */
type About = {
  title: string;
  /** The address of the subject's page; for a work, the short address. */
  address: string;
  yaml: readonly string[];
};

/** Builds the addresses of letters from an exhibitor to the fair (model/letter). */
function useLetters(from: { name: string; stand: string; file: string; email: string }) {
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

export const fragment = graphql`
  fragment DeskLetters on Exhibitor {
    year
    slug
    name(language: $language)
    stand
    desk(language: $language) {
      address
      yaml
    }
    works {
      slug
      year
      availability
      ...WorkCaption
      desk(language: $language) {
        address
        item
        yaml
      }
    }
  }
`;
