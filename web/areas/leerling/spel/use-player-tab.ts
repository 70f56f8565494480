import { useEffect, useRef, useState } from 'react';
import { ownerKey } from '#web/platform/outbox/post.ts';
import { currentOwner } from '#web/platform/outbox/outbox-browser.ts';
import { claimPlayer, type PlayerState, type PlayerTab } from './player-tab.ts';

/** Claims the right to play for this tab as long as the game is on the screen; an adult who looks along needs none. */
export function usePlayerTab(leerlingId: string): { state: PlayerState; takeOver: () => void } {
  const [state, setState] = useState<PlayerState>(() => (currentOwner() ? 'waiting' : 'playing'));
  const tab = useRef<PlayerTab>(null);
  useEffect(() => {
    const owner = currentOwner();
    if (!owner) return undefined;
    const claimed = claimPlayer(`player:${ownerKey(owner)}`, navigator.locks, setState);
    tab.current = claimed;
    return claimed.stop;
  }, [leerlingId]);
  return { state, takeOver: () => tab.current?.takeOver() };
}
