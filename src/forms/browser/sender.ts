import { navigate } from 'gatsby';
import { entryLocation } from '../../browser/address';
import type { Locale } from '../../i18n/locales';
import { now } from '../../lib/time/clock';
import type { Failure, FormSite } from '../formTypes';
import type { FormDefinition } from '../model/definition';
import { type LeadData, leadServiceUrl, landerAddress } from '../model/lander';
import { encodeLead, leadData, newMergelead, type LeadOrigin } from '../model/payload';
import { readRedirectTarget, type RedirectTarget } from '../model/redirectTarget';
import type { FormValues } from '../model/rules';
import { chosenSession, thanksFor } from '../model/sessionForm';
import { changeDraft, deleteDraft, readDraft, type PendingLead } from './drafts';

/**
 * Creates a form's sender (spec §4, lead submission). After success, `send` opens the redirect
 * target if the visitor is still on the page, and resolves to undefined; otherwise it resolves to
 * the reason for the failure. All attempts share one mergelead until a lead has arrived or the
 * subject changes; `forget` starts a new one.
 */
export function makeSender(form: FormDefinition, site: FormSite, locale: Locale) {
  // Starts from the draft, so that a visitor who comes back while a lead is being sent sends the
  // same lead. Also stored in memory, because storage can be blocked.
  let pending: Partial<PendingLead> | undefined = readDraft(form.name);

  function leadFor(values: FormValues): PendingLead {
    const about = form.subject === undefined ? undefined : String(values[form.subject] ?? '');
    const isSame = pending?.mergelead !== undefined && pending.about === about;
    return { mergelead: (isSame && pending?.mergelead) || makeMergelead(now()), about };
  }

  async function send(values: FormValues, isOnPage: () => boolean): Promise<Failure | undefined> {
    if (isOffline()) return 'offline';
    const lead = leadFor(values);
    pending = lead;
    changeDraft(form.name, { values, ...lead });
    const blank = form.newTab === true && form.payment === null ? openBlankWindow() : undefined;
    try {
      await sendLead(
        landerAddress(leadServiceUrl, site.lead),
        leadData(form, values, leadOrigin(lead.mergelead)),
      );
    } catch (error) {
      blank?.close();
      return failureOf(error);
    }
    pending = undefined;
    deleteDraft(form.name);
    // Stored for a reload, and for a visitor who comes back from the payment page.
    if (form.payment !== null) {
      changeDraft(form.name, { isDue: true });
      return undefined;
    }
    const session = chosenSession(form, values);
    const redirect = session ? thanksFor(form.redirectUrl, session.value) : form.redirectUrl;
    const target = readRedirectTarget(redirect, locale, site.lead.redirectHosts);
    if (blank !== undefined) blank.show(target);
    else if (isOnPage() && target.kind === 'route') void navigate(target.path);
    else if (isOnPage() && target.kind === 'page') redirectTo(target);
    return undefined;
  }

  return { send, forget: () => (pending = undefined) };
}

function failureOf(error: unknown): Failure {
  if (error instanceof LeadRefused) return 'refused';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return isOffline() ? 'offline' : 'network';
}

/** How long the service can take before the visitor sees an error, ms. */
const leadTimeoutMs = 20_000;

/** A lead that arrived: the data sent, and the unchanged response (spec §4). */
type SentLead = { data: LeadData; response: Response };

/** The service responded with an error status. */
class LeadRefused extends Error {
  constructor(readonly response: Response) {
    super(`The lead service answered ${response.status}.`);
  }
}

/**
 * Posts a lead, form-urlencoded in UTF-8 (spec §7). Resolves to the sent data and the response.
 * Rejects with the request's own error unchanged: the network's TypeError, a TimeoutError, or
 * LeadRefused for an error status.
 */
export async function sendLead(address: string, data: LeadData): Promise<SentLead> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
    body: encodeLead(data),
    signal: AbortSignal.timeout(leadTimeoutMs),
  });
  if (!response.ok) throw new LeadRefused(response);
  return { data, response };
}

/**
 * Returns the fields of a lead that only the visitor's browser knows (spec §3): origin and
 * analytics id.
 */
function leadOrigin(mergelead: string): LeadOrigin {
  return {
    mergelead,
    urlLocation: entryLocation(),
    entryPoint: window.location.host,
    analyticsId: /(?:^|;\s*)_ga=([^;]*)/.exec(document.cookie)?.[1],
  };
}

/** Creates a new id for one intent to send. */
function makeMergelead(now: Date): string {
  const random = crypto.getRandomValues(new Uint32Array(2));
  return newMergelead(Array.from(random, (part) => part.toString(36)).join(''), now);
}

function isOffline(): boolean {
  return !navigator.onLine;
}

type BlankWindow = { show: (target: RedirectTarget) => void; close: () => void };

/** Opens a blank window without opener (design §4), during the click; undefined if blocked. */
function openBlankWindow(): BlankWindow | undefined {
  const opened = window.open('about:blank', '_blank');
  if (opened === null) return undefined;
  opened.opener = null;
  return {
    show: (target) => opened.location.replace(fullUrl(target)),
    close: () => opened.close(),
  };
}

function redirectTo(target: RedirectTarget): void {
  window.location.replace(fullUrl(target));
}

function fullUrl(target: RedirectTarget): string {
  return target.kind === 'page' ? target.href : window.location.origin + target.path;
}
