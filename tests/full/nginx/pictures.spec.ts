import { expect, test } from '../../support/fair';

async function somePicture(request: {
  get: (path: string) => Promise<{ text(): Promise<string> }>;
}) {
  const html = await (await request.get('/past_events/2024/')).text();
  return /<img[^>]* src="(\/static\/[^"]+)"/.exec(html)?.[1] ?? '';
}

test('nginx keeps pictures at /_ipx/, and neither refusals nor a second address of one', async ({
  request,
}) => {
  const source = await somePicture(request);
  const get = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    const { 'x-cache': cache, location } = answer.headers();
    return { status: answer.status(), cache, location, bytes: (await answer.body()).length };
  };
  const picture = `/_ipx/w_768,f_png${source}`;
  const first = await get(picture);
  expect(first).toMatchObject({ status: 200, cache: 'MISS' });
  expect(await get(picture)).toEqual({ ...first, cache: 'HIT' });
  // Each colour, query or spelling would otherwise be another picture.
  for (const other of [
    `/_ipx/w_768,f_png,b_123456${source}`,
    `${picture}?x=1`,
    `/_ipx/w_768,f_png${source.replace('/static/', '/%73tatic/')}`,
  ])
    for (const time of ['once', 'twice'])
      expect(await get(other), `${other} ${time}`).toMatchObject({
        status: 301,
        cache: 'MISS',
        location: picture,
      });
  for (const [refused, status] of [
    [`/_ipx/w_769${source}`, 400],
    ['/_ipx/w_768/static/none.jpg', 404],
  ] as const)
    for (const time of ['once', 'twice'])
      expect(await get(refused), `${refused} ${time}`).toMatchObject({ status, cache: 'MISS' });
});

test('a picture asked for by many at once is made once; more than nginx lets in get 429', async ({
  request,
}) => {
  const picture = `/_ipx/w_1024,f_webp,q_100${await somePicture(request)}`;
  const answers = await Promise.all(Array.from({ length: 60 }, () => request.get(picture)));
  const statuses = answers.map((answer) => answer.status());
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const made = answers.filter((answer) => answer.headers()['x-cache'] === 'MISS');
  expect(made).toHaveLength(1);
  // Once made, it is stored for everyone.
  const after = await request.get(picture);
  expect([after.status(), after.headers()['x-cache']]).toEqual([200, 'HIT']);
});
