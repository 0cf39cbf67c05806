import { commandOptions } from './options';
import { checkDeploy, checkHost } from './smoke/checkDeploy';
import { buildIdOf, expectedAnswers } from './smoke/expected';

const options = {
  folder: { type: 'string', default: 'public' },
  // Maximum number of addresses of each kind, for a quick check.
  most: { type: 'string', isValid: (text: string) => /^\d+$/.test(text), like: '20' },
  // Requests only addresses that contain this text.
  only: { type: 'string' },
} as const;
const { values, positionals } = commandOptions(options, { maxWords: 1 });
const { only = '' } = values;

// npm run smoke -- https://…: reports how a deploy differs from the local build (docs/smoke.md).
try {
  const [address = ''] = positionals;
  if (!URL.canParse(address))
    throw new Error('Which deploy? npm run smoke -- https://fair.example');
  const { origin } = new URL(address);
  const maxPages = values.most === undefined ? Infinity : Number(values.most);
  const expected = (await expectedAnswers(values.folder, maxPages)).filter((one) =>
    one.address.includes(only),
  );
  const host = await checkHost(origin);
  const own = buildIdOf(values.folder);
  const isSameBuild = host.id === own;
  console.log(
    isSameBuild
      ? `The deploy is of this build, ${own}.`
      : `The deploy is of the build ${host.id || 'without an id'}, this one is ${own}: contents are not compared.`,
  );
  const pages = isSameBuild ? expected : expected.filter(({ kind }) => !/file|picture/.test(kind));
  const differences = [
    ...host.differences,
    ...(await checkDeploy(pages, { origin, folder: values.folder, isSameBuild })),
  ];
  for (const { address: where, what, expected: expectedAnswer, found } of differences)
    console.log(`${where}  ${what}  expected ${short(expectedAnswer)}, found ${short(found)}`);
  const count = isSameBuild ? differences.length : differences.length + 1;
  console.log(`${pages.length} addresses asked, ${count} differences`);
  process.exitCode = count > 0 ? 1 : 0;
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause === undefined ? message : `${message}: ${String(cause)}`);
  process.exitCode = 1;
}

function short(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text || 'nothing';
}
