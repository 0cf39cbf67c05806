import { useLocation } from '@gatsbyjs/reach-router';
import { useEffect, useRef, useState } from 'react';
import { useMoscowTime } from '../edition/useFairTime';
import type * as live from './live';

type Rules = typeof live;
type Sessions = Parameters<Rules['liveAt']>[0];
type Days = Parameters<Rules['liveAt']>[2];

/**
 * Returns the schedule at the current moment, and opens the page there once (decision 024).
 * Undefined at first and on days outside the edition; the rules load only on its days.
 */
export function useLive(sessions: Sessions, edition: Days): live.Live | undefined {
  const time = useMoscowTime();
  const [rules, setRules] = useState<Rules>();
  const isRunning =
    time !== undefined && time >= edition.firstDay && time.slice(0, 10) <= edition.lastDay;
  useEffect(() => {
    if (isRunning) void import('./live').then(setRules);
  }, [isRunning]);

  const location = useLocation();
  const hasOpened = useRef(false);
  useEffect(() => {
    if (rules === undefined || hasOpened.current) return;
    hasOpened.current = true;
    rules.openAtNow(location);
  }, [rules, location]);

  return isRunning ? rules?.liveAt(sessions, time, edition) : undefined;
}
