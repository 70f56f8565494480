/** Replays one seeded log; the same file runs in Node and, bundled, in a browser. */
import { createRng } from '#engine/core/basis/rng.ts';
import { ARMS, type Antwoord } from '#engine/core/oefening/contract/antwoord.ts';
import { FORMATS } from '#engine/core/oefening/contract/contract.ts';
import { targetSuccessOf } from '#engine/core/oefening/model/target-success.ts';
import { createModel } from '#engine/core/oefening/model/model.ts';
import { pack, stateHash, unpack } from '#engine/core/oefening/select/pack.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { updateAll } from '#engine/core/oefening/ronde/replay.ts';
import { createPracticeState } from '#engine/core/oefening/model/state.ts';
import { DOELEN, WOORDEN } from '#engine/core/oefening/fake/test-kit.ts';
import type { UpdateTrace } from '#engine/core/oefening/model/update.ts';

/** What a replay reached: hashes over the packed bytes, and what the log had in it. */
export interface ReplayOutcome {
  antwoorden: number;
  categorieen: number;
  woorden: number;
  /** Answers faster than a child can give. */
  guesses: number;
  /** Answers to a word that had a memory of an earlier day. */
  repetitions: number;
  /** Hash after every tenth part of the log; the last one is that of the end. */
  hashes: number[];
}

/** Days between two answers: mostly the same day, sometimes a week, once in a while a summer. */
const JUMPS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 7] as const;

function createLog(count: number, seed: number): Antwoord[] {
  const rng = createRng(seed);
  let day = 100;
  return Array.from({ length: count }, (_, nr) => {
    const woord = WOORDEN[rng.int(WOORDEN.length)];
    const format = FORMATS[rng.int(FORMATS.length)];
    const arm = ARMS[rng.int(ARMS.length)];
    if (woord === undefined || format === undefined || arm === undefined) throw new Error('empty table');
    day += nr % 700 === 699 ? 75 : (JUMPS[rng.int(JUMPS.length)] ?? 0);
    const fast = rng.next() < 0.05;
    const ms = fast ? 50 + rng.int(300) : 700 + rng.int(rng.next() < 0.02 ? 200_000 : 15_000);
    return { itemId: woord.id, doelId: woord.hoofd, format, k: rng.int(5), x: rng.next() < 0.7 ? 1 : 0, ms, day, arm };
  });
}

/** Replays a log of `aantal` answers in ten batches, packing in between as the client and the server do. */
export function replayTrial(count: number, seed: number): ReplayOutcome {
  const model = createModel(WOORDEN, DOELEN);
  const log = createLog(count, seed);
  const targetSuccess = targetSuccessOf(PARAMS, 'normaal');
  const traces: UpdateTrace[] = [];
  const hashes: number[] = [];
  let bytes = pack(createPracticeState(4, seed));
  for (let part = 0; part < 10; part += 1) {
    const s = unpack(bytes);
    if (!s.ok) throw new Error(s.fout);
    const out = updateAll(model, s.value, {
      log: log.slice((part * count) / 10, ((part + 1) * count) / 10),
      targetSuccess,
    });
    if (!out.ok) throw new Error(out.fout);
    traces.push(...out.value);
    bytes = pack(s.value);
    hashes.push(stateHash(bytes));
  }
  const end = unpack(bytes);
  if (!end.ok) throw new Error(end.fout);
  return {
    antwoorden: traces.length,
    categorieen: end.value.cats.size,
    woorden: end.value.woorden.size,
    guesses: traces.filter((t) => t.guess).length,
    repetitions: traces.filter((t) => t.voor.R > 0 && t.voor.R < 0.99).length,
    hashes,
  };
}
