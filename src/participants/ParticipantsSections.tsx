import { graphql } from 'gatsby';
import { Fragment } from 'react';
import type { PhasedEdition } from '../edition/useFairTime';
import { GallerySection } from '../sections/GallerySection';
import { GeneralSection } from '../sections/GeneralSection';
import { PageIntroduction } from '../ui/PageIntroduction';
import { PhasesSection } from './PhasesSection';
import { useTranslation } from 'react-i18next';
import { Row } from '../ui/Row';
import {
  averageReview,
  stageDurations,
  stages as knownStages,
  type Duration,
} from './model/stages';
import { Prose } from '../ui/Prose';
import * as styles from './StagesSection.module.css';

type Props = {
  page: Queries.ParticipantsSectionsFragment;
  introduction: string | null;
  edition: PhasedEdition;
  email: string;
};

/**
 * The sections of the page for participants: timeline, phase, photographs and general ones. The
 * introduction follows the phase, whose text and button are on the first screen (decision 024).
 */
export function ParticipantsSections({ page, introduction, edition, email }: Props) {
  return (
    <>
      {page.sections?.map((section, index) => {
        switch (section?.__typename) {
          case undefined:
            return null;
          case 'GallerySection':
            return <GallerySection key={index} {...section} />;
          case 'StagesSection':
            return <StagesSection key={index} {...section} />;
          case 'PhasesSection':
            return (
              <Fragment key={index}>
                <PhasesSection {...section} edition={edition} />
                <PageIntroduction text={introduction} place="after" />
              </Fragment>
            );
          default:
            return <GeneralSection key={index} section={section} email={email} />;
        }
      })}
    </>
  );
}

/**
 * The stages of selection as a timeline; the review has two durations, its term and its average
 * (spec §4).
 */
function StagesSection({ anchor, title, link, lead, stages }: Queries.StagesSectionFragment) {
  const { t } = useTranslation('stages');
  const formatDuration = (duration: Duration | undefined) => {
    if (duration === undefined) return t('noTerm');
    return duration.unit === 'weeks'
      ? t('weeks', { from: duration.from, to: duration.to })
      : t('days', { to: duration.to });
  };
  return (
    <Row anchor={anchor} title={title} link={link}>
      {lead !== null && <Prose text={lead} className={styles.lead} />}
      <ol role="list">
        {stages.map(({ stage, title: name, text }, index) => {
          const knownStage = knownStages.find((one) => one === stage);
          return (
            <li key={stage} className={styles.stage}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div className={styles.body}>
                <h3 className={styles.title}>{name}</h3>
                <p className={styles.term}>
                  {formatDuration(knownStage && stageDurations[knownStage])}
                </p>
                <Prose text={text} className={styles.text} />
                {knownStage === 'curators' && (
                  <p className={styles.text}>
                    {t('average', { weeks: formatDuration(averageReview) })}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Row>
  );
}

export const fragments = graphql`
  fragment ParticipantsSections on Page {
    ...GeneralSections
    sections {
      ...GallerySection
      ...StagesSection
      ...PhasesSection
    }
  }
  fragment StagesSection on StagesSection {
    anchor
    title(language: $language)
    link {
      ...SectionLink
    }
    lead: text(language: $language)
    stages {
      stage
      title(language: $language)
      text(language: $language)
    }
  }
`;
