// npm run lint: the arrows of the house (design §1) where style sheets take from each other;
// dependency-cruiser has those of code.
import { styleFaults } from './arrows/styles';

const faults = styleFaults('.');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
