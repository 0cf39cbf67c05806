/**
 * The URL that leads are sent to: `GATSBY_LEAD_SERVICE_URL` of the build, otherwise a path that the
 * local server forwards to the stand-in service.
 */
export const leadServiceUrl: string = process.env.GATSBY_LEAD_SERVICE_URL || '/lander.php';
