/** Where leads are sent; without the variable, the local server forwards them to the stand-in. */
export const leadServiceUrl: string = process.env.GATSBY_LEAD_SERVICE_URL || '/lander.php';
