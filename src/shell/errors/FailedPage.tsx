import { useEffect } from 'react';
import { splitLocale } from '../../i18n/paths';
import { Container } from '../../ui/Container';
import { ServerError, serverErrorTitle } from './ServerError';
import { announceErrorScreen } from '../../browser/failures';

type Props = { pathname: string; search: string };

/** The 500 screen in place of a page that failed, in the language of the path. */
export function FailedPage({ pathname, search }: Props) {
  const { locale } = splitLocale(pathname);
  useEffect(() => announceErrorScreen(serverErrorTitle(locale)), [locale]);
  return (
    <main id="content" tabIndex={-1}>
      <Container>
        <ServerError locale={locale} address={pathname + search} />
      </Container>
    </main>
  );
}
