import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { huidigeEigenaar, openOutbox } from '#web/platform/outbox/outbox-browser.ts';

/** `undefined` = still opening, `null` = nothing is stored (an adult looks along). */
const OutboxContext = createContext<Outbox | null | undefined>(undefined);

export const useOutbox = (): Outbox | null | undefined => useContext(OutboxContext);

/** One outbox for the whole visit of a pupil; it also sends what an earlier visit left behind. */
export function OutboxProvider({ leerlingId, children }: { leerlingId: string; children: ReactNode }) {
  const [outbox, stelOutbox] = useState<Outbox | null | undefined>(() => (huidigeEigenaar() ? undefined : null));
  useEffect(() => {
    const eigenaar = huidigeEigenaar();
    let weg = false;
    let open: Outbox | null = null;
    if (!eigenaar) return undefined;
    void openOutbox(eigenaar).then((nieuw) => {
      open = nieuw;
      if (weg) nieuw.sluit();
      else stelOutbox(nieuw);
    });
    return () => {
      weg = true;
      open?.sluit();
    };
  }, [leerlingId]);
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!outbox) return undefined;
    let weg = false;
    let stop = (): void => undefined;
    void import('../spel/opruimen.ts').then(({ volgOpruiming }) => {
      if (!weg) stop = volgOpruiming(leerlingId, outbox, () => void mutate(`/leerlingen/${leerlingId}/landkaart`));
    });
    return () => {
      weg = true;
      stop();
    };
  }, [leerlingId, outbox, mutate]);
  return <OutboxContext value={outbox}>{children}</OutboxContext>;
}
