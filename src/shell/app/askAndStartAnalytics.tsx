import { createRoot } from 'react-dom/client';
import { ConsentBar } from './ConsentBar';
import { startAnalytics, storeConsent, storedConsent } from '../../browser/outside/analytics';
import type { Analytics } from '../../browser/outside/configuration';
import { placeForBar } from '../../browser/bars';
import { onRouteChange } from '../../browser/navigation';
import type { Locale } from '../../i18n/locales';
import { splitLocale } from '../../i18n/paths';

/** Starts the fair's analytics, with the visitor's consent if the fair requires it. */
export function askAndStartAnalytics(analytics: Analytics): void {
  const consent = analytics.consent ? storedConsent() : 'given';
  if (consent === 'given') startAnalytics(analytics);
  if (consent !== undefined) return;
  const { place, locale } = placeForBar();
  const root = createRoot(place);
  const askIn = (language: Locale) =>
    root.render(
      <ConsentBar
        locale={language}
        onAnswer={(answer) => {
          storeConsent(answer);
          if (answer === 'given') startAnalytics(analytics);
        }}
      />,
    );
  askIn(locale);
  // The bar survives the switch to the other language.
  onRouteChange((pathname) => askIn(splitLocale(pathname).locale));
}
