import { hashText } from '#engine/core/basis/rng.ts';
import type { Antwoord, Arm } from '#engine/core/oefening/contract/antwoord.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import { standingOf, type DoelStanding, type StandingEvidence } from '#engine/core/oefening/model/doel-standing.ts';
import { evidenceOf } from '#engine/core/oefening/model/mastery.ts';
import type { Model } from '#engine/core/oefening/model/model.ts';
import { pack, unpack } from '#engine/core/oefening/select/pack.ts';
import { catOf, createPracticeState } from '#engine/core/oefening/model/state.ts';
import { replay } from '#engine/core/oefening/ronde/replay.ts';
import type { UpdateTrace } from '#engine/core/oefening/model/update.ts';

/** Answer as the log holds it, in the order (seq, clientId). */
export interface LogEntry {
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
export interface Folded {
  toestand: Uint8Array;
  n: number;
  seq: number;
  clientId: string;
}
/** Standing of a pupil for a goal as it was stored the last time. */
export interface StoredStanding {
  stand: DoelStanding;
  /** Day since when it holds. */
  since: number;
  masteredBefore: boolean;
}
/** What the log says about one goal: its last answers, and where the pupil stood. */
export interface DoelHistory {
  recent: Pick<StandingEvidence, 'n' | 'right'>;
  earlier: StoredStanding | undefined;
}
export interface DoelStatus extends StoredStanding {
  doelId: string;
  ema: number;
  /** Day of the last answer. */
  dag: number;
  evidence: StandingEvidence;
}

/** Position before every answer. */
export const FIRST_SPOT = { seq: -1, clientId: '00000000-0000-0000-0000-000000000000' } as const;

/** State of a pupil without answers, at the start level that a teacher chose or at the own year; the random source depends on the pupil, so two pupils get different words. */
export function newState(leerling: { id: string; jaargroep: number; startniveau: string | null }): Folded {
  const niveau = leerling.startniveau === null ? leerling.jaargroep : Number(leerling.startniveau);
  const seed = hashText(leerling.id);
  const [begin, next] = [createPracticeState(Math.floor(niveau), seed), createPracticeState(Math.ceil(niveau), seed)];
  // Halfway a year lies halfway between the means of two years.
  return { toestand: pack({ ...begin, theta: Math.fround((begin.theta + next.theta) / 2) }), n: 0, ...FIRST_SPOT };
}

/** What one answer of the log did to the state. */
export interface Trace {
  regel: LogEntry;
  trace: UpdateTrace;
}

/** A log as the engine learns it on top of a state. Days never run back: a device with a wrong clock counts for the day that was reached. */
export function practiceLog(model: Model, start: Uint8Array, lines: readonly LogEntry[]): Antwoord[] {
  const begin = unpack(start);
  if (!begin.ok) throw new Error(begin.fout);
  let day = begin.value.dag;
  return lines
    .filter((rule) => model.items.has(rule.itemId))
    .map((rule) => {
      day = Math.max(day, rule.day);
      return {
        itemId: rule.itemId,
        doelId: rule.doelId,
        format: rule.format,
        k: rule.k,
        x: rule.goed && !rule.geholpen ? 1 : 0,
        ms: rule.ms,
        day,
        arm: rule.arm,
      };
    });
}

/** Learns the answers on top of a state. */
export function foldWithTraces(
  model: Model,
  start: Folded,
  options: { log: readonly LogEntry[]; moeilijkheid: Oefeninstelling['moeilijkheid'] },
): { folded: Folded; traces: Trace[] } {
  const known = options.log.filter((rule) => model.items.has(rule.itemId));
  const log = practiceLog(model, start.toestand, known);
  const out = replay(model, start.toestand, {
    log,
    targetSuccess: targetSuccessOf(model.params, options.moeilijkheid),
  });
  if (!out.ok) throw new Error(out.fout);
  const last = options.log.at(-1);
  const folded = {
    toestand: out.value.toestand,
    n: start.n + options.log.length,
    seq: last?.seq ?? start.seq,
    clientId: last?.clientId ?? start.clientId,
  };
  return {
    folded,
    traces: out.value.traces.flatMap((trace, nr) => known.slice(nr, nr + 1).map((rule) => ({ regel: rule, trace }))),
  };
}

/** State after the answers. */
export function fold(
  model: Model,
  start: Folded,
  options: { log: readonly LogEntry[]; moeilijkheid: Oefeninstelling['moeilijkheid'] },
): Folded {
  return foldWithTraces(model, start, options).folded;
}

/** Where a pupil stands for the goals that were practised, since when, and why. */
export function doelStatuses(
  model: Model,
  state: Uint8Array,
  histories: ReadonlyMap<string, DoelHistory>,
): DoelStatus[] {
  const s = unpack(state);
  if (!s.ok) throw new Error(s.fout);
  return [...histories].flatMap(([doelId, { recent, earlier }]) => {
    const c = catOf(model, s.value, doelId);
    if (c === undefined || c.n === 0) return [];
    const before = c.ever || earlier?.masteredBefore === true;
    const evidence = { ...recent, days: c.dagen, chance: evidenceOf(model, s.value, doelId).kans, before };
    const stand = standingOf(evidence);
    return [
      {
        doelId,
        ema: c.emaSlow,
        dag: c.dag,
        evidence,
        stand,
        since: earlier?.stand === stand ? earlier.since : c.dag,
        masteredBefore: before || stand === 'beheerst',
      },
    ];
  });
}
