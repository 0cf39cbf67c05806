import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createImageService } from '../../src/site/host/imageService';

// Not in previewServer.ts: journeys import that file, and Playwright finds no named exports in the
// modules that the image service imports.
/** Handles `/_ipx/…` for the pictures in a site's `folder` and on its own domains. */
export function picturesOf(
  folder: string,
  hosts: readonly string[],
): (request: Request) => Promise<Response> {
  // The service only requests plain paths.
  const readOwn = async (pathname: string) => {
    const file = path.join(folder, pathname);
    return existsSync(file) ? new Uint8Array(readFileSync(file)).buffer : undefined;
  };
  return createImageService({ hosts, readOwn });
}
