import { graphql } from 'gatsby';
import { GeneralSection, FormPlace } from '../sections/GeneralSection';
import { useTranslation } from 'react-i18next';
import { HashDialog } from './HashDialog';
import { Row } from '../ui/Row';
import { Button } from '../ui/Button';
import { Link, LinkContext } from '../ui/Link';
import { Prose } from '../ui/Prose';
import * as styles from './DialogSection.module.css';
import { useContext } from 'react';
import { Facts } from '../ui/Facts';
import { readOffer, type OfferField } from './model/offers';
import { formatRoubles } from '../lib/roubles';

type Props = {
  page: Queries.NavigatorSectionsFragment;
  /** The fair's mail address, for sections that show it. */
  email: string;
};

/** The navigator's links, dialogs and notes, in the order of its YAML. */
export function NavigatorSections({ page, email }: Props) {
  return (
    <>
      {page.sections?.map((section, index) => {
        if (section === null) return null;
        if (section.__typename === 'DialogSection')
          return <DialogSection key={index} {...section} email={email} />;
        return <GeneralSection key={index} section={section} email={email} />;
      })}
    </>
  );
}

type DialogProps = Queries.DialogSectionFragment & {
  /** Contact shown when a form cannot be sent. */
  email: string;
};

/** A row with a short summary, and its dialog with text, prices and forms (spec §2, navigator). */
function DialogSection({ anchor, title, summary, open, text, forms, email }: DialogProps) {
  const { t } = useTranslation('navigator');
  return (
    <Row title={title}>
      <div className={styles.summary}>
        <Prose text={summary} className={styles.words} />
        <span className={styles.open}>
          <Button to={`#${anchor}`} look="plain">
            {open}
          </Button>
        </span>
      </div>
      <HashDialog
        anchor={anchor}
        inner={forms.map((form) => form.anchor)}
        title={title}
        close={t('close')}
      >
        <Prose text={text} />
        {forms.map((form) => (
          <section key={form.anchor} id={form.anchor} className={styles.form}>
            <h3 className={styles.title}>{form.title}</h3>
            {form.link && (
              <p>
                <Link to={form.link.to}>{form.link.label}</Link>
              </p>
            )}
            <OfferFacts fields={form.leadForm.steps.flatMap(({ fields }) => fields)} />
            <FormPlace {...form} email={email} />
          </section>
        ))}
      </HashDialog>
    </Row>
  );
}

/**
 * Price, times and group size of a booking, read from its form, with the sums for some groups (spec
 * §9, excursions).
 */
function OfferFacts({ fields }: { fields: readonly OfferField[] }) {
  const { t } = useTranslation('navigator');
  const { locale } = useContext(LinkContext);
  const offer = readOffer(fields);
  if (offer === undefined) return null;
  const price = formatRoubles(offer.price, locale);
  return (
    <div className={styles.offer}>
      <Facts
        facts={[
          {
            label: t('price'),
            value: offer.isPerPerson ? t('perPerson', { price }) : t('forAll', { price }),
          },
          ...(offer.max > 1 ? [{ label: t('most'), value: t('upTo', { count: offer.max }) }] : []),
          ...(offer.times.length > 0 ? [{ label: t('times'), value: offer.times.join(', ') }] : []),
        ]}
      />
      {offer.isPerPerson && (
        <table className={styles.totals}>
          <thead>
            <tr>
              <th scope="col">{t('people')}</th>
              <th scope="col">{t('sum')}</th>
              {offer.discountPercent !== undefined && (
                <th scope="col">{t('withCode', { percent: offer.discountPercent })}</th>
              )}
            </tr>
          </thead>
          <tbody>
            {offer.totals.map(({ count, sum, discounted }) => (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{formatRoubles(sum, locale)}</td>
                {discounted !== undefined && <td>{formatRoubles(discounted, locale)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

export const fragments = graphql`
  fragment NavigatorSections on Page {
    ...GeneralSections
    sections {
      ...DialogSection
    }
  }
  fragment DialogSection on DialogSection {
    anchor
    title(language: $language)
    summary(language: $language)
    open(language: $language)
    text(language: $language)
    forms {
      ...FormSection
      link {
        ...SectionLink
      }
    }
  }
`;
