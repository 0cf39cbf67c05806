import type { Node } from 'gatsby';
import type { Gathered } from '../../../search/model/searchFile';

/**
 * An entry of the search. Its picture is given by a file name and the record in whose folder the
 * file is.
 */
export type Found = Omit<Gathered, 'picture'> & { pictured?: { record: Node; file: string } };
