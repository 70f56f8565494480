import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { currentOwner, openOutbox } from '#web/platform/outbox/outbox-browser.ts';
import { useAskMapAgain } from '../api/landkaart.api.ts';

/** `undefined` = still opening, `null` = nothing is stored (an adult looks along). */
const OutboxContext = createContext<Outbox | null | undefined>(undefined);

export const useOutbox = (): Outbox | null | undefined => useContext(OutboxContext);

/** One outbox for the whole visit of a pupil; it also sends what an earlier visit left behind. */
export function OutboxProvider({ leerlingId, children }: { leerlingId: string; children: ReactNode }) {
  const [outbox, setOutbox] = useState<Outbox | null | undefined>(() => (currentOwner() ? undefined : null));
  useEffect(() => {
    const owner = currentOwner();
    let gone = false;
    let open: Outbox | null = null;
    if (!owner) return undefined;
    void openOutbox(owner).then((newOne) => {
      open = newOne;
      if (gone) newOne.sluit();
      else setOutbox(newOne);
    });
    return () => {
      gone = true;
      open?.sluit();
    };
  }, [leerlingId]);
  const askMapAgain = useAskMapAgain(leerlingId);
  useEffect(() => {
    if (!outbox) return undefined;
    let gone = false;
    let stop = (): void => undefined;
    void import('../clean-up.ts').then(({ followCleanup }) => {
      if (!gone) stop = followCleanup(leerlingId, outbox, askMapAgain);
    });
    return () => {
      gone = true;
      stop();
    };
  }, [leerlingId, outbox, askMapAgain]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
