import { useLocation } from '@gatsbyjs/reach-router';
import { useContext } from 'react';
import { splitLocale } from '../i18n/paths';
import { LinkContext, type Ended } from './LinkContext';

/** Whether what a link leads to can no longer be used, like a form that has closed. */
export function useEnded(to: string): Ended | undefined {
  const { endedOf } = useContext(LinkContext);
  const { pathname } = useLocation();
  return endedOf?.(to.startsWith('#') ? splitLocale(pathname).path + to : to);
}
