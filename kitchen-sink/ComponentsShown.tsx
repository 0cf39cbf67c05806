import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs, PageTitle } from '../src/shell/page/PageTitle';
import { ConsentBar } from '../src/shell/app/askAndStartAnalytics';
import { Directory } from '../src/lists/Directory';
import { ErrorIllustration } from '../src/shell/errors/ErrorIllustration';
import { Facts } from '../src/ui/Facts';
import { FoldedRow } from '../src/ui/FoldedRow';
import { HashDialog } from '../src/navigator/HashDialog';
import { HungWork } from '../src/works/HungWork';
import { KeepForVenue, KeepLink } from '../src/venue/copy/KeepForVenue';
import { LateNotices } from '../src/venue/notices/LateNotices';
import { Neighbours } from '../src/lists/Neighbours';
import { NothingFound } from '../src/lists/NothingFound';
import { OpeningNow } from '../src/edition/OpeningNow';
import { pageArch } from '../src/shell/page/PageArch';
import { PageIntroduction } from '../src/ui/PageIntroduction';
import { PlanMark } from '../src/plan/PlanMark';
import { Row, RowNumber } from '../src/ui/Row';
import { SearchField, useTypedSearch } from '../src/lists/SearchField';
import { SessionList } from '../src/programme/SessionList';
import { SessionRow } from '../src/programme/SessionRow';
import { Stepper } from '../src/tickets/Stepper';
import { SpeakerList } from '../src/speakers/SpeakerList';
import { CopyLink } from '../src/stars/CopyLink';
import { StarButton } from '../src/stars/StarButton';
import { StarMessage } from '../src/stars/StarMessage';
import { YearLinks } from '../src/lists/YearLinks';
import { searchKey } from '../src/lists/model/listSearch';
import { openingStates } from '../src/edition/model/openingState';
import type { Locale } from '../src/i18n/locales';
import { Link } from '../src/ui/Link';
import { sampleNotices, sampleSessions, samplesOf } from './samples';

const next = { day: '1', time: '12:00', lastEntry: null, who: null };
const until = { ...next, time: '21:00', lastEntry: '20:30' };

type Props = {
  locale: Locale;
  image: IGatsbyImageData | undefined;
  /** Set if the edition has a plan. */
  planYear: number | undefined;
};

/**
 * Shows every component in every state, except those around the page: header, menu, language
 * switch, footer.
 */
export function ComponentsShown({ locale, image, planYear }: Props) {
  const { action, label, long, text, title, value } = samplesOf(locale);
  const sessions = sampleSessions(locale);
  const search = useTypedSearch();
  const { t: stars } = useTranslation('stars');
  const beside = { label: `${label} 1`, list: '/', previousLabel: label, nextLabel: action };
  const years = [2030, 2029].map((words) => ({ to: `/exhibitors/${words}/`, words }));
  const neighbour = { name: long, slug: 'map' };
  const entries = [title, long, value, action, '7 / 4'].map((name, index) => ({
    name,
    to: `/?${index}`,
    note: index === 1 ? undefined : `A${index}`,
    type: index % 2 === 0 ? 'even' : 'odd',
    searchKey: searchKey([name]),
    image: index === 2 ? undefined : image,
    star: { kind: 'stand' as const, year: 2030, slug: `stand-${index}` },
  }));
  return (
    <>
      <Breadcrumbs
        items={[
          { label: { ru: label, en: label }, to: '/' },
          { label: long, to: '/?crumb' },
          { label: title },
        ]}
      />
      <PageTitle
        headingLevel={2}
        titleH1={long}
        titleH2={value}
        rightText={value}
        path="/"
        btn={action}
      />
      <PageTitle
        headingLevel={2}
        titleH1={long}
        titleH2={value}
        rightText={text}
        arch={pageArch({ arch: image ? { gatsbyImageData: image } : null })}
        introduction={<PageIntroduction text={text} place="beside" />}
      />
      <PageTitle headingLevel={2} titleFioH1={long} titleH2={null} rightText={null} path="/" />
      <PageTitle headingLevel={2} titleH1={title} titleH2={value} rightText={text} isCompact>
        <YearLinks label={title} links={years} />
      </PageTitle>
      <PageIntroduction text={text} />
      <PageIntroduction text={text} place="after" />
      <PageIntroduction text={null} />
      <RowNumber.Provider value={7}>
        <Row anchor="row" title={long} link={{ label: action, to: '/' }}>
          <Facts
            facts={[
              { label, value },
              { label: long, value: label },
            ]}
          />
        </Row>
      </RowNumber.Provider>
      <FoldedRow anchor="folded-row" title={long} link={{ label: action, to: '/' }}>
        {text}
      </FoldedRow>
      <SessionRow title="SessionRow" sessions={sessions} />
      <SessionRow title={long} sessions={[]} />
      {planYear !== undefined && (
        <Row anchor="plan-mark" title="PlanMark">
          <PlanMark
            year={planYear}
            planWidth={120}
            planHeight={60}
            place={{ x: 10, y: 10, width: 20, height: 10 }}
            label={label}
          />
        </Row>
      )}
      <Row anchor="days" title="SessionList">
        <SessionList sessions={sessions} withDay={false} />
      </Row>
      <Row anchor="speakers" title="SpeakerList">
        <SpeakerList
          speakers={[long, value].map((name, index) => ({
            name,
            role: text,
            year: 2030,
            slug: `speaker-${index}`,
            portrait: index === 0 && image ? { picture: { gatsbyImageData: image } } : null,
          }))}
        />
      </Row>
      {openingStates.map((state) => (
        <OpeningNow
          key={state}
          edition={{
            year: 2026,
            openingChanges: [{ from: '', state, ...(state === 'open' ? until : next) }],
          }}
        />
      ))}
      <YearLinks label={action} links={years} />
      <Directory
        entries={entries}
        types={[
          { type: 'even', label },
          { type: 'odd', label: action },
          { type: 'none', label: value },
        ]}
        shape="arch"
        labels={{ letters: label, search: action, searchHint: value }}
      />
      <SearchField search={search} label={title} hint={value} />
      <NothingFound words={long} showAll={action} onShowAll={() => undefined} />
      <ul role="list">
        {image &&
          [long, title].map((name, index) => (
            <HungWork
              key={name}
              work={{
                slug: `work-${index}`,
                title: name,
                year: '2030',
                makers: index === 0 ? [] : [{ name: long }],
                exhibitor: { slug: 'shown', name: label },
                picture: { gatsbyImageData: image },
              }}
              year={2030}
              alt=""
              widths={{ 0: '93vw' }}
            >
              <p>{value}</p>
            </HungWork>
          ))}
      </ul>
      <Stepper label={long} value="1" max={10} onChange={() => undefined} />
      <Link to="#dialog">{action}</Link>
      <HashDialog anchor="dialog" title={long} close={action}>
        <p>{text}</p>
      </HashDialog>
      <ErrorIllustration />
      <KeepLink />
      <KeepForVenue />
      <Neighbours {...beside} previous={neighbour} next={neighbour} />
      <Neighbours {...beside} label={`${label} 2`} previous={null} next={neighbour} />
      <Neighbours {...beside} label={`${label} 3`} previous={neighbour} next={null} />
      <LateNotices notices={sampleNotices(locale)} locale={locale} onClose={() => undefined} />
      <StarButton kind="speaker" year={2030} slug="nobody" name={title} />
      <StarButton kind="speaker" year={2030} slug="nobody" name={title} withWords />
      <CopyLink t={stars} address={() => '/'} />
      <StarMessage
        t={stars}
        locale={locale}
        isStarred
        isLong
        isStored={false}
        onClose={() => undefined}
        onDone={() => undefined}
      />
      <ConsentBar locale={locale} onAnswer={() => undefined} />
    </>
  );
}
