import { writeFileSync } from 'node:fs';
import { printSchema, schemaFiles } from './schemas/files';

// npm run schemas: regenerates tools/schemas/<kind>.schema.json from src/content-model, for editors
// (docs/editors.md).
for (const { file, schema } of schemaFiles()) {
  writeFileSync(file, printSchema(schema));
  console.log(file);
}
