import { landkaartSchema } from '#server/features/landkaart/landkaart.contract.ts';
import { dayPackageSchema, rondeOf, type DayPackage } from '#server/features/somvensters/day-package.contract.ts';
import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { currentOwner } from '#web/platform/outbox/outbox-browser.ts';
import type { Owner } from '#web/platform/outbox/post.ts';
import { session } from '#web/platform/session.ts';
import { FORGET_SPEECH, SPEECH_CACHE } from '#web/platform/worker/cache-names.ts';
import { closings } from '../closings.ts';
import { createDayStore, idbShelf, type DayPart, type Kept, memoryShelf, type DayStore } from './day-store.ts';
import { playedSchema, type PlayedRonde } from './played.ts';
import { layOver, withoutLine, type ShownMap } from './shown-map.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_LATER = 3;
/** More rounds than anybody plays between two visits on the line. */
const PLAYED_MAX = 100;

export interface DayParts {
  store: DayStore;
  owner: Owner;
  /** Ids of rounds whose end the server does not know yet. */
  open: () => ReadonlySet<string>;
  /** False once this pupil leaves the device: what comes in then is not kept. */
  stays: () => boolean;
  now: () => number;
}

/** One pupil's day on this device: what the server gave along, and what was played since. */
export function createDay({ store, owner, open, stays, now }: DayParts) {
  const keep = async (part: DayPart, value: unknown, at = now()): Promise<void> => {
    if (stays()) await store.write(owner, part, { at, value });
  };
  const readPlayed = async () => (await store.read(owner, 'played', playedSchema))?.value ?? { rondes: [], state: '' };
  const readPack = (): Promise<Kept<DayPackage> | null> => store.read(owner, 'pack', dayPackageSchema);
  /** Rounds that something of the server, kept at a moment, knows nothing of. */
  const since = (rondes: readonly PlayedRonde[], moment: number): PlayedRonde[] => {
    const unknown = open();
    return rondes.filter((ronde) => ronde.at > moment || unknown.has(ronde.rondeId));
  };
  return {
    readPack,
    keepPack: (value: DayPackage) => keep('pack', value),
    keepMap: (value: ShownMap) => keep('map', value),
    /** The map of the server with the rounds on it that are still on their way there. */
    readOver: async (map: ShownMap): Promise<ShownMap> => layOver(map, since((await readPlayed()).rondes, Infinity)),
    /** The map without a line; null when this device knows none. */
    readMap: async (): Promise<ShownMap | null> => {
      const map = await store.read(owner, 'map', landkaartSchema);
      if (map === null) return null;
      const pack = await readPack();
      return layOver(withoutLine(map.value, pack?.value ?? null), since((await readPlayed()).rondes, map.at));
    },
    /** A round without a line; null when it is not on this device. */
    openRonde: async (spot: { taakId: string; game: string; rondeId: string }): Promise<Spelronde | null> => {
      const pack = await readPack();
      if (pack === null) return null;
      const { rondes, state } = await readPlayed();
      const played = since(rondes, pack.at);
      const ronde = rondeOf(pack.value, {
        ...spot,
        toestand: played.length > 0 ? state : pack.value.toestand,
        daysLater: Math.min(DAYS_LATER, Math.max(0, Math.floor((now() - pack.at) / DAY_MS))),
      });
      if (ronde === undefined) return null;
      return { ...ronde, eersteKeer: ronde.eersteKeer && played.every(({ game }) => game !== spot.game) };
    },
    /** When the last round ended here; 0 = none. */
    lastPlayed: async (): Promise<number> => (await readPlayed()).rondes.at(-1)?.at ?? 0,
    /** A round ended here; `state` = what the pupil knows now. */
    keepPlayed: async (ronde: Omit<PlayedRonde, 'at'>, state: string): Promise<void> => {
      const at = now();
      const { rondes } = await readPlayed();
      await keep('played', { rondes: [...rondes, { ...ronde, at }].slice(-PLAYED_MAX), state }, at);
    },
  };
}
export type Day = ReturnType<typeof createDay>;

/** Token of the session that is being left: the day is thrown away before the server knows of the leaving. */
let left: string | null = null;
const store = createDayStore(idbShelf(), memoryShelf(), Date.now);

/** The day of who is signed in; null for an adult, who takes nothing along. */
export function currentDay(): Day | null {
  const owner = currentOwner();
  if (owner === null) return null;
  const open = () => new Set(closings.read(owner.leerlingId).map(({ rondeId }) => rondeId));
  const stays = () => session.token() !== left && currentOwner()?.leerlingId === owner.leerlingId;
  return createDay({ store, owner, open, stays, now: Date.now });
}

/** Throws away what another pupil, or with `null` anybody, left on this device; also what the school let them hear. */
export async function forgetOthers(owner: Owner | null): Promise<void> {
  if (owner === null) left = session.token();
  const found = await store.keepOnly(owner);
  if ((!found && owner !== null) || !('caches' in globalThis)) return;
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(FORGET_SPEECH);
  await caches.delete(SPEECH_CACHE);
}
