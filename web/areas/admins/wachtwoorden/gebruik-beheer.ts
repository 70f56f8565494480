import { useState } from 'react';
import type { Kaart, NieuweWachtwoorden, Wachtwoorden } from '#server/features/wachtwoorden/wachtwoorden.contract.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { bewaarBlob } from '#web/ui/csv.ts';
import type { Stand } from '../admins.api.ts';
import {
  haalKaartjes,
  maakGroepscode,
  maakWachtwoorden,
  ontgrendel,
  stelEigenWachtwoord,
  wisGroepscode,
  type Groepsplek,
} from './wachtwoorden.api.ts';

/** What was just done, for the line above the list. */
export type Gedaan = { soort: 'nieuw'; aantal: number } | { soort: 'code' | 'codeUit' | 'open' | 'keuze' };

export interface Beheer {
  bezig: boolean;
  fout: HttpFout | null;
  gedaan: Gedaan | null;
  /** Passwords made on this screen; gone when it closes. */
  nieuw: ReadonlyMap<string, Kaart['geheim']>;
  maak(vraag: NieuweWachtwoorden): Promise<boolean>;
  nieuweCode(): Promise<void>;
  codeUit(): Promise<void>;
  open(leerlingId: string): Promise<void>;
  stelKeuze(aan: boolean): Promise<void>;
  pdf(leerlingIds: readonly string[], bestand: string): Promise<void>;
}

/** One thing at a time, with what came of it; the list is read again after each. */
function useWerk(stand: Stand<Wachtwoorden>) {
  const [bezig, stelBezig] = useState(false);
  const [fout, stelFout] = useState<HttpFout | null>(null);
  const [gedaan, stelGedaan] = useState<Gedaan | null>(null);

  const doe = async (werk: () => Promise<Gedaan | null>): Promise<boolean> => {
    if (bezig) return false;
    stelBezig(true);
    stelFout(null);
    try {
      stelGedaan(await werk());
      return true;
    } catch (oorzaak) {
      stelFout(oorzaak instanceof HttpFout ? oorzaak : new HttpFout(500));
      return false;
    } finally {
      stelBezig(false);
      await stand.mutate();
    }
  };

  return { bezig, fout, gedaan, doe };
}

/** Everything that changes on this screen, one thing at a time. */
export function useBeheer(plek: Groepsplek, stand: Stand<Wachtwoorden>): Beheer {
  const { bezig, fout, gedaan, doe } = useWerk(stand);
  const [nieuw, stelNieuw] = useState<ReadonlyMap<string, Kaart['geheim']>>(new Map());

  return {
    bezig,
    fout,
    gedaan,
    nieuw,
    maak: (vraag) =>
      doe(async () => {
        const { kaarten } = await maakWachtwoorden(plek, vraag);
        stelNieuw(
          (oud) => new Map([...oud, ...kaarten.map(({ leerlingId, geheim }) => [leerlingId, geheim] as const)]),
        );
        return { soort: 'nieuw', aantal: kaarten.length };
      }),
    nieuweCode: async () =>
      void (await doe(async () => {
        await maakGroepscode(plek);
        return { soort: 'code' };
      })),
    codeUit: async () =>
      void (await doe(async () => {
        await wisGroepscode(plek);
        return { soort: 'codeUit' };
      })),
    open: async (leerlingId) =>
      void (await doe(async () => {
        await ontgrendel(plek.adminId, leerlingId);
        return { soort: 'open' };
      })),
    stelKeuze: async (aan) =>
      void (await doe(async () => {
        await stelEigenWachtwoord(plek.adminId, aan);
        return { soort: 'keuze' };
      })),
    pdf: async (leerlingIds, bestand) =>
      void (await doe(async () => {
        const wachtwoorden = Object.fromEntries(
          [...nieuw].flatMap(([id, geheim]) => (typeof geheim === 'string' ? [[id, geheim] as const] : [])),
        );
        bewaarBlob(bestand, await haalKaartjes(plek, { leerlingIds: [...leerlingIds], wachtwoorden }));
        return null;
      })),
  };
}
