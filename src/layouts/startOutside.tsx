import { createRoot } from 'react-dom/client';
import { ConsentBar } from '../components/ConsentBar';
import { startAnalytics } from '../services/outside/analytics';
import type { OutsideServices } from '../services/outside/configuration';
import { storeConsent, storedConsent } from '../services/outside/consent';
import { placeForBar } from '../services/outside/placeForBar';
import { startTicketWidget } from '../services/outside/ticketWidget';

/**
 * Starts the outside services that the fair has configured; analytics only with consent if the fair
 * asks for it.
 */
export function startOutside({ ticketWidget, analytics }: OutsideServices): void {
  if (ticketWidget !== undefined) void startTicketWidget(ticketWidget);
  if (analytics === undefined) return;
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
