/**
 * Where leads go: `GATSBY_LEAD_SERVICE_URL` of the build, else the stand-in that the local server
 * passes on to.
 */
export const leadServiceUrl: string = process.env.GATSBY_LEAD_SERVICE_URL || '/lander.php';
