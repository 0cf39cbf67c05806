import { readFileSync } from 'node:fs';
import { sabotaged, sabotages } from '../audit/sabotage/sabotages';

test.each(sabotages.map((sabotage) => [sabotage.name, sabotage] as const))(
  'npm run audit:sabotage can still put in %s',
  (_, { file, edits }) => {
    const text = readFileSync(file, 'utf8');
    expect(sabotaged(text, edits)).not.toBe(text);
  },
);
