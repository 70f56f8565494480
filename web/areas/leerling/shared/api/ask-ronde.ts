import type { Spelronde } from '#server/features/somvensters/somvensters.contract.ts';
import { closings } from '../closings.ts';
import { askTwice } from '../day-package/line.ts';
import { createSpelronde, determineDevice, type RondeSpot } from './spelronde.api.ts';

interface Wanted {
  game: string;
  rondeId: string;
}
interface Asked extends Wanted {
  spot: RondeSpot;
  /** Moment of the touch, ms. */
  at: number;
  reply: Promise<Spelronde>;
}

/** A page that comes later than this waited for another tab, which may have played since. */
const FRESH_MS = 5_000;

const currentDevice = () =>
  determineDevice({
    width: globalThis.innerWidth,
    height: globalThis.innerHeight,
    coarse: globalThis.matchMedia('(pointer: coarse)').matches,
  });

let asked: Asked | null = null;

const isAt = ({ spot, game }: Asked, where: RondeSpot, door: string): boolean =>
  game === door && spot.taakId === where.taakId && spot.leerlingId === where.leerlingId;

const ask = (spot: RondeSpot, { game, rondeId }: Wanted): Promise<Spelronde> =>
  askTwice(() => createSpelronde(spot, { rondeId, game, apparaat: currentDevice() }));

/** The answer of the server to a new round; what was asked at the door is not asked again. */
export const askRonde = (spot: RondeSpot, wanted: Wanted): Promise<Spelronde> =>
  asked?.rondeId === wanted.rondeId ? asked.reply : ask(spot, wanted);

/** Asks for the round as soon as its door is touched, while its page is still being made. */
export function askAtDoor(spot: RondeSpot, game: string): void {
  // One that was interrupted goes on when its answers are at the server.
  if (closings.onderbroken(spot, game) !== null) return;
  const rondeId = crypto.randomUUID();
  const reply = ask(spot, { game, rondeId });
  // The page says what is wrong.
  reply.catch(() => undefined);
  asked = { spot, game, rondeId, at: Date.now(), reply };
}

/** The round that was asked for at this door just now, or null. */
export const askedAtDoor = (spot: RondeSpot, game: string): string | null =>
  asked !== null && isAt(asked, spot, game) && Date.now() - asked.at < FRESH_MS ? asked.rondeId : null;
