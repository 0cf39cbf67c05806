import { useLocation } from '@gatsbyjs/reach-router';
import { useContext } from 'react';
import { splitLocale } from '../i18n/paths';
import { LinkContext, type Ended } from './LinkContext';

/** Whether the target of a link (such as a form) has ended; undefined if it has not. */
export function useEnded(to: string): Ended | undefined {
  const { endedOf } = useContext(LinkContext);
  const { pathname } = useLocation();
  return endedOf?.(to.startsWith('#') ? splitLocale(pathname).path + to : to);
}
