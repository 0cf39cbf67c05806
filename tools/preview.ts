import { parseArgs } from 'node:util';
import { startPreview } from '../tests/support/previewServer';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '9000' },
    folder: { type: 'string', default: 'public' },
    'lower-case': { type: 'boolean', default: false },
  },
});

try {
  const { origin } = await startPreview({
    folder: values.folder,
    port: Number(values.port),
    lowerCase: values['lower-case'],
  });
  console.log(`The site is at ${origin}/ (Russian) and ${origin}/en/ (English). Ctrl+C stops it.`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Port ${values.port} is taken: choose another with --port N.` : message);
  process.exitCode = 1;
}
