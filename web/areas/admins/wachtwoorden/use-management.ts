import { useState } from 'react';
import type {
  LeerlingCard,
  NewPasswords,
  PasswordOverview,
} from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { saveBlob } from '#web/ui/csv.ts';
import type { ReadState } from '#web/platform/endpoint/use-endpoint.ts';
import { fetchLoginCards, unlock, type GroepSpot } from '../shared/api/wachtwoorden.api.ts';
import { createGroepscode, createPasswords, setOwnPassword, eraseGroepscode } from './api.ts';

/** What was just done, for the line above the list. */
export type PasswordsDone = { soort: 'nieuw'; aantal: number } | { soort: 'code' | 'codeUit' | 'open' | 'keuze' };

export interface Management {
  bezig: boolean;
  fout: HttpError | null;
  completed: PasswordsDone | null;
  /** Passwords made on this screen; gone when it closes. */
  nieuw: ReadonlyMap<string, LeerlingCard['geheim']>;
  create(vraag: NewPasswords): Promise<boolean>;
  newCode(): Promise<void>;
  disableCode(): Promise<void>;
  open(leerlingId: string): Promise<void>;
  setChoice(on: boolean): Promise<void>;
  pdf(leerlingIds: readonly string[], file: string): Promise<void>;
}

/** One thing at a time, with what came of it; the list is read again after each. */
function useWork(state: ReadState<PasswordOverview>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HttpError | null>(null);
  const [completed, setDone] = useState<PasswordsDone | null>(null);

  const perform = async (work: () => Promise<PasswordsDone | null>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setError(null);
    try {
      setDone(await work());
      return true;
    } catch (cause) {
      setError(cause instanceof HttpError ? cause : new HttpError(500));
      return false;
    } finally {
      setBusy(false);
      await state.mutate();
    }
  };

  return { bezig: busy, fout: error, completed, doe: perform };
}

/** Everything that changes on this screen, one thing at a time. */
export function useManagement(spot: GroepSpot, state: ReadState<PasswordOverview>): Management {
  const { bezig: busy, fout: error, completed, doe: perform } = useWork(state);
  const [newOne, setNew] = useState<ReadonlyMap<string, LeerlingCard['geheim']>>(new Map());

  return {
    bezig: busy,
    fout: error,
    completed,
    nieuw: newOne,
    create: (vraag) =>
      perform(async () => {
        const { kaarten: cards } = await createPasswords(spot, vraag);
        setNew(
          (old) => new Map([...old, ...cards.map(({ leerlingId, geheim: secret }) => [leerlingId, secret] as const)]),
        );
        return { soort: 'nieuw', aantal: cards.length };
      }),
    newCode: async () =>
      void (await perform(async () => {
        await createGroepscode(spot);
        return { soort: 'code' };
      })),
    disableCode: async () =>
      void (await perform(async () => {
        await eraseGroepscode(spot);
        return { soort: 'codeUit' };
      })),
    open: async (leerlingId) =>
      void (await perform(async () => {
        await unlock(spot.adminId, leerlingId);
        return { soort: 'open' };
      })),
    setChoice: async (on) =>
      void (await perform(async () => {
        await setOwnPassword(spot.adminId, on);
        return { soort: 'keuze' };
      })),
    pdf: async (leerlingIds, file) =>
      void (await perform(async () => {
        const passwords = Object.fromEntries(
          [...newOne].flatMap(([id, secret]) => (typeof secret === 'string' ? [[id, secret] as const] : [])),
        );
        saveBlob(file, await fetchLoginCards(spot, { leerlingIds: [...leerlingIds], wachtwoorden: passwords }));
        return null;
      })),
  };
}
