import { mkdirSync, writeFileSync } from 'node:fs';
import { schemaFiles, schemaFolder } from './schemas/files';

// On install, and with npm run check: writes a JSON Schema of each kind of content, which code
// editors use for hints (docs/editors.md).
mkdirSync(schemaFolder, { recursive: true });
for (const { file, schema } of schemaFiles()) writeFileSync(file, JSON.stringify(schema, null, 2));
