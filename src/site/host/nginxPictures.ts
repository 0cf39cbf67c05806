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
