import { mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { makeBaseContent, writeContent } from '../../../../tests/content/baseContent';
import { digestOf } from '../files';
import { startEditor } from '../startEditor';

export type TestRequest = {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
};
export type TestResponse = { status: number; headers: IncomingHttpHeaders; bytes: Buffer };

/** Starts an editor with a small content of its own, in a folder that also contains other files. */
export async function editorOfTests() {
  const place = writeContent(new Map([['secret.yaml', 'canary: 7f3a\n']]));
  const contentRoot = path.join(place, 'content');
  const content = await makeBaseContent();
  for (const [file, bytes] of content) put(path.join(contentRoot, file), bytes);
  const editor = await startEditor({ contentRoot, project: process.cwd(), language: 'en' });
  const { origin, port, pathname: base } = new URL(editor.address);

  /** Sends a request with its path unchanged and, by default, the page's own headers. */
  function send(
    to: string,
    { method = 'GET', headers, body = '' }: TestRequest = {},
  ): Promise<TestResponse> {
    return new Promise((resolve, reject) => {
      const own = { Host: `127.0.0.1:${port}`, ...(method !== 'GET' && { Origin: origin }) };
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          path: to,
          method,
          headers: { ...own, ...headers },
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const { statusCode: status = 0, headers } = response;
            resolve({ status, headers, bytes: Buffer.concat(chunks) });
          });
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  return {
    ...editor,
    place,
    base,
    port,
    contentRoot,
    send,
    /** Sends a request as the page does; parses the answer as JSON. */
    ask: async (name: string, sent?: object | Uint8Array) => {
      const body = sent instanceof Uint8Array ? sent : JSON.stringify(sent);
      const outgoing = sent === undefined ? {} : { method: 'POST', body };
      const { status, bytes } = await send(`${base}api/${name}`, outgoing);
      return { status, answer: JSON.parse(bytes.toString()) as never };
    },
    read: (file: string) => readFileSync(path.join(contentRoot, file), 'utf8'),
    put: (file: string, bytes: string | Uint8Array) => put(path.join(contentRoot, file), bytes),
    remove: async () => {
      await editor.close();
      rmSync(place, { recursive: true });
    },
  };
}

function put(file: string, bytes: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Returns one digest of a folder with all its files and links. */
export function digestOfTree(folder: string): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const lines = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) return `${file} → ${readlinkSync(file)}`;
    return entry.isFile() ? `${file} ${digestOf(readFileSync(file))}` : file;
  });
  return digestOf(lines.sort().join('\n'));
}
