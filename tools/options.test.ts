import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { testRows } from '../tests/support/testRows';
import { lang, portOption, readOptions } from './options';
import { Refusal } from './sentences';

const options = {
  port: portOption('9000'),
  kind: { type: 'string', values: ['works', 'speakers'] },
  out: { type: 'string' },
  develop: { type: 'boolean', default: true },
  write: { type: 'boolean', short: 'w' },
  lang,
} as const;
const known = '--port, --kind, --out, --no-develop, --write, --lang';

test('options are read with their defaults, and the words that belong to none', () => {
  const { values, positionals } = readOptions(
    ['a.csv', '--no-develop', '--out=x', '-w'],
    options,
    1,
  );
  expect(values).toEqual({ port: '9000', develop: false, out: 'x', write: true });
  expect(positionals).toEqual(['a.csv']);
});

testRows([
  ['--prot 1', 'There is no option --prot.', 'Нет параметра --prot.'],
  ['-x', 'There is no option -x.', 'Нет параметра -x.'],
  ['--out', 'The option --out has no value.', 'У параметра --out нет значения.'],
  ['--out=', 'The option --out has no value.', 'У параметра --out нет значения.'],
  ['--out --write', 'The option --out has no value.', 'У параметра --out нет значения.'],
  ['--no-out', 'There is no option --no-out.', 'Нет параметра --no-out.'],
  ['-wx', 'There is no option -x.', 'Нет параметра -x.'],
  ['--write=no', 'The option --write takes no value.', 'Параметр --write пишут без значения.'],
  [
    '--kind work',
    '--kind cannot be work. It can be: works, speakers.',
    'У --kind нет значения work. Есть: works, speakers.',
  ],
  [
    '--port 65536',
    '--port cannot be 65536. It can be, for example: 9000.',
    'Параметру --port не подходит 65536. Нужно, например: 9000.',
  ],
  [
    '--lang de',
    '--lang cannot be de. It can be, for example: ru.',
    'Параметру --lang не подходит de. Нужно, например: ru.',
  ],
  ['a.csv b.csv', 'One word too many: b.csv.', 'Лишнее слово: b.csv.'],
])('%s is refused in a sentence with all options', (args, en, ru) => {
  let words: unknown;
  try {
    readOptions(args.split(' '), options, 1);
  } catch (error) {
    words = error instanceof Refusal && error.words;
  }
  expect(words).toEqual({
    en: `${en} All options: ${known}.`,
    ru: `${ru} Все параметры: ${known}.`,
  });
});

test.each(['check-content', 'smoke'])(
  '%s prints the sentence in the language of the terminal, and fails',
  (command) => {
    const { status, stdout, stderr } = spawnSync('npx', ['tsx', `tools/${command}.ts`, '--quick'], {
      encoding: 'utf8',
      env: { ...process.env, FAIR_LANG: '', LC_ALL: '', LANG: 'ru_RU.UTF-8' },
    });
    expect(stderr).toMatch(/^Нет параметра --quick\. Все параметры: --.+\.\n$/);
    expect([stdout, status]).toEqual(['', 1]);
  },
  60_000,
);

test.each([
  ['start', '--prot 1', '--prot. All options: --port 9100, --leads-port 9100.'],
  ['start', '--port abc', '--port abc. All options: --port 9100, --leads-port 9100.'],
  ['test', '--ful', '--ful. All options: --full, --shard 1/3, --table.'],
  ['test', '--full=yes', '--full yes. All options: --full, --shard 1/3, --table.'],
  ['test', '--shard', '--shard. All options: --full, --shard 1/3, --table.'],
  ['test', 'links', 'links. All options: --full, --shard 1/3, --table.'],
])('npm %s -- %s is refused in a sentence before anything is done', (command, args, words) => {
  const { status, stdout, stderr } = spawnSync(
    'node',
    [`tools/${command}.mjs`, ...args.split(' ')],
    { encoding: 'utf8' },
  );
  expect([stderr, stdout, status]).toEqual([`Not understood: ${words}\n`, '', 1]);
});

test('no other command parses its options itself', () => {
  const files = readdirSync('tools', { recursive: true, encoding: 'utf8' });
  const own = files.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(`tools/${file}`, 'utf8').includes('parseArgs('),
  );
  expect(own.filter((file) => !file.startsWith('options'))).toEqual([]);
});
