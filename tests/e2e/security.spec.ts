import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { builtPages } from '../support/builtPages';
import { expect, test } from '../support/fair';
import { policyIn } from '../../tools/smoke/policyIn';
import { observatoryScore } from './observatory';
import { siteFolder } from '../support/siteFolder';

test(
  'every page, the 404 and the 500 have headers and a policy worth at least 120 at the Observatory',
  { tag: '@rare' },
  async ({ request }) => {
    const paths = [
      ...builtPages(),
      '/500/',
      '/nope/',
      '/en/nope/',
      '/lottery/',
      '/_ipx/w_361/static/none.jpg',
      '/_ipx/w_360/static/none.jpg',
      `/_ipx/w_360,f_webp${await somePicture(request)}`,
    ];
    const scores = new Set<number>();
    for (const path of paths) {
      const answer = await request.get(path);
      const { score, parts } = observatoryScore(
        withOwnPolicy(answer.headers(), await answer.text()),
      );
      expect.soft(score, `${path}: ${JSON.stringify(parts)}`).toBeGreaterThanOrEqual(120);
      scores.add(score);
    }
    console.log(`Observatory: ${[...scores].join(', ')} on ${paths.length} paths`);
  },
);

test('other headers are there once, in full', async ({ request }) => {
  const headers = (await request.get('/tickets/')).headers();
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  expect(headers['x-frame-options']).toBe('DENY');
});

test('the size of _headers does not depend on the number of pages', () => {
  const paths = readFileSync(`${siteFolder}/_headers`, 'utf8').match(/^\/\S*/gm) ?? [];
  expect(paths.length).toBeGreaterThan(1);
  expect(
    paths.filter(
      (path) =>
        !/^\/(\*|(static|calendar|data|feeds|schedule|pocket\/(ru|en))\/\*|builds\/meta\/\w+\.json|[^/]+\.(js|css)(\/|\.map|\.LICENSE\.txt)?)$/.test(
          path,
        ),
    ),
  ).toEqual([]);
});

test('an injected script, handler or style is refused, and links found near are fetched ahead', async ({
  openPage,
  page,
  expectProblem,
}) => {
  expectProblem(/Content Security Policy/);
  await openPage('/exhibitors/2025/');
  const worked = await page.evaluate(async () => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      refused.push(effectiveDirective),
    );
    const inline = document.createElement('script');
    inline.textContent = 'window.worked = "inline"';
    const foreign = document.createElement('script');
    foreign.src = 'data:text/javascript,window.worked="data"';
    const isOver = new Promise((resolve) => (foreign.onload = foreign.onerror = resolve));
    document.body.append(inline, foreign);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<a id="handler" onclick="window.worked=\'handler\'">x</a><p id="styled" style="opacity:0.5">x</p>',
    );
    document.getElementById('handler')?.click();
    await isOver;
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const styled = document.getElementById('styled') as Element;
    return {
      refused: refused.sort(),
      script: (window as unknown as { worked?: string }).worked,
      opacity: getComputedStyle(styled).opacity,
    };
  });
  expect(worked).toEqual({
    refused: ['script-src-attr', 'script-src-elem', 'script-src-elem', 'style-src-attr'],
    script: undefined,
    opacity: '1',
  });
  await expect(page.locator('head link[rel=prefetch]').first()).toBeAttached();
});

/** Adds the policy of the page's HTML to its headers, as browsers and the Observatory do. */
function withOwnPolicy(headers: Record<string, string>, html: string): Record<string, string> {
  const policies = [headers['content-security-policy'], policyIn(html)];
  return { ...headers, 'content-security-policy': policies.filter(Boolean).join('; ') };
}

async function somePicture(request: APIRequestContext): Promise<string> {
  const html = await (await request.get('/past_events/2024/')).text();
  return /\/static\/[^"\s]+\.jpg/.exec(html)?.[0] ?? '';
}
