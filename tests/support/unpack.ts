import { fromBuffer, type Entry } from 'yauzl';
import { readFileSync } from 'node:fs';

/** Unpacks a ZIP archive with another library than the one that packs it. */
export function unpack(file: string): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(readFileSync(file), { lazyEntries: true }, (fault, archive) => {
      if (fault) return reject(fault);
      archive.on('error', reject);
      archive.on('end', () => resolve(files));
      archive.on('entry', (entry: Entry) => {
        archive.openReadStream(entry, (broken, stream) => {
          if (broken) return reject(broken);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('error', reject);
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(chunks));
            archive.readEntry();
          });
        });
      });
      archive.readEntry();
    });
  });
}
