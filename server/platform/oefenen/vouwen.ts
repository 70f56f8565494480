import { hashText } from '#engine/core/basis/rng.ts';
import type { Arm } from '#engine/core/oefening/antwoord.ts';
import type { Format } from '#engine/core/oefening/contract.ts';
import { doelsuccesVan } from '#engine/core/oefening/doelsucces.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { categorieStatus } from '#engine/core/oefening/mastery.ts';
import type { Model } from '#engine/core/oefening/model.ts';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import { catVan, createToestand } from '#engine/core/oefening/state.ts';
import { replay } from '#engine/core/oefening/replay.ts';
import type { UpdateTrace } from '#engine/core/oefening/update.ts';

/** Answer as the log holds it, in the order (seq, clientId). */
export interface LogRegel {
  seq: number;
  clientId: string;
  itemId: string;
  doelId: string;
  goed: boolean;
  ms: number;
  geholpen: boolean;
  format: Format;
  k: number;
  day: number;
  arm: Arm;
}
/** Packed state with the last answer that is in it. */
export interface Gevouwen {
  toestand: Uint8Array;
  n: number;
  seq: number;
  clientId: string;
}
export interface DoelStand {
  doelId: string;
  ema: number;
  stand: 'bezig' | 'beheerst' | 'onderhoud' | 'struikel';
  dag: number;
}

/** From this many answers on, a low average means stumbling and not starting. */
const STRUIKEL_N = 8;
const STRUIKEL_EMA = 0.6;
/** Position before every answer. */
export const EERSTE_PLEK = { seq: -1, clientId: '00000000-0000-0000-0000-000000000000' } as const;

/** State of a pupil without answers, at the start level that a teacher chose or at the own year; the random source depends on the pupil, so two pupils get different words. */
export function nieuweToestand(leerling: { id: string; jaargroep: number; startniveau: string | null }): Gevouwen {
  const niveau = leerling.startniveau === null ? leerling.jaargroep : Number(leerling.startniveau);
  const seed = hashText(leerling.id);
  const [begin, volgend] = [createToestand(Math.floor(niveau), seed), createToestand(Math.ceil(niveau), seed)];
  // Halfway a year lies halfway between the means of two years.
  return { toestand: pack({ ...begin, theta: Math.fround((begin.theta + volgend.theta) / 2) }), n: 0, ...EERSTE_PLEK };
}

/** What one answer of the log did to the state. */
export interface Spoor {
  regel: LogRegel;
  trace: UpdateTrace;
}

/** Learns the answers on top of a state. Days never run back: a device with a wrong clock counts for the day that was reached. */
export function vouwMetSporen(
  model: Model,
  start: Gevouwen,
  options: { log: readonly LogRegel[]; moeilijkheid: Oefeninstelling['moeilijkheid'] },
): { gevouwen: Gevouwen; sporen: Spoor[] } {
  const begin = unpack(start.toestand);
  if (!begin.ok) throw new Error(begin.fout);
  let dag = begin.value.dag;
  const bekend = options.log.filter((regel) => model.items.has(regel.itemId));
  const log = bekend.map((regel) => {
    dag = Math.max(dag, regel.day);
    return {
      itemId: regel.itemId,
      doelId: regel.doelId,
      format: regel.format,
      k: regel.k,
      x: regel.goed && !regel.geholpen ? 1 : 0,
      ms: regel.ms,
      day: dag,
      arm: regel.arm,
    } as const;
  });
  const uit = replay(model, start.toestand, { log, doelsucces: doelsuccesVan(model.params, options.moeilijkheid) });
  if (!uit.ok) throw new Error(uit.fout);
  const laatste = options.log.at(-1);
  const gevouwen = {
    toestand: uit.value.toestand,
    n: start.n + options.log.length,
    seq: laatste?.seq ?? start.seq,
    clientId: laatste?.clientId ?? start.clientId,
  };
  return {
    gevouwen,
    sporen: uit.value.traces.flatMap((trace, nr) => bekend.slice(nr, nr + 1).map((regel) => ({ regel, trace }))),
  };
}

/** State after the answers. */
export function vouw(
  model: Model,
  start: Gevouwen,
  options: { log: readonly LogRegel[]; moeilijkheid: Oefeninstelling['moeilijkheid'] },
): Gevouwen {
  return vouwMetSporen(model, start, options).gevouwen;
}

/** Where a pupil stands for the goals that were practised. */
export function doelStanden(model: Model, toestand: Uint8Array, doelIds: Iterable<string>): DoelStand[] {
  const s = unpack(toestand);
  if (!s.ok) throw new Error(s.fout);
  return [...new Set(doelIds)].flatMap((doelId) => {
    const c = catVan(model, s.value, doelId);
    if (c === undefined || c.n === 0) return [];
    const status = categorieStatus(model, s.value, doelId);
    const struikelt = c.n >= STRUIKEL_N && c.emaTraag < STRUIKEL_EMA;
    const stand = status === 'beheerst' || status === 'onderhoud' ? status : struikelt ? 'struikel' : 'bezig';
    return [{ doelId, ema: c.emaTraag, stand, dag: c.dag } as const];
  });
}
