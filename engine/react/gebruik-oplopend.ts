import { useEffect, useState } from 'react';

/** A number that climbs from `van` to `tot` in steps after `wachtMs`; stands still at the end when `direct`. */
export function useOplopend(options: { van: number; tot: number; wachtMs: number; direct: boolean }): number {
  const { van, tot, wachtMs, direct } = options;
  const [stap, setStap] = useState(0);
  const stappen = Math.min(12, Math.max(1, tot - van));
  useEffect(() => {
    if (direct || stap >= stappen) return undefined;
    const klok = setTimeout(() => setStap(stap + 1), stap === 0 ? wachtMs : 70);
    return () => clearTimeout(klok);
  }, [direct, stap, stappen, wachtMs]);
  return direct ? tot : Math.round(van + ((tot - van) * stap) / stappen);
}
