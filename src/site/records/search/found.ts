import type { Node } from 'gatsby';
import type { Gathered } from '../../../search/model/searchFile';

/** What the search finds, and its picture: a file's name, in the folder of a record. */
export type Found = Omit<Gathered, 'picture'> & { pictured?: { record: Node; file: string } };
