import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for each test of a file, or for all of them together; removed afterwards. */
export function temporaryFolder(isForAll = false) {
  let root = '';
  (isForAll ? beforeAll : beforeEach)(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fair-test-'));
  });
  (isForAll ? afterAll : afterEach)(() => rmSync(root, { recursive: true, force: true }));
  const at = (file = '') => path.join(root, file);
  return {
    at,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    /** Writes a file, with the folders that it is in. */
    put: (file: string, content: string | Uint8Array) => {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
  };
}
