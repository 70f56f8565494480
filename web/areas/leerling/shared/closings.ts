import type { ClosingRequest } from '#server/features/somvensters/somvensters.contract.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { HttpError } from '#web/platform/http-error.ts';
import { browserStorage, type KeyValueStorage } from '#web/platform/storage.ts';
import type { RondeSpot } from './api/spelronde.api.ts';

/** A round that is not yet closed at the server: over on this device, or interrupted in play. */
export interface OpenRonde extends RondeSpot {
  rondeId: string;
  verzoek: ClosingRequest;
  /** The round was in play and can be taken up again: its game, and the moment it was opened in ms. */
  onderbroken?: { spel: string; op: number };
}

/** An interrupted round waits for the child this long; then it is closed as stopped. */
const RESUME_MS = 12 * 3_600_000;
const PERMANENT: ReadonlySet<number> = new Set([400, 404, 409, 410, 422]);
const key = (leerlingId: string): string => `taaltocht.rondes.${leerlingId}`;

function isOpenRonde(value: unknown): value is OpenRonde {
  if (!isObject(value) || !isObject(value['verzoek'])) return false;
  return ['leerlingId', 'somvensterId', 'taakId', 'rondeId'].every((name) => typeof value[name] === 'string');
}

function readRondes(storage: KeyValueStorage, leerlingId: string): OpenRonde[] {
  try {
    const rows: unknown = JSON.parse(storage.read(key(leerlingId)) ?? '[]');
    return Array.isArray(rows) ? rows.filter(isOpenRonde) : [];
  } catch {
    return [];
  }
}

function writeRondes(storage: KeyValueStorage, leerlingId: string, rows: readonly OpenRonde[]): void {
  if (rows.length === 0) storage.wis(key(leerlingId));
  else storage.write(key(leerlingId), JSON.stringify(rows));
}

/** Rounds that wait for their closing: kept per pupil, so that they survive a reload, a sign-out and a day without internet. */
export function createClosings(storage: KeyValueStorage, now: () => number = Date.now) {
  const read = (leerlingId: string) => readRondes(storage, leerlingId);
  const write = (leerlingId: string, rows: readonly OpenRonde[]) => writeRondes(storage, leerlingId, rows);
  /** Rounds on the screen now: they end by themselves. */
  const inSpel = new Set<string>();
  const wait = ({ onderbroken: interrupted }: OpenRonde): boolean =>
    interrupted !== undefined && now() - interrupted.op < RESUME_MS;
  /** Over, and not on the screen. */
  const waiting = (leerlingId: string) => read(leerlingId).filter((row) => !inSpel.has(row.rondeId) && !wait(row));
  const erase = (leerlingId: string, rondeId: string) =>
    write(
      leerlingId,
      read(leerlingId).filter((row) => row.rondeId !== rondeId),
    );
  return {
    read,
    wis: erase,
    setInSpel: (rondeId: string, on: boolean) => void (on ? inSpel.add(rondeId) : inSpel.delete(rondeId)),
    waiting,
    /** Round of this stone and game that was interrupted; null = begin a new one. */
    onderbroken: (spot: RondeSpot, spel: string): string | null =>
      read(spot.leerlingId).findLast(
        (row) =>
          wait(row) &&
          row.onderbroken?.spel === spel &&
          row.taakId === spot.taakId &&
          row.somvensterId === spot.somvensterId,
      )?.rondeId ?? null,
    /** The child goes on with one round (or none): what else was interrupted is over. */
    letGo: (leerlingId: string, except?: string) =>
      write(
        leerlingId,
        read(leerlingId).map((row) => {
          if (row.rondeId === except) return row;
          const { onderbroken: _gone, ...over } = row;
          return over;
        }),
      ),
    /** Adds or replaces the round. */
    save: (ronde: OpenRonde) =>
      write(ronde.leerlingId, [...read(ronde.leerlingId).filter((row) => row.rondeId !== ronde.rondeId), ronde]),
    /** Closes what is over; a round the server refuses for good is let go, a dead line keeps it. Answers how many were closed. */
    processAll: async (leerlingId: string, close: (ronde: OpenRonde) => Promise<unknown>): Promise<number> => {
      let closed = 0;
      for (const ronde of waiting(leerlingId)) {
        try {
          await close(ronde);
          closed += 1;
          erase(leerlingId, ronde.rondeId);
        } catch (error) {
          if (!(error instanceof HttpError && PERMANENT.has(error.status))) return closed;
          erase(leerlingId, ronde.rondeId);
        }
      }
      return closed;
    },
  };
}

export type Closings = ReturnType<typeof createClosings>;

/** The one list of this page. */
export const closings: Closings = createClosings(browserStorage('localStorage'));
