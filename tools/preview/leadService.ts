import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen } from './listen';

export const faults = [
  'none',
  '400',
  '404',
  '500',
  '503',
  'slow',
  'silent',
  'drop',
  'reset',
  'garbage',
] as const;
export type Fault = (typeof faults)[number];

/** A lead as it arrived: time, query, raw body, and its fields in order. */
export type StoredLead = {
  at: string;
  query: Record<string, string>;
  body: string;
  fields: [string, string][];
};

type Options = {
  port: number;
  file: string;
  /** The site's domains, which this server replaces, and other sites to redirect to. */
  hosts?: { own: readonly string[]; others: readonly string[] };
};

/** A running stand-in: its address without a trailing slash, and how to stop it. */
export type LeadService = {
  origin: string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
};

const slowMs = 3000;

/**
 * Starts a stand-in for the lead service with the lander's address (spec §7). It stores each lead
 * as one JSON line, lists them at `/`, and fails on request: for everyone by the buttons there, for
 * one browser by the cookie `lead-fault`.
 */
export async function startLeadService({
  port,
  file,
  hosts = { own: [], others: [] },
}: Options): Promise<LeadService> {
  mkdirSync(path.dirname(file), { recursive: true });
  let faultForAll: Fault = 'none';

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    void respond(request, response).catch(() => response.destroy());
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    if (request.method === 'POST' && url.pathname === '/lander.php')
      return takeLead(request, response, url);
    if (request.method === 'POST' && url.pathname === '/fault') {
      faultForAll =
        asFault(new URLSearchParams(await bodyOf(request)).get('fault') ?? '') ?? 'none';
      return void response.writeHead(303, { location: '/' }).end();
    }
    if (request.method === 'GET' && url.pathname === '/leads.json')
      return sendText(response, 'application/json', JSON.stringify(readLeads(file)));
    if (request.method === 'GET' && url.pathname === '/')
      return sendText(response, 'text/html', pageOf(readLeads(file), faultForAll));
    response.writeHead(404).end();
  }

  async function takeLead(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const fault =
      asFault(/(?:^|;\s*)lead-fault=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '') ??
      faultForAll;
    const body = await bodyOf(request);
    // Breaks the connection before the lead has been read; all other failures come after.
    if (fault === 'reset') return void request.socket.destroy();
    if (/^[45]/.test(fault)) return void response.writeHead(Number(fault)).end();
    if (url.searchParams.get('r') !== 'land/index') return void response.writeHead(404).end();
    const lead: StoredLead = {
      at: new Date().toISOString(),
      query: Object.fromEntries(url.searchParams),
      body,
      fields: [...new URLSearchParams(body)],
    };
    appendFileSync(file, `${JSON.stringify(lead)}\n`);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'silent') return;
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (fault === 'garbage')
      return sendText(response, 'application/json', '\u0000{"status": <html>');
    // A browser's plain post is redirected; a script gets the response.
    const isPlain = request.headers.accept?.includes('text/html') === true;
    const target = isPlain
      ? targetOf(new URLSearchParams(body).get('redirectUrl') ?? '', hosts)
      : undefined;
    if (target !== undefined)
      return void response.writeHead(303, { location: target, 'cache-control': 'no-store' }).end();
    if (isPlain)
      return sendText(
        response,
        'text/html',
        '<!doctype html><meta charset="utf-8"><title>OK</title><link rel="icon" href="data:,"><p>Принято. Accepted.',
      );
    sendText(response, 'application/json', '{"status":"ok"}');
  }

  const server = createServer(answer);
  return { ...(await listen(server, port)), answer };
}

/** The target of a lead's redirect: on the requested host, or on another known site. */
function targetOf(
  redirectUrl: string,
  { own, others }: NonNullable<Options['hosts']>,
): string | undefined {
  if (!URL.canParse(redirectUrl)) return undefined;
  const { protocol, host, pathname, search, hash, href } = new URL(redirectUrl);
  if (protocol !== 'https:') return undefined;
  // `//host` would lead to another host.
  if (own.includes(host)) return pathname.startsWith('//') ? undefined : pathname + search + hash;
  return others.includes(host) ? href : undefined;
}

function readLeads(file: string): StoredLead[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as StoredLead);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function asFault(text: string): Fault | undefined {
  return faults.find((fault) => fault === text);
}

function sendText(response: ServerResponse, type: string, text: string): void {
  response
    .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
    .end(text);
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function pageOf(leads: readonly StoredLead[], fault: Fault): string {
  const rows = leads.toReversed().map(({ at, fields }) => {
    const list = fields.map(([name, value]) => `<dt>${escape(name)}<dd>${escape(value)}`).join('');
    return `<section><h2>${escape(fields.find(([name]) => name === 'form')?.[1] ?? '?')}, ${at}</h2><dl>${list}</dl></section>`;
  });
  const buttons = faults.map(
    (name) =>
      `<button name="fault" value="${name}"${name === fault ? ' aria-pressed="true"' : ''}>${name}</button>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Leads</title>
<style>body{font:1rem/1.5 sans-serif;margin:2rem}dl{display:grid;grid-template-columns:16rem 1fr}dd{white-space:pre-wrap;margin:0}[aria-pressed]{font-weight:700}</style>
<h1>Leads: ${leads.length}</h1><form method="post" action="/fault"><p>How to fail: ${buttons.join(' ')}</p></form>${rows.join('')}</html>`;
}
