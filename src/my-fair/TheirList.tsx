import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStars, changeStars, stars } from '../stars/browser/starStore';
import { decodeStars } from '../stars/model/shareLink';
import { withStar, type Star, type StarKey } from '../stars/model/stars';
import { Button } from '../ui/Button';
import { closeSharedList } from '../stars/browser/sharedList';
import { NameList } from './NameList';
import { byKindAndTime, starOf, type MyRecords } from './records';
import * as styles from './TheirList.module.css';

type Props = {
  /** The code from the address: any text at all. */
  code: string;
  records: MyRecords;
};

/**
 * The list of a link compared with the visitor's own: entries in both, only in the link, only in
 * the visitor's list. The comparison uses the state at the time of opening, so that pressing a star
 * does not remove its line; after "take all", everything is in both. Nothing is added without a
 * press.
 */
export function TheirList({ code, records }: Props) {
  const { t } = useTranslation('my');
  const list = useStars();
  const mine = () =>
    stars()
      .map(({ key }) => key)
      .filter((key) => records.byKey.has(key));
  const [own, setOwn] = useState(mine);
  const [shared] = useState(() => decodeStars(code, records.keys));
  const [timesTaken, setTimesTaken] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // The focus moves here, because the pressed button has disappeared.
  const taken = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (timesTaken > 0) taken.current?.focus();
  }, [timesTaken]);

  const of = (keys: readonly StarKey[]) =>
    keys.flatMap((key) => records.byKey.get(key) ?? []).sort(byKindAndTime);
  const missing = (shared?.keys ?? []).filter((key) => !list.some((star) => star.key === key));
  const takeAll = () => {
    changeStars((now) => of(missing).map(starOf).reduce<readonly Star[]>(withStar, now));
    setOwn(mine());
    setTimesTaken((times) => times + 1);
  };
  const lists = shared && compareLists(own, shared.keys);
  const parts = lists && [
    { title: t('their.onlyTheirs'), keys: lists.onlyTheirs },
    { title: t('their.both'), keys: lists.both },
    { title: t('their.onlyMine'), keys: lists.onlyMine },
  ];
  return (
    <section
      className={styles.their}
      aria-labelledby="their-title"
      data-own={own.length > 0 || undefined}
    >
      <h2 id="their-title" ref={heading} tabIndex={-1} className={styles.title}>
        {t('their.title')}
      </h2>
      {shared === undefined && <p className={styles.lead}>{t('their.unreadable')}</p>}
      {shared && (
        <p className={styles.lead}>
          {shared.keys.length === 0
            ? t('their.nothing')
            : t(own.length === 0 ? 'their.leadEmpty' : 'their.lead')}
        </p>
      )}
      {shared && shared.missing > 0 && <p>{t('their.missing', { count: shared.missing })}</p>}
      {parts && shared.keys.length > 0 && (
        <div className={styles.parts}>
          {parts
            .filter(({ keys }) => keys.length > 0)
            .map(({ title, keys }) => (
              <section key={title} className={styles.part}>
                <h3 className={styles.partTitle}>
                  {title} <span className={styles.count}>{of(keys).length}</span>
                </h3>
                <NameList records={of(keys)} />
              </section>
            ))}
        </div>
      )}
      <p ref={taken} role="status" tabIndex={-1}>
        {timesTaken > 0 && missing.length === 0 && t('their.taken')}
      </p>
      <p className={styles.tools}>
        {missing.length > 0 && (
          <Button onClick={takeAll}>{t('their.takeAll', { count: missing.length })}</Button>
        )}
        <Button look="plain" onClick={closeSharedList}>
          {t('their.close')}
        </Button>
      </p>
    </section>
  );
}

type ComparedLists = { both: StarKey[]; onlyMine: StarKey[]; onlyTheirs: StarKey[] };

/** Compares two people's lists; shared entries are in the order of `mine`. */
export function compareLists(mine: readonly StarKey[], theirs: readonly StarKey[]): ComparedLists {
  const [my, their] = [new Set(mine), new Set(theirs)];
  return {
    both: [...my].filter((key) => their.has(key)),
    onlyMine: [...my].filter((key) => !their.has(key)),
    onlyTheirs: [...their].filter((key) => !my.has(key)),
  };
}
