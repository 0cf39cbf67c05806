/**
 * Where leads are sent: `GATSBY_LEAD_SERVICE_URL` of the build, else a path that the local server
 * forwards to the stand-in.
 */
export const leadServiceUrl: string = process.env.GATSBY_LEAD_SERVICE_URL || '/lander.php';
