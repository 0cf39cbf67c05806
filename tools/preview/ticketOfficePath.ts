/** Where the stand-in sells tickets; tools/standIns.mjs names it to the build. */
export const ticketOfficePath = '/ticket-office/';
