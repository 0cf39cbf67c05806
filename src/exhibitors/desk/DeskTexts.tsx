import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { isoOf } from '../../i18n/locales';
import { Facts } from '../../ui/Facts';
import { Prose } from '../../ui/Prose';
import { Row } from '../../ui/Row';
import { useWorkCaption } from '../../works/useWorkCaption';
import * as styles from './DeskTexts.module.css';

/** A text in both languages with its label; null where it is missing. */
type Both = readonly [label: string, ru: string | null, en: string | null];

/** Texts and works of an exhibitor as written, both languages side by side. */
export function DeskTexts({ exhibitor }: { exhibitor: Queries.DeskTextsFragment }) {
  const { t } = useTranslation('desk');
  const { t: words } = useTranslation('exhibitors');
  const captionOf = useWorkCaption();
  const { participantType, stand, website, socialLinks, contact, works } = exhibitor;
  const facts = [
    { label: words('participantType'), value: words(`participantTypes.${participantType}`) },
    { label: words('stand'), value: stand },
    { label: words('website'), value: website },
    { label: words('social'), value: socialLinks?.map(({ url }) => url).join(', ') },
    {
      label: words('contact'),
      value: [contact?.email, contact?.phone].filter(Boolean).join(', '),
    },
  ].filter(({ value }) => Boolean(value));
  return (
    <Row anchor="records" title={t('records')} isWide>
      <Texts
        texts={[
          [t('name'), exhibitor.nameRu, exhibitor.nameEn],
          [t('city'), exhibitor.cityRu, exhibitor.cityEn],
          [t('country'), exhibitor.countryRu, exhibitor.countryEn],
          [t('text'), exhibitor.textRu, exhibitor.textEn],
          [t('artists'), inLine(exhibitor.artistsRu), inLine(exhibitor.artistsEn)],
          [t('person'), contact?.personRu ?? null, contact?.personEn ?? null],
        ]}
      />
      <Facts facts={facts} />
      {works?.map((work) => {
        const caption = captionOf(work);
        return (
          <section key={work.slug} className={styles.work}>
            <h3 className={styles.title}>{work.title}</h3>
            <Texts
              texts={[
                [t('workTitle'), work.titleRu, work.titleEn],
                [t('artists'), inLine(work.artistsRu), inLine(work.artistsEn)],
                [t('medium'), work.mediumRu, work.mediumEn],
                [t('alt'), work.altRu, work.altEn],
                [t('courtesy'), work.courtesyRu, work.courtesyEn],
              ]}
            />
            <p>
              {[work.years, work.measures, work.lasts, caption.copies, caption.price, caption.state]
                .filter(Boolean)
                .join('. ')}
            </p>
          </section>
        );
      })}
    </Row>
  );
}

const inLine = (names: readonly string[] | null) => names?.join(', ') || null;

function Texts({ texts }: { texts: readonly Both[] }) {
  const existing = texts.filter(([, ru, en]) => ru !== null || en !== null);
  return (
    <dl className={styles.texts}>
      {existing.map(([label, ru, en]) => (
        <div key={label} className={styles.text}>
          <dt>{label}</dt>
          <dd lang={isoOf('ru')}>
            <Prose text={ru ?? ''} />
          </dd>
          <dd lang={isoOf('en')}>
            <Prose text={en ?? ''} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const fragment = graphql`
  fragment DeskTexts on Exhibitor {
    participantType
    stand
    website
    socialLinks {
      url
    }
    nameRu: name(language: "ru")
    nameEn: name(language: "en")
    cityRu: city(language: "ru")
    cityEn: city(language: "en")
    countryRu: country(language: "ru")
    countryEn: country(language: "en")
    textRu: text(language: "ru")
    textEn: text(language: "en")
    artistsRu: artists(language: "ru")
    artistsEn: artists(language: "en")
    contact {
      email
      phone
      personRu: person(language: "ru")
      personEn: person(language: "en")
    }
    works {
      slug
      ...WorkCaption
      titleRu: title(language: "ru")
      titleEn: title(language: "en")
      artistsRu: artists(language: "ru")
      artistsEn: artists(language: "en")
      mediumRu: medium(language: "ru")
      mediumEn: medium(language: "en")
      altRu: alt(language: "ru")
      altEn: alt(language: "en")
      courtesyRu: courtesy(language: "ru")
      courtesyEn: courtesy(language: "en")
    }
  }
`;
