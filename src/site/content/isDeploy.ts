/** Whether this build is the one visitors will see: Netlify's production context. */
export function isDeploy(env: Record<string, string | undefined>): boolean {
  return env['NETLIFY'] === 'true' && env['CONTEXT'] === 'production';
}
