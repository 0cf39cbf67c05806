import { graphql } from 'gatsby';
import type { TFunction } from 'i18next';
import type { SessionChoice } from './model/definition';

/** Converts a session of a form's query to a choice in the page's language. */
export function sessionChoice(
  { slug, date, start, weekday, title, ages }: Queries.FormSessionsFragment['sessions'][number],
  t: TFunction<'pages'>,
): SessionChoice {
  const label = [`${weekday}, ${start}: ${title}`, ages && t('formAges', { ...ages })];
  return {
    value: slug,
    label: label.filter(Boolean).join(', '),
    title,
    at: `${date}T${start}`,
    ages,
  };
}

export const fragment = graphql`
  fragment FormSessions on LeadForm {
    sessions {
      year
      slug
      date
      start
      weekday(language: $language)
      title(language: $language)
      ages {
        from
        to
      }
    }
  }
`;
