const key = 'analytics_consent';

export type Consent = 'given' | 'refused';

/** The visitor's answer about analytics; undefined if there is none or storage is blocked. */
export function storedConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'given' || stored === 'refused' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the answer; without storage it holds for this page only. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // The visitor will be asked again.
  }
}
