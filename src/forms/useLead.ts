import { navigate } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import type { FormDefinition } from '../domain/forms/definition';
import { landerAddress } from '../domain/forms/lander';
import { leadData } from '../domain/forms/payload';
import { readRedirectTarget } from '../domain/forms/redirectTarget';
import type { FormValues } from '../domain/forms/rules';
import type { Locale } from '../i18n/locales';
import { now } from '../lib/clock';
import {
  forgetDraft,
  keepDraft,
  keepPaymentDue,
  readDraft,
  type PendingLead,
} from '../services/draft';
import { isPaymentDue } from '../services/hasDraft';
import { openBlankWindow, replacePage } from '../services/leaving';
import { isOffline, leadOrigin, makeMergelead } from '../services/leadOrigin';
import { LeadRefused, sendLead } from '../services/leadService';
import { leadServiceUrl } from '../services/leadServiceUrl';
import type { FormSite } from './formSite';

/** Why a lead did not arrive; each reason has its message. */
export type Failure = 'offline' | 'timeout' | 'network' | 'refused' | 'trap';
/** A failed try; a new object each time, so that effects see every failure. */
export type FailedState = { name: 'failed'; failure: Failure };
export type LeadState =
  | { name: 'editing' }
  | { name: 'sending' }
  | FailedState
  | { name: 'done' }
  /** `isKept`: it was sent before the page was loaded. */
  | { name: 'payment'; isKept: boolean };

/**
 * Sends a form's lead, one request at a time and with one mergelead until it has arrived or is
 * about something else, then leaves the page (spec §4, lead submission).
 */
export function useLead(form: FormDefinition, site: FormSite, locale: Locale) {
  const [state, setState] = useState<LeadState>(() =>
    form.payment !== null && isPaymentDue(form.name)
      ? { name: 'payment', isKept: true }
      : { name: 'editing' },
  );
  // A ref, because a second click may come before the first one has been rendered.
  const isBusy = useRef(false);
  // Taken from the draft, so that a visitor who comes back while a lead is being sent sends the
  // same one. Kept here, too, as storage may be forbidden.
  const [kept] = useState(() => readDraft(form.name));
  const lastLead = useRef<PendingLead | undefined>(
    kept?.mergelead === undefined ? undefined : { mergelead: kept.mergelead, about: kept.about },
  );
  // An answer that arrives after the visitor has moved on must not take them away from there.
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function send(values: FormValues, step: number): Promise<void> {
    if (isBusy.current) return;
    if (isOffline()) return setState({ name: 'failed', failure: 'offline' });
    isBusy.current = true;
    setState({ name: 'sending' });
    const about = form.subject === undefined ? undefined : String(values[form.subject] ?? '');
    const last = lastLead.current;
    const lead = last?.about === about && last ? last : { mergelead: makeMergelead(now()), about };
    lastLead.current = lead;
    keepDraft(form.name, { values, step, ...lead });
    const blank = form.newTab === true && form.payment === null ? openBlankWindow() : undefined;
    try {
      await sendLead(
        landerAddress(leadServiceUrl, site.lead),
        leadData(form, values, leadOrigin(lead.mergelead)),
      );
    } catch (error) {
      blank?.close();
      isBusy.current = false;
      return setState({ name: 'failed', failure: failureOf(error) });
    }
    lastLead.current = undefined;
    if (form.payment !== null) {
      // Kept for a reload, and for whoever comes back from the page of the payment.
      keepPaymentDue(form.name);
      isBusy.current = false;
      return setState({ name: 'payment', isKept: false });
    }
    forgetDraft(form.name);
    setState({ name: 'done' });
    const target = readRedirectTarget(form.redirectUrl, locale, site.lead.redirectHosts);
    if (blank !== undefined) return blank.show(target);
    if (!isHere.current) return;
    if (target.kind === 'route') await navigate(target.path);
    else replacePage(target);
  }

  const fail = (failure: Failure) => setState({ name: 'failed', failure });
  const dropFailure = () =>
    setState((current) => (current.name === 'failed' ? { name: 'editing' } : current));
  const startAgain = () => {
    forgetDraft(form.name);
    setState({ name: 'editing' });
  };
  return { state, send, fail, dropFailure, startAgain, lastLead };
}

function failureOf(error: unknown): Failure {
  if (error instanceof LeadRefused) return 'refused';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return isOffline() ? 'offline' : 'network';
}
