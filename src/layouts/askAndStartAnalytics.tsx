import { createRoot } from 'react-dom/client';
import { ConsentBar } from '../components/ConsentBar';
import { startAnalytics } from '../services/outside/analytics';
import type { Analytics } from '../services/outside/configuration';
import { storeConsent, storedConsent } from '../services/outside/consent';
import { placeForBar } from '../services/outside/placeForBar';

/** Starts the fair's analytics; only with the visitor's consent if the fair asks for it. */
export function askAndStartAnalytics(analytics: Analytics): void {
  const consent = analytics.consent ? storedConsent() : 'given';
  if (consent === 'given') startAnalytics(analytics);
  if (consent !== undefined) return;
  const { place, locale } = placeForBar();
  const root = createRoot(place);
  root.render(
    <ConsentBar
      locale={locale}
      onAnswer={(answer) => {
        storeConsent(answer);
        if (answer === 'given') startAnalytics(analytics);
      }}
    />,
  );
}
