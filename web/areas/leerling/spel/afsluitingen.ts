import type { AfsluitingVerzoek } from '#server/features/somvensters/somvensters.contract.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { HttpFout } from '#web/platform/http-fout.ts';
import { browserOpslag, type Opslag } from '#web/platform/opslag.ts';
import type { RondePlek } from './spelronde.api.ts';

/** A round that is not yet closed at the server: over on this device, or interrupted in play. */
export interface OpenRonde extends RondePlek {
  rondeId: string;
  verzoek: AfsluitingVerzoek;
  /** The round was in play and can be taken up again: its game, and the moment it was opened in ms. */
  onderbroken?: { spel: string; op: number };
}

/** An interrupted round waits for the child this long; then it is closed as stopped. */
const HERVAT_MS = 12 * 3_600_000;
const VOORGOED: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);
const sleutel = (leerlingId: string): string => `taaltocht.rondes.${leerlingId}`;

function isOpenRonde(waarde: unknown): waarde is OpenRonde {
  if (!isObject(waarde) || !isObject(waarde['verzoek'])) return false;
  return ['leerlingId', 'somvensterId', 'taakId', 'rondeId'].every((naam) => typeof waarde[naam] === 'string');
}

function leesRondes(opslag: Opslag, leerlingId: string): OpenRonde[] {
  try {
    const rijen: unknown = JSON.parse(opslag.lees(sleutel(leerlingId)) ?? '[]');
    return Array.isArray(rijen) ? rijen.filter(isOpenRonde) : [];
  } catch {
    return [];
  }
}

function schrijfRondes(opslag: Opslag, leerlingId: string, rijen: readonly OpenRonde[]): void {
  if (rijen.length === 0) opslag.wis(sleutel(leerlingId));
  else opslag.schrijf(sleutel(leerlingId), JSON.stringify(rijen));
}

/** Rounds that wait for their closing: kept per pupil, so that they survive a reload, a sign-out and a day without internet. */
export function createAfsluitingen(opslag: Opslag, nu: () => number = Date.now) {
  const lees = (leerlingId: string) => leesRondes(opslag, leerlingId);
  const schrijf = (leerlingId: string, rijen: readonly OpenRonde[]) => schrijfRondes(opslag, leerlingId, rijen);
  /** Rounds on the screen now: they end by themselves. */
  const inSpel = new Set<string>();
  const wacht = ({ onderbroken }: OpenRonde): boolean => onderbroken !== undefined && nu() - onderbroken.op < HERVAT_MS;
  /** Over, and not on the screen. */
  const wachtend = (leerlingId: string) => lees(leerlingId).filter((rij) => !inSpel.has(rij.rondeId) && !wacht(rij));
  const wis = (leerlingId: string, rondeId: string) =>
    schrijf(
      leerlingId,
      lees(leerlingId).filter((rij) => rij.rondeId !== rondeId),
    );
  return {
    lees,
    wis,
    zetInSpel: (rondeId: string, aan: boolean) => void (aan ? inSpel.add(rondeId) : inSpel.delete(rondeId)),
    wachtend,
    /** Round of this stone and game that was interrupted; null = begin a new one. */
    onderbroken: (plek: RondePlek, spel: string): string | null =>
      lees(plek.leerlingId).findLast(
        (rij) =>
          wacht(rij) &&
          rij.onderbroken?.spel === spel &&
          rij.taakId === plek.taakId &&
          rij.somvensterId === plek.somvensterId,
      )?.rondeId ?? null,
    /** The child goes on with one round (or none): what else was interrupted is over. */
    laatLos: (leerlingId: string, behalve?: string) =>
      schrijf(
        leerlingId,
        lees(leerlingId).map((rij) => {
          if (rij.rondeId === behalve) return rij;
          const { onderbroken: _weg, ...over } = rij;
          return over;
        }),
      ),
    /** Adds or replaces the round. */
    bewaar: (ronde: OpenRonde) =>
      schrijf(ronde.leerlingId, [...lees(ronde.leerlingId).filter((rij) => rij.rondeId !== ronde.rondeId), ronde]),
    /** Closes what is over; a round the server refuses for good is let go, a dead line keeps it. Answers how many were closed. */
    werkAf: async (leerlingId: string, sluit: (ronde: OpenRonde) => Promise<unknown>): Promise<number> => {
      let gesloten = 0;
      for (const ronde of wachtend(leerlingId)) {
        try {
          await sluit(ronde);
          gesloten += 1;
          wis(leerlingId, ronde.rondeId);
        } catch (fout) {
          if (!(fout instanceof HttpFout && VOORGOED.has(fout.status))) return gesloten;
          wis(leerlingId, ronde.rondeId);
        }
      }
      return gesloten;
    },
  };
}

export type Afsluitingen = ReturnType<typeof createAfsluitingen>;

/** The one list of this page. */
export const afsluitingen: Afsluitingen = createAfsluitingen(browserOpslag('localStorage'));
