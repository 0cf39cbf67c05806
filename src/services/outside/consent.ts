const key = 'analytics_consent';

export type Consent = 'given' | 'refused';

/**
 * What the visitor has answered about analytics; nothing yet, where nothing is stored or can be.
 */
export function storedConsent(): Consent | undefined {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'given' || stored === 'refused' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the answer; without storage it holds for this page. */
export function storeConsent(consent: Consent): void {
  try {
    localStorage.setItem(key, consent);
  } catch {
    // Asked again next time.
  }
}
