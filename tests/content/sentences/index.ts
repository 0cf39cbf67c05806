import type { ProblemCode } from '../../../src/build/check/problems/problem';
import { editionSaid } from './edition';
import { fileSaid } from './file';
import { formSaid } from './form';
import { formatSaid } from './format';
import { hoursSaid } from './hours';
import { pageSaid } from './page';
import { pictureSaid } from './picture';
import type { Said } from './said';
import { valueSaid } from './value';
import { workSaid } from './work';
import { yamlSaid } from './yaml';

/** Every sentence of the check, once in each language. */
export const said: Said<ProblemCode> = {
  ...yamlSaid,
  ...valueSaid,
  ...formatSaid,
  ...fileSaid,
  ...editionSaid,
  ...hoursSaid,
  ...workSaid,
  ...pageSaid,
  ...formSaid,
  ...pictureSaid,
};
