// A process of its own, which `tools/build.mjs` starts beside Gatsby: reads the content folder, checks it, and foretells
// what pages of its records will want drawn. Each answer is sent when it is there.
import { reportOnFolder } from './check';
import { readContentFolder } from './check/contentFolder';
import { contentRoot, readSite } from './contentRoot';
import { foretellShares } from './share/foretellShares';

process.on('disconnect', () => process.exit());

/** Tells the build; one that has ended meanwhile needs no answer. */
const tell = (type: string, value: unknown) => new Promise((resolve) => process.send?.({ type, value }, resolve));

async function answer(root: string): Promise<void> {
  const folder = readContentFolder(root);
  const report = await reportOnFolder(root, folder);
  await tell('REPORT', report);
  await tell('SHARES', report.problems.length > 0 ? [] : [...foretellShares(root, folder.sources, readSite())]);
}

void answer(contentRoot()).finally(() => process.exit());
