import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { compareNames } from '../lib/names';
import type { WallPlace } from './browser/wall';
import type { Group } from '../lists/model/groups';
import { useMounted } from '../ui/useMounted';
import * as styles from './WorksFilters.module.css';

type Hung = { exhibitor: { slug: string; name: string } };
type Props = {
  groups: readonly Group<Hung>[];
  found: ReadonlySet<Hung>;
  /** The label of the groups: rows or letters. */
  label: string;
  /**
   * Whether to offer exhibitors, too: they can be jumped to if the works of each are next to each
   * other.
   */
  hasExhibitors: boolean;
  /** Scrolls to a group, or to a work by its index. */
  onJump: (to: WallPlace) => void;
};

/**
 * A select that scrolls to a row, a letter or an exhibitor of the wall; its options are added after
 * mounting. It keeps the focus, so that the next choice is one key away.
 */
export const JumpTo = memo(function JumpTo({ groups, found, label, hasExhibitors, onJump }: Props) {
  const { t, i18n } = useTranslation('works');
  const isMounted = useMounted();
  const works = groups.flatMap(({ entries }) => entries);
  const titled = groups.flatMap(({ title, entries }, group) =>
    title !== null && entries.some((work) => found.has(work)) ? [{ title, group }] : [],
  );
  const galleries = new Map<string, { name: string; work: number }>();
  if (isMounted && hasExhibitors)
    works.forEach((work, index) => {
      const { slug, name } = work.exhibitor;
      if (found.has(work) && !galleries.has(slug)) galleries.set(slug, { name, work: index });
    });
  const byName = [...galleries.values()].sort((one, two) =>
    compareNames(one.name, two.name, i18n.language),
  );
  if (titled.length < 2 && byName.length < 2) return null;
  return (
    <select
      className={styles.jump}
      aria-label={t('jump')}
      value=""
      onChange={({ target }) => {
        const [kind, number] = target.value.split(' ');
        onJump(kind === 'group' ? { group: Number(number) } : { work: Number(number) });
      }}
    >
      <option value="">{t('jump')}</option>
      {isMounted && titled.length > 1 && (
        <optgroup label={label}>
          {titled.map(({ title, group }) => (
            <option key={group} value={`group ${group}`}>
              {title}
            </option>
          ))}
        </optgroup>
      )}
      {byName.length > 1 && (
        <optgroup label={t('galleries')}>
          {byName.map(({ name, work }) => (
            <option key={work} value={`work ${work}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
});
