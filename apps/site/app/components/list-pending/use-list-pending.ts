import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A list that answers within this many ms is not replaced by its skeleton: a flash says less than nothing. */
const QUIET_MS = 300;

/** True while this list is loading another page or other filters, once that takes longer than a moment. */
export function useListPending(): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isWithin = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWithin) return;
    const timer = window.setTimeout(() => setSlow(true), QUIET_MS);
    return () => {
      window.clearTimeout(timer);
      setSlow(false);
    };
  }, [isWithin]);
  return isWithin && isSlow;
}
