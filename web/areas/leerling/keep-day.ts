import { dayPackageEndpoints, type DayPackage } from '#server/features/somvensters/day-package.contract.ts';
import { isObject } from '#web/platform/gebruiker.ts';
import { call } from '#web/platform/endpoint/call.ts';
import { log } from '#web/platform/logboek.ts';
import { currentOwner } from '#web/platform/outbox/outbox-browser.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { pauseFor } from '#web/platform/pause.ts';
import { registerWorker } from '#web/platform/worker/register.ts';
import { closings } from './shared/closings.ts';
import { curtain } from './shared/curtain/curtain.ts';
import { currentDay, forgetOthers, type Day } from './shared/day-package/day.ts';
import type { ShownMap } from './shared/day-package/shown-map.ts';
import { loadAhead } from './load-ahead.ts';

/** A package is asked for again after this time, and after each round. */
const AGAIN_MS = 600_000;

/** The map has the device to itself before engine and games are read in. */
const REST_MS = 3_000;

/** The family pays for every byte, and said so. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  return isObject(connection) && connection['saveData'] === true;
}

/** The package of the day, fetched anew when it is old; null when there is none. Reading one checks all of it, so it is read once. */
async function packOfDay(day: Day, leerlingId: string, outbox: Outbox): Promise<DayPackage | null> {
  const pack = await day.readPack();
  const played = await day.lastPlayed();
  const kept = pack?.value ?? null;
  if (pack !== null && Date.now() - pack.at < AGAIN_MS && played < pack.at) return kept;
  // What is still on its way is not in what the server would give along.
  if (outbox.stand().waiting > 0 || closings.waiting(leerlingId).length > 0) return kept;
  const fresh = await call(dayPackageEndpoints.find, { params: { leerlingId } });
  await day.keepPack(fresh);
  return fresh;
}

/** Keeps the map and the rounds of the day on this device, and what they are played with. Says on the page when all is there. */
export async function keepDay(o: {
  leerlingId: string;
  outbox: Outbox;
  map: ShownMap;
  gone: () => boolean;
}): Promise<void> {
  const day = currentDay();
  if (day === null) return;
  try {
    await forgetOthers(currentOwner());
    // A map with rounds laid over it is not what the server said.
    if (closings.waiting(o.leerlingId).length === 0) await day.keepMap(o.map);
    await registerWorker();
    const pack = await packOfDay(day, o.leerlingId, o.outbox);
    if (pack === null || savesData()) return;
    await pauseFor(REST_MS);
    if (o.gone()) return;
    // At a door the device is for the game behind it.
    const gone = (): boolean => o.gone() || curtain.get().spel !== null;
    const stored = (): void => void (document.documentElement.dataset['day'] = 'stored');
    await loadAhead(pack, { gone, stored });
  } catch (error) {
    // Outside the hours of play or without a licence there is no day to take along.
    log('the day is not kept', error instanceof Error ? error.message : undefined);
  }
}
