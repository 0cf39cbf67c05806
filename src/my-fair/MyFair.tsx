import { graphql } from 'gatsby';
import {
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStars } from '../stars/useStars';
import { Button } from '../ui/Button';
import { useMounted } from '../ui/useMounted';
import { reloadOnce } from '../browser/chunkFailures';
import { onSharedList, readSharedList } from '../stars/browser/sharedList';
import { areStarsKept } from '../stars/browser/stars';
import * as styles from './MyFair.module.css';
import type { MyFairListProps } from './MyFairList';

type Props = {
  data: Queries.MyRecordsFragment;
  /** The fair as calendars and paper name it. */
  fair: MyFairListProps['fair'];
  /** How it works, and where to begin: all there is without a list. */
  children: ReactNode;
};

const nothing = () => undefined;

/**
 * The visitor's list (decision 028). The HTML says how it works; once the app runs, the list comes
 * before that, if there is one, or a link that brings one. Its code is fetched only then.
 */
export function MyFair({ data, fair, children }: Props) {
  const { t } = useTranslation('my');
  const isMounted = useMounted();
  const count = useStars().length;
  const code = useSyncExternalStore(onSharedList, readSharedList, nothing);
  const { List, hasFailed, load } = useList(count > 0 || code !== undefined);
  const hasList = List !== undefined;
  return (
    <div className={styles.fair} data-list={hasList || undefined}>
      <p className={styles.needsScript}>{t('needsScript')}</p>
      {!hasList && (
        <p className={styles.state} role="status">
          {isMounted && (hasFailed ? t('failed') : count === 0 && t('emptyYet'))}
        </p>
      )}
      {hasFailed && !hasList && (
        <p className={styles.retry}>
          <Button look="plain" onClick={load}>
            {t('retry')}
          </Button>
        </p>
      )}
      {List && <List data={data} fair={fair} code={code} />}
      {/* New elements rather than moved ones: nothing on the screen may jump. */}
      <div key={hasList ? 'after' : 'alone'} className={hasList ? styles.after : undefined}>
        {children}
      </div>
    </div>
  );
}

/** The list's code, fetched as soon as it is wanted; it stays when the last star goes. */
function useList(isWanted: boolean) {
  const [List, setList] = useState<ComponentType<MyFairListProps>>();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    import(/* webpackChunkName: "my-fair" */ './MyFairList').then(
      ({ MyFairList }) => {
        setList(() => MyFairList);
        setFailed(false);
      },
      () => {
        // A list that is not kept would be lost by loading the page again.
        if (!areStarsKept() || !reloadOnce()) setFailed(true);
      },
    );
  };
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted]);
  return { List, hasFailed, load };
}

export const fragments = graphql`
  fragment MySession on Session {
    year
    slug
    date
    weekday(language: $language)
    start
    end
    title(language: $language)
    status
    note(language: $language)
    hall {
      id
    }
    speakerReferences
  }
  fragment MyWork on Work {
    slug
    exhibitor {
      year
      slug
    }
    makers {
      name(language: $language)
    }
    availability
    price
    priceRange {
      from
      to
    }
    priceText(language: $language)
    picture {
      gatsbyImageData(layout: FULL_WIDTH, formats: [WEBP], breakpoints: [284])
    }
  }
  fragment MyPlan on Plan {
    year
    size {
      width
      height
    }
    halls {
      id
      name(language: $language)
      x
      y
      width
      height
    }
    stands {
      code
      hall
      x
      y
      width
      height
    }
  }
  fragment MyRecords on Query {
    currentEdition {
      year
    }
    programme {
      year
      edition {
        firstDay
        lastDay
        venue {
          name(language: $language)
          address(language: $language)
        }
      }
      days {
        changed
        sessions {
          ...MySession
          kind
          summary(language: $language)
        }
      }
    }
    mapPlan {
      year
    }
    pastSessions {
      ...MySession
    }
    exhibitors: allExhibitor(sort: [{ year: ASC }, { slug: ASC }]) {
      nodes {
        year
        slug
        name(language: $language)
        stand
        participantType
        works {
          slug
          title(language: $language)
        }
      }
    }
    worksOnShow {
      ...MyWork
    }
    speakers: allSpeaker(sort: [{ year: ASC }, { slug: ASC }]) {
      nodes {
        year
        slug
        name(language: $language)
        role(language: $language)
      }
    }
    plans: allPlan(sort: { year: ASC }) {
      nodes {
        ...MyPlan
      }
    }
  }
`;
