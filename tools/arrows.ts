// npm run check: the import rules (design §1) for style sheets; lint enforces those for code.
import { styleFaults } from './arrows/styles';

const faults = styleFaults('.');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
