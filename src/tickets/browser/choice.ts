import type { Party } from '../model/party';

/**
 * A choice of tickets, named as the form's fields: type, day (ISO), number of adults as typed; the
 * others by group; and the address's hash when the type was chosen: a later link overrides it.
 */
export type Choice = {
  ticket?: string | undefined;
  hash?: string;
  day: string;
  count: string;
  others: Party['others'];
};

const key = 'tickets';

/** Returns the choice from earlier in this tab; undefined if there is none. */
export function readTicketChoice(): Choice | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '') as Choice;
  } catch {
    return undefined; // Nothing is stored, or storage is forbidden.
  }
}

/** Stores the choice for the other language, a look at another page, and a reload. */
export function storeTicketChoice(choice: Choice): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is full or forbidden: the choice holds until the visitor leaves the page.
  }
}
