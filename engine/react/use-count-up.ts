import { useEffect, useState } from 'react';

/** A number that climbs from `van` to `tot` in steps after `wachtMs`; stands still at the end when `direct`. */
export function useCountUp(options: { from: number; until: number; waitMs: number; direct: boolean }): number {
  const { from, until, waitMs, direct } = options;
  const [step, setStep] = useState(0);
  const steps = Math.min(12, Math.max(1, until - from));
  useEffect(() => {
    if (direct || step >= steps) return undefined;
    const clock = setTimeout(() => setStep(step + 1), step === 0 ? waitMs : 70);
    return () => clearTimeout(clock);
  }, [direct, step, steps, waitMs]);
  return direct ? until : Math.round(from + ((until - from) * step) / steps);
}
