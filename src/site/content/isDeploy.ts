/** Whether this is the build for visitors: Netlify's production context. */
export function isDeploy(env: Record<string, string | undefined>): boolean {
  return env['NETLIFY'] === 'true' && env['CONTEXT'] === 'production';
}
