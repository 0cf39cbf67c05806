import { createImageService } from '../../src/site/host/imageService';
import { readSite } from '../../src/site/content/contentRoot';

/**
 * Serves pictures at `/_ipx/…` on Netlify (spec §7); reads the site's own files from its deploy.
 */
export default async function ipx(request: Request): Promise<Response> {
  const readOwn = async (path: string) => {
    const answer = await fetch(new URL(encodeURI(path), request.url), { redirect: 'error' });
    return answer.ok ? answer.arrayBuffer() : undefined;
  };
  return createImageService({ hosts: readSite().ownDomains ?? [], readOwn })(request);
}

export const config = { path: '/_ipx/*' };
