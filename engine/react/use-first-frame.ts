import { useEffect } from 'react';
import type { MountedSpel } from '#engine/runtime/spel-handle.ts';

/** How far a game is on its way to its first picture. */
export interface SpelLoadingReport {
  /** Share of what the game needs that is there, 0..1. */
  onProgress(part: number): void;
  /** True when the game, or what went wrong with it, can be seen; false when it is loaded anew. */
  onSeen(seen: boolean): void;
}

/** Tells when the first picture of a game has been drawn; `failed` counts as seen, since it has a screen of its own. */
export function useFirstFrame(spel: MountedSpel | null, failed: boolean, report: SpelLoadingReport | undefined): void {
  const onSeen = report?.onSeen;
  useEffect(() => {
    if (onSeen === undefined) return undefined;
    if (spel === null) {
      onSeen(failed);
      return undefined;
    }
    let frame = 0;
    const look = (): void => {
      if (frame !== 0 || spel.toestand.getState().phase === 'laden') return;
      // The stage draws in the first of these two frames; in the second one it stands on the screen.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => onSeen(true));
      });
    };
    const stop = spel.toestand.subscribe(look);
    look();
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [spel, failed, onSeen]);
}
