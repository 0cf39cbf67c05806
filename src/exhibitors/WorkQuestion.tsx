import { graphql } from 'gatsby';
import { useCallback, useEffect, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressSearch, changeAddressSearch, readAddressSearch } from '../browser/address';
import { formAt, workFieldOf } from '../forms/model/workForm';
import { isAskable, whyGone } from '../works/model/sale';
import { FormSlot } from '../forms/FormSlot';
import type { FormSite } from '../forms/formTypes';
import type { Locale } from '../i18n/locales';
import { withNoBreakSpaces } from '../lib/text';
import { Picture, aspectOf, hundredths, type ShownWidths } from '../ui/Picture';
import * as styles from './WorkQuestion.module.css';

type Props = {
  exhibitor: Queries.WorkQuestionFragment;
  form: Queries.WorkFormFragment;
  site: FormSite;
  locale: Locale;
};

/**
 * The form that asks about an exhibitor's works. With scripts, the work in the address is selected,
 * or a message says that it can no longer be asked about; the address follows the selection, for a
 * reload and for the other language (decision 033).
 */
export function WorkQuestion({ exhibitor, form, site, locale }: Props) {
  const { t } = useTranslation('exhibitors');
  const { year, slug, stand, works } = exhibitor;
  const slugInAddress = useAddressSearch().get('work');
  const work = works?.find((one) => one.slug === slugInAddress);
  const unavailable = work && whyGone(work);
  const box = useRef<HTMLDivElement>(null);
  const field = workFieldOf(form) ?? '';
  const choose = useCallback(() => {
    const select = box.current?.querySelector<HTMLSelectElement>(`select[name="${field}"]`);
    const wish = new URLSearchParams(readAddressSearch()).get('work');
    if (!select) return;
    // A choice made before the scripts started stays; a work sold meanwhile is not an option.
    if (select.value !== '') return putWork(select.value);
    const option = [...select.options].find(({ value }) => value !== '' && value === wish);
    if (option !== undefined) option.selected = true;
  }, [field]);
  useEffect(choose, [choose]);
  const onChange = ({ target }: FormEvent<HTMLDivElement>) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== field) return;
    putWork(target.value);
  };
  const formOfWork = formAt(form, {
    slug,
    exhibitor: `${year}/${slug}`,
    stand,
    language: locale,
    works: (works ?? []).filter(isAskable).map(({ slug: value, ...one }) => ({
      value,
      label: [one.title, one.artists?.join(', '), one.year].filter(Boolean).join(', '),
    })),
  });
  return (
    <div className={styles.question}>
      <WorksAsked works={work === undefined ? (works ?? []) : [work]} isOne={work !== undefined} />
      <div
        ref={box}
        className={styles.form}
        onChange={onChange}
        // A cleared form is still about the work in the address.
        onReset={() => setTimeout(choose)}
      >
        <p role="status" className={styles.gone}>
          {unavailable && withNoBreakSpaces(t(`askGone.${unavailable}`, { title: work.title }))}
        </p>
        <FormSlot
          key={`${locale} ${formOfWork.name}`}
          form={formOfWork}
          site={site}
          locale={locale}
        />
      </div>
    </div>
  );
}

/** Puts the chosen work into the address; an empty value removes it. */
function putWork(value: string): void {
  changeAddressSearch((search) =>
    value === '' ? search.delete('work') : search.set('work', value),
  );
}

/** The work that the question is about; before a work is chosen, all works in the same place. */
function WorksAsked({ works, isOne }: { works: readonly AskedWork[]; isOne: boolean }) {
  return (
    <ul role="list" className={styles.works} data-one={isOne || undefined}>
      {works.map(({ slug, title, artists, year, alt, picture }) => {
        const image = picture.gatsbyImageData;
        return (
          <li key={slug}>
            {image && (
              <Picture
                image={image}
                alt={alt}
                widths={widthsOf(works.length, aspectOf(image))}
                className={styles.picture}
              />
            )}
            {isOne && <p>{[title, artists?.join(', '), year].filter(Boolean).join(', ')}</p>}
          </li>
        );
      })}
    </ul>
  );
}

type AskedWork = NonNullable<Queries.WorkQuestionFragment['works']>[number];

/**
 * Returns widths for pictures side by side in a strip: over the full width, then in five of twelve
 * columns; no picture is higher than its box (WorkQuestion.module.css).
 */
function widthsOf(count: number, aspect: number): ShownWidths {
  const high = hundredths(aspect);
  return {
    0: `min((100vw - 2rem)/${count},${high}*clamp(12rem,32vh,18rem))`,
    1024: `min(39vw/${count},${high}*38rem)`,
  };
}

export const fragments = graphql`
  fragment WorkQuestion on Exhibitor {
    year
    slug
    stand
    works {
      slug
      title(language: $language)
      artists(language: $language)
      year: yearsText(language: $language)
      availability
      alt(language: $language)
      picture {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [284, 496, 868, 1520])
      }
    }
  }
  fragment WorkForm on LeadForm {
    ...WholeForm
    given
  }
`;
