import { useEffect, useRef } from 'react';
import type { SittingParams } from '#server/features/dictees/sitting.contract.ts';
import { followStream } from '#web/platform/live/follow.ts';
import { followSitting } from './sitting.api.ts';

/** Reads the sitting anew whenever the teacher goes on, and whenever the line comes back. */
export function useFollow({ leerlingId, dicteeId }: SittingParams, onUpdate: () => void): void {
  const update = useRef(onUpdate);
  useEffect(() => {
    update.current = onUpdate;
  });
  useEffect(() => {
    const stop = new AbortController();
    void followStream(
      (signal) => followSitting({ leerlingId, dicteeId }, signal),
      () => update.current(),
      stop.signal,
    );
    return () => stop.abort();
  }, [leerlingId, dicteeId]);
}
