import type { Closing, ClosingRequest } from '#server/features/somvensters/somvensters.contract.ts';
import type { RoundBooking } from '#engine/react/spel-props.ts';
import type { Outbox } from '#web/platform/outbox/outbox.ts';
import type { Closings, OpenRonde } from '../shared/closings.ts';
import { closeSpelronde, type RondeSpot } from '../shared/api/spelronde.api.ts';

export interface CompletionParts {
  spot: RondeSpot & { rondeId: string };
  /** Slug of the game. */
  spel: string;
  outbox: Outbox | null;
  closings: Closings;
  close?: (spot: RondeSpot & { rondeId: string }, request: ClosingRequest) => Promise<Closing>;
  now?: () => number;
}

/** What the result may say about coins; `stored` = the round goes to the server at all. */
export function bookingOf(finding: Closing | null, stored: boolean): RoundBooking {
  if (finding !== null) return { earned: finding.munten, balance: finding.saldo };
  return stored ? 'later' : 'never';
}

/** The line came back, or the server took its time: its map has other coins, so the round was booked while the child reads its result. */
export const bookedSince = (booking: RoundBooking, before: number, now: number): RoundBooking =>
  booking === 'later' && now !== before ? { earned: now - before, balance: now } : booking;

/** Keeps one round: its answers go to the outbox, its end to the server, each exactly once and in that order. */
export function createCompletion({
  spot,
  spel,
  outbox,
  closings,
  close = closeSpelronde,
  now = Date.now,
}: CompletionParts) {
  const busy = new Set<Promise<void>>();
  const open = (request: ClosingRequest): OpenRonde => ({ ...spot, verzoek: request });

  /** Answers wait for the disk before the round may end. */
  const everythingSaved = () => Promise.all(busy);

  return {
    /** The round is in play: if the page goes away now, the child goes on with it later, or it is closed as stopped when another round begins. */
    begin: async (seq: number) => {
      if (!outbox) return;
      closings.setInSpel(spot.rondeId, true);
      closings.letGo(spot.leerlingId, spot.rondeId);
      closings.save({ ...open({ gestopt: true, bonus: 0, seconden: 0 }), onderbroken: { spel, op: now() } });
      await outbox.reportSeq(seq);
    },
    antwoord: (content: object) => {
      if (!outbox) return;
      const chore = outbox
        .append({ ...content, taakId: spot.taakId, rondeId: spot.rondeId })
        .finally(() => busy.delete(chore));
      busy.add(chore);
    },
    /** Result of the server, or null when it comes later (no connection) or never (looking along). */
    finish: async (request: ClosingRequest): Promise<Closing | null> => {
      if (!outbox) return null;
      closings.save(open(request));
      await everythingSaved();
      try {
        if ((await outbox.flush()) !== 'leeg') return null;
        const finding = await close(spot, request);
        closings.wis(spot.leerlingId, spot.rondeId);
        return finding;
      } catch {
        return null;
      } finally {
        closings.setInSpel(spot.rondeId, false);
      }
    },
    /** The game left the screen. */
    exit: () => closings.setInSpel(spot.rondeId, false),
  };
}
