import { createImageService } from '../../src/build/hosting/imageService';
import { readSite } from '../../src/content-model/contentRoot';

/**
 * Pictures at `/_ipx/…` on Netlify (spec §7); the site's own files come from the deploy the
 * function belongs to.
 */
export default async function ipx(request: Request): Promise<Response> {
  const readOwn = async (path: string) => {
    const answer = await fetch(new URL(encodeURI(path), request.url), { redirect: 'error' });
    return answer.ok ? answer.arrayBuffer() : undefined;
  };
  return createImageService({ hosts: readSite().ownDomains ?? [], readOwn })(request);
}

export const config = { path: '/_ipx/*' };
