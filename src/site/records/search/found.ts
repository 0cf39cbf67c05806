import type { Node } from 'gatsby';
import type { Gathered } from '../../../search/model/searchFile';
import type { Localized } from '../../../i18n/locales';

/** What the search finds, and its picture: a file's name, in the folder of a record. */
export type Found = Omit<Gathered, 'picture'> & { pictured?: { record: Node; file: string } };

/** A text in both languages. */
export const spoken = ({ ru, en }: Localized): string[] => (en === undefined ? [ru] : [ru, en]);
