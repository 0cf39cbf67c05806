import { graphql } from 'gatsby';
import {
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useStars, areStarsStored } from '../stars/browser/starStore';
import { LinkContext } from '../ui/Link';
import { Button } from '../ui/Button';
import { useMounted } from '../ui/useMounted';
import { reloadOnce } from '../browser/failures';
import { onSharedList, readSharedList } from '../stars/browser/sharedList';
import * as styles from './MyFair.module.css';
import { pastRecords } from './browser/pastRecords';
import type { MyFairListProps } from './MyFairList';
import type { MyRecord } from './records';

type Props = {
  data: Queries.MyRecordsFragment;
  /** The fair's name and domain for calendars and print. */
  fair: MyFairListProps['fair'];
  /** The explanation and where to begin: the whole page if there is no list. */
  children: ReactNode;
};

const nothing = () => undefined;

/**
 * The visitor's list (decision 028). The HTML contains the explanation. Once the app runs, the list
 * appears above the explanation, if the visitor has a list or has opened a link with one; only then
 * does the list's code load.
 */
export function MyFair({ data, fair, children }: Props) {
  const { t } = useTranslation('my');
  const isMounted = useMounted();
  const count = useStars().length;
  const code = useSyncExternalStore(onSharedList, readSharedList, nothing);
  const { List, past, hasFailed, load } = useList(data, count > 0 || code !== undefined, code);
  const hasList = List !== undefined;
  return (
    <div className={styles.fair} data-list={hasList || undefined}>
      <p className={styles.needsScript}>{t('needsScript')}</p>
      {(!hasList || hasFailed) && (
        <p className={styles.state} role="status">
          {isMounted && (hasFailed ? t('failed') : count === 0 && t('emptyYet'))}
        </p>
      )}
      {hasFailed && (
        <p className={styles.retry}>
          <Button look="plain" onClick={load}>
            {t('retry')}
          </Button>
        </p>
      )}
      {List && <List data={data} past={past} fair={fair} code={code} />}
      {/* A new key creates new elements: moved ones would jump visibly. */}
      <div key={hasList ? 'after' : 'alone'} className={hasList ? styles.after : undefined}>
        {children}
      </div>
    </div>
  );
}

/**
 * Loads the list's code when needed, and the records of past years if an entry of the list is among
 * them. Both stay loaded after the last star is removed.
 */
function useList(data: Props['data'], isWanted: boolean, code: string | undefined) {
  const { locale } = useContext(LinkContext);
  const [loaded, setLoaded] = useState<{
    List?: ComponentType<MyFairListProps>;
    past?: readonly MyRecord[];
  }>({});
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./MyFairList').then(
      async ({ MyFairList, needsPast }) => {
        try {
          const past = needsPast(data, code) ? await pastRecords(locale) : undefined;
          setLoaded((known) => ({ ...known, List: MyFairList, ...(past && { past }) }));
          setFailed(false);
        } catch {
          setLoaded((known) => ({ ...known, List: MyFairList }));
          setFailed(true);
        }
      },
      () => {
        // A reload would lose a list that is not stored.
        if (!areStarsStored() || !reloadOnce()) setFailed(true);
      },
    );
  }, [data, code, locale]);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { ...loaded, hasFailed, load };
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
      name(language: $language)
      isOnMap
    }
    speakers {
      year
      slug
      name(language: $language)
    }
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
      walks
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
        sessions {
          ...MySession
          kindName(language: $language)
          summary(language: $language)
          changed
        }
      }
    }
    exhibitorsOnShow {
      year
      slug
      name(language: $language)
      stand
      participantType
      isOnMap
      works {
        slug
        title(language: $language)
      }
    }
    worksOnShow {
      ...MyWork
    }
    speakersOnShow {
      year
      slug
      name(language: $language)
      role(language: $language)
    }
    plansOnShow {
      ...MyPlan
    }
  }
`;
