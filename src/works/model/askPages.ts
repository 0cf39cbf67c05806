import { editionWith } from '../../edition/model/editionWith';
import { isAskable } from './sale';

/** The form with a question about a work: content/forms/work-question.yaml (decision 033). */
export const workQuestion = 'work-question';

type WithWorks = {
  readonly year: number;
  readonly works?: readonly { readonly availability?: string | null | undefined }[] | undefined;
};

/**
 * Returns the exhibitors that have a page for questions about their works: exhibitors of the shown
 * edition with at least one work that visitors can ask about (decision 033).
 */
export function askableExhibitors<Exhibitor extends WithWorks>(
  exhibitors: readonly Exhibitor[],
  currentEdition: number,
): Exhibitor[] {
  const shownYear = editionWith(new Set(exhibitors.map(({ year }) => year)), currentEdition);
  return exhibitors.filter(({ year, works = [] }) => year === shownYear && works.some(isAskable));
}
