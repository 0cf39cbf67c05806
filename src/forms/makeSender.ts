import { navigate } from 'gatsby';
import type { Locale } from '../i18n/locales';
import { now } from '../lib/time/clock';
import { changeDraft, deleteDraft, readDraft, type PendingLead } from './browser/drafts';
import { isOffline, leadOrigin, makeMergelead, LeadRefused, sendLead } from './browser/leadService';
import { leadServiceUrl, landerAddress } from './model/lander';
import { openBlankWindow, redirectTo } from './browser/leaving';
import type { Failure, FormSite } from './formTypes';
import type { FormDefinition } from './model/definition';
import { leadData } from './model/payload';
import { readRedirectTarget } from './model/redirectTarget';
import type { FormValues } from './model/rules';
import { chosenSession, thanksFor } from './model/sessionForm';

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
