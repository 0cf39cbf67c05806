import { editionWith } from '../../edition/model/editionWith';
import { isAskable } from './sale';

/** The form that asks about a work: content/forms/work-question.yaml (decision 033). */
export const workQuestion = 'work-question';

type Asked = {
  readonly year: number;
  readonly works?: readonly { readonly availability?: string | null | undefined }[] | undefined;
};

/**
 * The exhibitors who have a page to ask about their works: those of the edition whose exhibitors
 * are shown, with a work that may be asked about (decision 033).
 */
export function askedExhibitors<Exhibitor extends Asked>(
  exhibitors: readonly Exhibitor[],
  currentEdition: number,
): Exhibitor[] {
  const shown = editionWith(new Set(exhibitors.map(({ year }) => year)), currentEdition);
  return exhibitors.filter(({ year, works = [] }) => year === shown && works.some(isAskable));
}
