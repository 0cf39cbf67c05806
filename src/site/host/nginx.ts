/**
 * Returns the lines for `http { }` about `/_ipx/`: the cache folder, and limits on simultaneous
 * requests. The keys take 10 MB, enough for about 80,000 of them.
 */
export function pictureZones(folder: string): string[] {
  return [
    `proxy_cache_path "${folder}" levels=1:2 keys_zone=fair_pictures:10m max_size=1g inactive=30d use_temp_path=off;`,
    'limit_conn_zone $binary_remote_addr zone=fair_pictures_of_visitor:10m;',
    'limit_conn_zone $server_name zone=fair_pictures_at_once:1m;',
    '# Refusals cost nothing to make; kept, they would drive pictures out.',
    'map $upstream_status $fair_no_picture {',
    '  default 1;',
    '  200 0;',
    '}',
  ];
}

/**
 * Returns the lines for `server { }` that handle `/_ipx/`: each picture is made once and cached for
 * as long as the service says (docs/deploy-on-nginx.md). The timeouts match `timeoutSeconds` of the
 * service (imageService.ts).
 */
export function pictureLines(images: string): string[] {
  return [
    'location ^~ /_ipx/ {',
    `  proxy_pass http://${images};`,
    '  proxy_set_header Host $host;',
    '  proxy_connect_timeout 2s;',
    '  proxy_send_timeout 10s;',
    '  proxy_read_timeout 30s;',
    '  proxy_cache fair_pictures;',
    '  # The service gives a picture one address; host and scheme do not change it.',
    '  proxy_cache_key $request_uri;',
    '  proxy_no_cache $fair_no_picture;',
    '  # Asked for by many at once, a picture is made for the first.',
    '  proxy_cache_lock on;',
    '  proxy_cache_lock_age 30s;',
    '  proxy_cache_lock_timeout 30s;',
    '  limit_conn fair_pictures_of_visitor 32;',
    '  limit_conn fair_pictures_at_once 64;',
    '  limit_conn_status 429;',
    "  # The service sets headers of its own; a line of its own keeps the server's away.",
    '  add_header X-Cache $upstream_cache_status always;',
    '}',
  ];
}

/** A rule of `_redirects`, as the host's parser reads it. */
export type RedirectRule = {
  from: string;
  to?: string;
  status: number;
  force?: boolean;
  query?: Record<string, string>;
  conditions?: Record<string, unknown>;
};

/** A rule of `_headers`, as the host parses it: all matching rules apply, the last one wins. */
export type HeaderRule = { for: string; forRegExp: RegExp; values: Record<string, string> };

/** The input for an nginx configuration that serves a build as the primary host does. */
type NginxInput = {
  redirects: readonly RedirectRule[];
  headers: readonly HeaderRule[];
  /** Content types of the build's files by extension, without the dot. */
  types: ReadonlyMap<string, string>;
  /** The build's folder on the server, absolute. */
  root: string;
  /** Address of the image service for `/_ipx/`: `127.0.0.1:9401`. */
  images: string;
  /** The folder on the server in which nginx caches converted pictures, absolute. */
  cache: string;
};

/** The two files that nginx includes: inside `http { }` and inside `server { }`. */
type NginxFiles = { http: string; server: string };

/**
 * Translates `_redirects` and `_headers` to nginx configuration (docs/deploy-on-nginx.md): headers,
 * slashes, redirects, 404, 410 and 500 in the language of the path, pictures at `/_ipx/`. Throws,
 * naming the rule, if nginx cannot express it.
 */
export function nginxFiles(input: NginxInput): NginxFiles {
  const headers = headerLines(input.headers);
  return {
    http: [
      '# Included inside http { }. Written by `npm run nginx`; changes are lost at the next build.',
      ...headers.maps,
      ...badRequestMap(input.redirects),
      ...pictureZones(input.cache),
      '',
    ].join('\n'),
    server: [
      '# Included inside server { }. Written by `npm run nginx`; changes are lost at the next build.',
      `root ${quoted(input.root)};`,
      'absolute_redirect off;',
      'server_tokens off;',
      'charset utf-8;',
      ...typeLines(input.types),
      ...headers.lines,
      '',
      'set $fair_page /404.html;',
      'error_page 404 410 $fair_page;',
      'set $fair_failure /500.html;',
      'error_page 500 $fair_failure;',
      '# Addresses that are no valid encoding are refused before any rule is looked at.',
      'error_page 400 =404 $fair_page_of_bad_request;',
      'if ($request_method !~ ^(GET|HEAD)$) {',
      '  return 405;',
      '}',
      '# Doubled slashes: nginx has merged them in its path, not in the address that was asked for.',
      'if ($request_uri ~ "^(?!/_ipx/)[^?]*//") {',
      '  rewrite (?s)^(.*)$ $1 permanent;',
      '}',
      '',
      ...pictureLines(input.images),
      '# The first host reads these two and does not serve them.',
      'location = /_headers {',
      '  try_files /_headers/ @rules;',
      '}',
      'location = /_redirects {',
      '  try_files /_redirects/ @rules;',
      '}',
      'location ~ /$ {',
      '  try_files ${uri}index.html @rules;',
      '}',
      'location / {',
      '  if (-f $document_root$uri/index.html) {',
      '    rewrite ^(.*)$ $1/ permanent;',
      '  }',
      '  try_files $uri @rules;',
      '}',
      '',
      '# The first rule that matches an address without a file.',
      'location @rules {',
      ...input.redirects.flatMap(ruleLines).map((line) => `  ${line}`),
      '  return 404;',
      '}',
      '',
    ].join('\n'),
  };
}

function ruleLines(rule: RedirectRule): string[] {
  const { from, to = '', status } = rule;
  if (rule.force || isFilled(rule.query) || isFilled(rule.conditions))
    throw unsupported(rule, 'is forced or has conditions');
  if (to.includes('$')) throw unsupported(rule, 'has a dollar sign in its target');
  if (status === 404 || status === 410 || status === 500) {
    const [pattern] = patternOf(from, anyText);
    return [
      `if ($uri ~ ${quoted(pattern)}) {`,
      `  set $fair_${status === 500 ? 'failure' : 'page'} ${quoted(to)};`,
      `  return ${status};`,
      '}',
    ];
  }
  if (status === 200) {
    if (!to.startsWith('/')) throw unsupported(rule, 'hands on another site');
    return [rewriteLine(from, to, 'last')];
  }
  if ((status === 301 || status === 302) && !to.includes('#'))
    return [rewriteLine(from, to, status === 301 ? 'permanent' : 'redirect')];
  if (status < 300 || status > 308) throw unsupported(rule, `has the status ${status}`);
  // `return` does not encode its argument, so only characters that need no encoding are passed on.
  const [pattern, names] = patternOf(from, plainText);
  const [path = '', hash = ''] = /^([^#]*)(.*)$/.exec(to)?.slice(1) ?? [];
  const query = path.includes('?') ? '' : '$is_args$args';
  return [
    `if ($uri ~ ${quoted(pattern)}) {`,
    `  return ${status} ${quoted(withCaptures(path, names) + query + withCaptures(hash, names))};`,
    '}',
  ];
}

function rewriteLine(from: string, to: string, flag: 'last' | 'permanent' | 'redirect'): string {
  const [pattern, names] = patternOf(from, anyText);
  return `rewrite ${quoted(pattern)} ${quoted(withCaptures(to, names))} ${flag};`;
}

type Matched = { segment: string; rest: string };
const anyText: Matched = { segment: '[^/]+', rest: '.*' };
const plainText: Matched = { segment: '[\\w.~-]+', rest: '[\\w.~/-]*' };

/** Translates a pattern of `_redirects` to a regular expression, with its placeholders in order. */
function patternOf(from: string, matched: Matched): [pattern: string, names: string[]] {
  const names: string[] = [];
  const segments = from.split('/').filter((segment) => segment !== '');
  const parts = segments.map((segment) => {
    if (segment === '*') {
      names.push(':splat');
      return `(?:/(${matched.rest}))?`;
    }
    if (!segment.startsWith(':')) return `/${escaped(segment)}`;
    names.push(segment);
    return `/(${matched.segment})`;
  });
  const end = segments.at(-1) === '*' ? '$' : '/?$';
  return [`^${parts.join('')}${end}`, names];
}

function withCaptures(target: string, names: readonly string[]): string {
  return target.replace(/:[a-z]\w*/gi, (name) => {
    const index = names.indexOf(name);
    return index < 0 ? name : `$${index + 1}`;
  });
}

/**
 * Maps addresses that nginx cannot decode to the error page of their language, found in the rules
 * with status 404.
 */
function badRequestMap(redirects: readonly RedirectRule[]): string[] {
  const folders = redirects.flatMap(({ from, to = '', status }) =>
    status === 404 && /^\/[\w/-]*\/\*$/.test(from) ? [{ folder: from.slice(0, -2), to }] : [],
  );
  return [
    'map $request $fair_page_of_bad_request {',
    '  default /404.html;',
    ...folders.map(({ folder, to }) => `  "~^\\S+ ${escaped(folder)}[/ ?]" ${quoted(to)};`),
    '}',
  ];
}

/** Converts headers of all responses to lines, and headers that depend on the path to maps. */
function headerLines(rules: readonly HeaderRule[]): { maps: string[]; lines: string[] } {
  const names = new Map<string, string>();
  for (const { values } of rules) {
    for (const name of Object.keys(values)) {
      if (!names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
    }
  }
  const maps: string[] = [];
  const lines: string[] = [];
  for (const [key, name] of names) {
    const entries = rules.flatMap(({ for: path, forRegExp, values }) => {
      const [, value] = Object.entries(values).find(([own]) => own.toLowerCase() === key) ?? [];
      return value === undefined ? [] : [{ path, forRegExp, value }];
    });
    if (entries.some(({ value }) => value.includes('$')))
      throw new Error(`nginx cannot set the header ${name}: it has a dollar sign.`);
    const last = entries.at(-1);
    if (last?.path === '/*') {
      lines.push(`add_header ${name} ${quoted(last.value)} always;`);
      continue;
    }
    const variable = `$fair_${key.replace(/\W/g, '_')}`;
    maps.push(`map $uri ${variable} {`, '  default "";');
    // nginx uses the first matching expression, the primary host the last matching rule.
    for (const { forRegExp, value } of entries.toReversed())
      maps.push(`  ${quoted(`~*${forRegExp.source}`)} ${quoted(value)};`);
    maps.push('}');
    lines.push(`add_header ${name} ${variable} always;`);
  }
  return { maps, lines };
}

const compressible = /^(text\/|application\/(javascript|json|xml|manifest\+json)|image\/svg)/;

function typeLines(types: ReadonlyMap<string, string>): string[] {
  const endings = [...types].sort(([one], [other]) => (one < other ? -1 : 1));
  const known = [...new Set(types.values())].sort();
  const packed = known.filter((type) => compressible.test(type) && type !== 'text/html');
  const inUtf8 = known.filter((type) => type !== 'text/html' && isText(type));
  return [
    'default_type application/octet-stream;',
    'types {',
    ...endings.map(([ending, type]) => `  ${type} ${ending};`),
    '}',
    // Both lists always include text/html.
    ...(inUtf8.length > 0 ? [`charset_types ${inUtf8.join(' ')};`] : []),
    'gzip on;',
    'gzip_comp_level 6;',
    'gzip_vary on;',
    ...(packed.length > 0 ? [`gzip_types ${packed.join(' ')};`] : []),
  ];
}

const isText = (type: string) => /^text\/|^application\/(javascript|json)$/.test(type);

const isFilled = (value: object | undefined) =>
  value !== undefined && Object.keys(value).length > 0;

function unsupported({ from }: RedirectRule, why: string): Error {
  return new Error(`nginx cannot follow the rule from ${from}: it ${why}.`);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Quotes a value. Backslashes stay: nginx passes them on, except before quotes. */
function quoted(text: string): string {
  if (/["\n\r]/.test(text)) return `'${text.replace(/[\n\r]/g, ' ').replace(/'/g, "\\'")}'`;
  return `"${text}"`;
}
