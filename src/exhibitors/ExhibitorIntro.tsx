import { graphql } from 'gatsby';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '../ui/Facts';
import { StarButton } from '../stars/StarButton';
import { onMap, standAnchor } from '../plan/model/planAnchors';
import { Arch, archBox } from '../ui/Arch';
import { Link } from '../ui/Link';
import { aspectOf, coverScale, hundredths, type ShownWidths } from '../ui/Picture';
import { Prose } from '../ui/Prose';
import * as styles from './ExhibitorIntro.module.css';

type Props = {
  exhibitor: Queries.ExhibitorIntroFragment;
  /** Replaces the picture in the arch. */
  children?: ReactNode;
};

/**
 * The first screen: stand, text and facts. Its arch shows the work that fits best, except the first
 * work, which comes right below.
 */
export function ExhibitorIntro({ exhibitor, children }: Props) {
  const { t } = useTranslation('exhibitors');
  const { t: common } = useTranslation('common');
  const {
    participantType,
    city,
    country,
    website,
    socialLinks,
    artists,
    contact,
    stand,
    isOnMap,
    year,
    text,
    works,
    slug,
    name,
  } = exhibitor;
  const face = works?.slice(1).sort(byFit)[0];
  const image = face?.picture.gatsbyImageData;
  const facts = [
    { label: t('participantType'), value: t(`participantTypes.${participantType}`) },
    { label: t('city'), value: `${city}, ${country}` },
    website !== null && {
      label: t('website'),
      value: <Link to={website}>{hostOf(website)}</Link>,
    },
    socialLinks?.length && {
      label: t('social'),
      value: socialLinks.map(({ network, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <Link to={url}>{common(`networks.${network}`)}</Link>
        </Fragment>
      )),
    },
    artists?.length && { label: t('artists'), value: artists.join(', ') },
    contact !== null &&
      Object.values(contact).some(Boolean) && {
        label: t('contact'),
        value: <Contact contact={contact} />,
      },
  ].flatMap((fact) => fact || []);
  return (
    <div className={styles.intro}>
      <div className={styles.place}>
        {isOnMap ? (
          <Link to={onMap(standAnchor(stand))} className={styles.ticket}>
            <span className={styles.code}>{stand}</span>
            <span>
              {t('stand')}
              <br />
              {t('onTheMap')}
            </span>
          </Link>
        ) : (
          <p className={styles.ticket}>
            <span className={styles.code}>{stand}</span>
            <span>
              {t('stand')}
              <br />
              {year}
            </span>
          </p>
        )}
        <StarButton kind="stand" year={year} slug={slug} name={name} withWords />
      </div>
      {children && <div className={styles.work}>{children}</div>}
      {!children && image && (
        <Arch
          image={image}
          alt={face?.alt ?? ''}
          widths={heroWidths(aspectOf(image))}
          box={null}
          loading="eager"
          className={styles.arch}
        />
      )}
      <div className={styles.words}>
        <Prose text={text} className={styles.text} />
        <Facts facts={facts} />
      </div>
    </div>
  );
}

/** Returns the host as it is written: `URL` would turn a Cyrillic one into `xn--…`. */
const hostOf = (website: string) => website.split(/[/?#]/)[2];

type Work = NonNullable<Queries.ExhibitorIntroFragment['works']>[number];

/** Sorts the works that the arch crops least to the front. */
const byFit = (one: Work, other: Work) => lostInArch(one) - lostInArch(other);

function lostInArch({ picture: { gatsbyImageData: image } }: Work): number {
  return image ? Math.abs(Math.log(aspectOf(image) / archBox)) : Infinity;
}

function Contact({ contact }: { contact: NonNullable<Queries.ExhibitorIntroFragment['contact']> }) {
  const { person, email, phone } = contact;
  const parts = [
    person,
    email && <Link to={`mailto:${email}`}>{email}</Link>,
    phone && <Link to={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Link>,
  ].filter(Boolean);
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {part}
        </Fragment>
      ))}
    </>
  );
}

/**
 * In narrow windows the full width, but at most half the window's height. From 1024 px on seven of
 * twelve columns; from 1314 px on the arch has its maximum height of 56rem.
 */
function heroWidths(aspect: number): ShownWidths {
  const cut = coverScale(aspect, archBox);
  return {
    0: `${hundredths(cut)}*min(100vw - 2rem,40vh)`,
    1024: `${hundredths(cut * 54.6)}vw`,
    1314: `max(54.6vw,${hundredths(aspect * 56)}rem)`,
  };
}

export const fragment = graphql`
  fragment ExhibitorIntro on Exhibitor {
    year
    slug
    name(language: $language)
    participantType
    stand
    isOnMap
    city(language: $language)
    country(language: $language)
    text(language: $language)
    website
    socialLinks {
      network
      url
    }
    artists(language: $language)
    contact {
      person(language: $language)
      email
      phone
    }
    works {
      alt(language: $language)
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
      }
    }
  }
`;
