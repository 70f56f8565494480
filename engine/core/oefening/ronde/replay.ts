import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Antwoord } from '../contract/antwoord.ts';
import type { TargetSuccess } from '../model/target-success.ts';
import type { Model } from '../model/model.ts';
import { pack, unpack, type PackError } from '../select/pack.ts';
import type { LeerlingState } from '../model/state.ts';
import { update, type UpdateTrace } from '../model/update.ts';

/** Outcome of a replay: the packed state and what each answer did. */
export interface Replay {
  toestand: Uint8Array;
  traces: readonly UpdateTrace[];
}

/** Learns from answers in order, on a state that is changed. Stops at the first answer that is refused. */
export function updateAll(
  m: Model,
  s: LeerlingState,
  options: { log: readonly Antwoord[]; targetSuccess: TargetSuccess },
): Result<UpdateTrace[], 'antwoord-ongeldig'> {
  const traces: UpdateTrace[] = [];
  for (const antwoord of options.log) {
    const out = update(m, s, { antwoord, targetSuccess: options.targetSuccess });
    if (!out.ok) return out;
    traces.push(out.value);
  }
  return ok(traces);
}

/**
 * State after a log, from packed bytes to packed bytes. Deterministic: same start, log and target give the same bytes,
 * on the client and on the server, however the log is cut into batches. Nothing is selected here.
 */
export function replay(
  m: Model,
  start: Uint8Array,
  options: { log: readonly Antwoord[]; targetSuccess: TargetSuccess },
): Result<Replay, PackError | 'antwoord-ongeldig'> {
  const s = unpack(start);
  if (!s.ok) return err(s.fout);
  const out = updateAll(m, s.value, options);
  return out.ok ? ok({ toestand: pack(s.value), traces: out.value }) : err(out.fout);
}
