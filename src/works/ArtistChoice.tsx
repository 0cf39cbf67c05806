import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findKeyed, readKey, searchKey } from '../lists/model/exhibitorSearch';
import { surnameOf } from '../lib/names';
import { useEarlyText } from '../ui/useEarlyText';
import { useMounted } from '../ui/useMounted';
import { putInAddress } from './QueryLink';
import * as filters from '../lists/Filters.module.css';

export type ArtistName = readonly [slug: string, name: string];
type Props = {
  /** In any order. */
  artists: readonly ArtistName[];
  /** The chosen artist's address. */
  chosen: string | undefined;
  /** The number of works that each artist would leave on the wall. */
  counts: ReadonlyMap<string, number>;
  onChosen: () => void;
};

/**
 * A text field for an artist, typed in either alphabet or picked from the browser's list of names,
 * which is added after mounting. A complete name applies at once; the beginning of exactly one name
 * applies on Enter or when the field loses the focus.
 */
export function ArtistChoice({ artists, chosen, counts, onChosen }: Props) {
  const { t, i18n } = useTranslation('works');
  const isMounted = useMounted();
  const [draft, setDraft] = useState<string>();
  const sorted = useMemo(
    () =>
      [...artists].sort(
        ([, one], [, two]) =>
          surnameOf(one).localeCompare(surnameOf(two), i18n.language) ||
          one.localeCompare(two, i18n.language),
      ),
    [artists, i18n.language],
  );
  const nameOfChosen = artists.find(([slug]) => slug === chosen)?.[1] ?? '';
  const put = (slug: string | undefined) => {
    setDraft(undefined);
    if (slug === chosen) return;
    putInAddress('artist', slug === undefined ? [] : [slug]);
    onChosen();
  };
  const type = (typed: string) => {
    setDraft(typed);
    const named = artists.find(([, name]) => name === typed);
    if (named !== undefined) put(named[0]);
  };
  const finish = () => {
    if (draft === undefined) return;
    if (draft.trim() === '') return put(undefined);
    const keyed = artists.map(([slug, name]) => ({
      slug,
      words: readKey(searchKey([name, slug.replaceAll('-', ' ')])),
    }));
    const { found } = findKeyed(keyed, draft);
    put(found.length === 1 ? found[0]?.slug : chosen);
  };
  const input = useEarlyText(nameOfChosen, type);
  return (
    <label className={filters.key}>
      <span>{t('filter.artist')}</span>
      <input
        ref={input}
        list="artist-names"
        value={draft ?? nameOfChosen}
        placeholder={t('anyArtist')}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
        onBlur={finish}
      />
      <datalist id="artist-names">
        {isMounted &&
          sorted.map(([slug, name]) => {
            const count = counts.get(slug) ?? 0;
            return (
              count > 0 && (
                <option key={slug} value={name}>
                  {count}
                </option>
              )
            );
          })}
      </datalist>
    </label>
  );
}
