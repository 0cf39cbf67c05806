/** The path of the stand-in; tools/standIns.mjs passes it to the build. */
export const ticketOfficePath = '/ticket-office/';
