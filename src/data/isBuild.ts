/** Whether pages are being built, not served by `gatsby develop`; Gatsby sets it before it reads gatsby-config. */
export const isBuild = (): boolean => process.env['gatsby_executing_command'] === 'build';
