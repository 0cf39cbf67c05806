import {
  memo,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { localizedPath } from '../i18n/paths';
import { SearchField, useTypedSearch } from '../lists/SearchField';
import { Button } from '../ui/Button';
import { Link, LinkContext } from '../ui/Link';
import { focusField } from './browser/fieldFocus';
import { answersTo, countAnswers, type Answers, type FoundGroup } from './model/searchIndex';
import * as styles from './SiteSearch.module.css';
import { useSearchIndex } from './browser/useSearchIndex';
import { FoundLink } from './FoundLink';
import type { SearchEntry } from './model/searchFile';
import * as searchResultsStyles from './SearchResults.module.css';

/** The page of all names, to which the form leads without scripts. */
const allNames = '/search/names/';

/**
 * The search over the whole site (decision 040). The query is in the address as `?q=`. `children`
 * suggest where else to look; they are shown while there are no results.
 */
export function SiteSearch({ children }: { children: ReactNode }) {
  const { t } = useTranslation('search');
  const { locale } = useContext(LinkContext);
  const search = useTypedSearch();
  const { index, hasFailed, tryAgain } = useSearchIndex(locale);
  // Deferred, so that typing does not wait for results.
  const query = useDeferredValue(search.typed);
  const answer = useMemo(
    () => (index === undefined ? undefined : answersTo(index, query)),
    [index, query],
  );
  const rootRef = useRef<HTMLDivElement>(null);
  const state = { query, answer, hasFailed };

  const firstQuery = useRef(search.typed);
  useEffect(() => {
    const field = rootRef.current?.querySelector('input');
    if (field && firstQuery.current === '') focusField(field);
  }, []);

  return (
    // The element only listens for keys; the focus is on the field or on a link inside it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={rootRef} data-site-search onKeyDown={moveByKeys}>
      <div className={styles.tools}>
        <SearchField
          search={search}
          label={t('label')}
          hint={t('hint')}
          action={{ path: localizedPath(allNames, locale), send: t('send') }}
          onEnter={() => {
            search.flush();
            return !focusAnswer(rootRef.current);
          }}
        />
        <Status {...state} />
      </div>
      <Found {...state} tryAgain={tryAgain}>
        {children}
      </Found>
    </div>
  );
}

type State = { query: string; answer: Answers | undefined; hasFailed: boolean };

const Status = memo(function Status({ query, answer, hasFailed }: State) {
  const { t } = useTranslation('search');
  const count = answer === undefined ? 0 : countAnswers(answer);
  const words = () => {
    if (query.trim() === '') return '';
    if (answer?.by !== undefined) return t('foundBy', { count, words: answer.by.words });
    if (answer !== undefined) return t('found', { count });
    return hasFailed ? t('failed') : t('loading');
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {words()}
      </p>
      <p className={styles.names}>
        <Link to={allNames}>{t('allNames')}</Link>
      </p>
    </>
  );
});

type FoundProps = State & { tryAgain: () => void; children: ReactNode };

const Found = memo(function Found({ query, answer, hasFailed, tryAgain, children }: FoundProps) {
  const { t } = useTranslation('search');
  const hasQuery = query.trim() !== '';
  return (
    <>
      <p className={styles.plain}>{t('plain')}</p>
      <div className={styles.area}>
        {hasQuery && hasFailed && (
          <div className={styles.said}>
            <p className={styles.big}>{t('failed')}</p>
            <p>{t('failedHelp')}</p>
            <Button look="plain" onClick={tryAgain}>
              {t('again')}
            </Button>
          </div>
        )}
        {hasQuery && answer?.groups.length === 0 && (
          <div className={styles.said}>
            <p className={styles.big}>{t('nothing', { typed: query.trim() })}</p>
            <p>{t('nothingHelp')}</p>
          </div>
        )}
        {answer?.by !== undefined && <p className={styles.partly}>{t(answer.by.why)}</p>}
        {answer !== undefined && answer.groups.length > 0 ? (
          <SearchResults query={query} groups={answer.groups} />
        ) : (
          children
        )}
      </div>
    </>
  );
});

const resultLinks = 'a[data-found]';

/** Focuses the first result; returns whether there is one. */
function focusAnswer(root: HTMLElement | null): boolean {
  const first = root?.querySelector<HTMLElement>(resultLinks);
  first?.focus();
  return first !== null && first !== undefined;
}

/**
 * Moves the focus through the field and the results by arrow keys; Escape moves it back to the
 * field.
 */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(`input[type=search], ${resultLinks}`),
  ];
  const at = stops.findIndex((stop) => stop === event.target);
  if (at < 0) return;
  const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Escape: -at };
  const step = steps[event.key];
  const next = step === undefined ? undefined : stops[at + step];
  if (next === undefined || next === event.target) return;
  event.preventDefault();
  next.focus();
}

/** Number of results of a group before the visitor asks for all of them. */
const maxFolded = 6;
/** Width and height of a picture, px. */
const pictureSide = 56;

/** The results by kind. A long group is cut until the visitor asks for all of it. */
export const SearchResults = memo(function SearchResults({
  query,
  groups,
}: {
  query: string;
  groups: readonly FoundGroup[];
}) {
  return (
    <div className={searchResultsStyles.groups}>
      {groups.map((group) => (
        <Group key={group.kind} query={query} {...group} />
      ))}
    </div>
  );
});

/**
 * The groups that the visitor has unfolded, each with its query: Back from a result finds them as
 * they were, and another query starts folded.
 */
const unfoldedGroups = new Set<string>();

function Group({ query, kind, entries }: FoundGroup & { query: string }) {
  const { t } = useTranslation('search');
  const key = `${kind} ${query}`;
  const [unfolded, setUnfolded] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  // The button that had the focus is gone; the first new link is in its place.
  useEffect(() => {
    if (unfolded)
      list.current?.children[maxFolded]?.querySelector('a')?.focus({ preventScroll: true });
  }, [unfolded]);
  const isWhole = unfoldedGroups.has(key) || entries.length <= maxFolded;
  const title = t(`kinds.${kind}`);
  return (
    <section className={searchResultsStyles.group} aria-label={title}>
      <h2 className={searchResultsStyles.title}>
        {title}
        <sup>{entries.length}</sup>
      </h2>
      <ul ref={list} role="list" className={searchResultsStyles.answers}>
        {(isWhole ? entries : entries.slice(0, maxFolded)).map((entry) => (
          <Answer key={entry.path} entry={entry} />
        ))}
      </ul>
      {!isWhole && (
        <button
          type="button"
          className={searchResultsStyles.all}
          onClick={() => {
            unfoldedGroups.add(key);
            setUnfolded(key);
          }}
        >
          {t('showAll', { count: entries.length })}
        </button>
      )}
    </section>
  );
}

const Answer = memo(function Answer({ entry }: { entry: SearchEntry }) {
  return (
    <li>
      <FoundLink to={entry.path} className={searchResultsStyles.answer}>
        <span className={searchResultsStyles.words}>
          <span className={searchResultsStyles.name}>{entry.name}</span>
          {entry.note !== '' && <span className={searchResultsStyles.note}>{entry.note}</span>}
        </span>
        {entry.picture !== '' && (
          <img
            className={searchResultsStyles.picture}
            src={entry.picture}
            alt=""
            width={pictureSide}
            height={pictureSide}
            loading="lazy"
            decoding="async"
          />
        )}
      </FoundLink>
    </li>
  );
});
