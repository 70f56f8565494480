import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { HttpError } from '#web/platform/http-error.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import { closings } from '../closings.ts';
import { askTwice } from '../day-package/line.ts';
import { createSpelronde, determineDevice, type RondeSpot } from './spelronde.api.ts';

/** A round of one game; `outbox` holds answers that the server does not have yet, null for an adult who looks along. */
interface Wanted {
  game: string;
  rondeId: string;
  outbox: Outbox | null;
}
interface Asked {
  spot: RondeSpot;
  game: string;
  rondeId: string;
  reply: Promise<Spelronde>;
}

const currentDevice = () =>
  determineDevice({
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    coarse: globalThis.matchMedia('(pointer: coarse)').matches,
  });

let asked: Asked | null = null;

/** A round that goes on is asked for when every answer of it is at the server, so that no word comes twice. */
async function ask(spot: RondeSpot, { game, rondeId, outbox }: Wanted): Promise<Spelronde> {
  const isResumed = closings.onderbroken(spot, game) === rondeId;
  if (isResumed && outbox && (await outbox.flush()) !== 'leeg') throw new HttpError(0);
  return askTwice(() => createSpelronde(spot, { rondeId, game, apparaat: currentDevice() }));
}

/** The round as the server gives it; what was asked at the door is taken from there, once. */
export function askRonde(spot: RondeSpot, wanted: Wanted): Promise<Spelronde> {
  const atDoor = asked;
  if (atDoor?.rondeId !== wanted.rondeId) return ask(spot, wanted);
  asked = null;
  return atDoor.reply;
}

const newest = (spot: RondeSpot, game: string): string => closings.onderbroken(spot, game) ?? crypto.randomUUID();

/** Asks for the round as soon as its door is touched, while its page is still being made. */
export function askAtDoor(spot: RondeSpot, game: string, outbox: Outbox | null): void {
  const rondeId = newest(spot, game);
  const reply = ask(spot, { game, rondeId, outbox });
  // The page says what is wrong.
  reply.catch(() => undefined);
  asked = { spot, game, rondeId, reply };
}

/** What was asked is old: another tab plays. */
export function forgetAsked(): void {
  asked = null;
}

/** The round that this door leads to: the one that was asked for, one that was interrupted, or a new one. */
export const rondeBehind = (spot: RondeSpot, game: string): string =>
  asked?.game === game && asked.spot.taakId === spot.taakId && asked.spot.leerlingId === spot.leerlingId
    ? asked.rondeId
    : newest(spot, game);
