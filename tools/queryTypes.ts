import { readFileSync, writeFileSync } from 'node:fs';
import { queryTypes } from './queryTypes/queryTypes';

const file = 'src/queries.d.ts';

// npm run check: writes the types of all queries and fragments before the compiler reads them.
const written = await queryTypes();
if (written !== readFileSync(file, 'utf8')) {
  writeFileSync(file, written);
  console.log(`${file} is written anew.`);
}
