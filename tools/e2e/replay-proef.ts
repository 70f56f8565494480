/** Replays one seeded log; the same file runs in Node and, bundled, in a browser. */
import { createRng } from '#engine/core/basis/rng.ts';
import { ARMEN, type Antwoord } from '#engine/core/oefening/antwoord.ts';
import { FORMATS } from '#engine/core/oefening/contract.ts';
import { doelsuccesVan } from '#engine/core/oefening/doelsucces.ts';
import { createModel } from '#engine/core/oefening/model.ts';
import { pack, toestandHash, unpack } from '#engine/core/oefening/pack.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import { updateAlles } from '#engine/core/oefening/replay.ts';
import { createToestand } from '#engine/core/oefening/state.ts';
import { DOELEN, WOORDEN } from '#engine/core/oefening/test-kit.ts';
import type { UpdateTrace } from '#engine/core/oefening/update.ts';

/** What a replay reached: hashes over the packed bytes, and what the log had in it. */
export interface ReplayUitkomst {
  antwoorden: number;
  categorieen: number;
  woorden: number;
  /** Answers faster than a child can give. */
  gokken: number;
  /** Answers to a word that had a memory of an earlier day. */
  herhalingen: number;
  /** Hash after every tenth part of the log; the last one is that of the end. */
  hashes: number[];
}

/** Days between two answers: mostly the same day, sometimes a week, once in a while a summer. */
const SPRONGEN = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 7] as const;

function maakLog(aantal: number, seed: number): Antwoord[] {
  const rng = createRng(seed);
  let day = 100;
  return Array.from({ length: aantal }, (_, nr) => {
    const woord = WOORDEN[rng.int(WOORDEN.length)];
    const format = FORMATS[rng.int(FORMATS.length)];
    const arm = ARMEN[rng.int(ARMEN.length)];
    if (woord === undefined || format === undefined || arm === undefined) throw new Error('empty table');
    day += nr % 700 === 699 ? 75 : (SPRONGEN[rng.int(SPRONGEN.length)] ?? 0);
    const snel = rng.next() < 0.05;
    const ms = snel ? 50 + rng.int(300) : 700 + rng.int(rng.next() < 0.02 ? 200_000 : 15_000);
    return { itemId: woord.id, doelId: woord.hoofd, format, k: rng.int(5), x: rng.next() < 0.7 ? 1 : 0, ms, day, arm };
  });
}

/** Replays a log of `aantal` answers in ten batches, packing in between as the client and the server do. */
export function replayProef(aantal: number, seed: number): ReplayUitkomst {
  const model = createModel(WOORDEN, DOELEN);
  const log = maakLog(aantal, seed);
  const doelsucces = doelsuccesVan(PARAMS, 'normaal');
  const traces: UpdateTrace[] = [];
  const hashes: number[] = [];
  let bytes = pack(createToestand(4, seed));
  for (let deel = 0; deel < 10; deel += 1) {
    const s = unpack(bytes);
    if (!s.ok) throw new Error(s.fout);
    const uit = updateAlles(model, s.value, {
      log: log.slice((deel * aantal) / 10, ((deel + 1) * aantal) / 10),
      doelsucces,
    });
    if (!uit.ok) throw new Error(uit.fout);
    traces.push(...uit.value);
    bytes = pack(s.value);
    hashes.push(toestandHash(bytes));
  }
  const eind = unpack(bytes);
  if (!eind.ok) throw new Error(eind.fout);
  return {
    antwoorden: traces.length,
    categorieen: eind.value.cats.size,
    woorden: eind.value.woorden.size,
    gokken: traces.filter((t) => t.gok).length,
    herhalingen: traces.filter((t) => t.voor.R > 0 && t.voor.R < 0.99).length,
    hashes,
  };
}
