import type { StructuredData } from './graph';

type ReleaseFacts = {
  title: string;
  summary: string;
  url: string;
  /** The full address of a picture. */
  image: string | undefined;
  /** ISO date. */
  date: string;
  language: string;
  fair: { name: string; url: string };
};

/** Describes a press release as the fair's own news. */
export function pressRelease(facts: ReleaseFacts): StructuredData {
  const { title, summary, url, image, date, language, fair } = facts;
  const organisation = { '@type': 'Organization', ...fair };
  return {
    '@type': 'NewsArticle',
    name: title,
    headline: title,
    description: summary,
    url,
    mainEntityOfPage: url,
    ...(image !== undefined && { image }),
    datePublished: date,
    inLanguage: language,
    author: organisation,
    publisher: organisation,
  };
}
