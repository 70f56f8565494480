/** npm run -s bench:oefening -- --json: time of learning and choosing on a bank of 4,000 words (practice.md section 18, G1 to G4; test 12). Medians of five runs, since the machine may be busy. */
import { buildCandidates, createStock, chooseCandidates } from '#engine/core/oefening/select/candidates.ts';
import type { Model, PracticeItem } from '#engine/core/oefening/model/model.ts';
import { pack, unpack } from '#engine/core/oefening/select/pack.ts';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { createPool } from '#engine/core/oefening/select/pool.ts';
import { scoreRows } from '#engine/core/oefening/select/score.ts';
import { select } from '#engine/core/oefening/select/select.ts';
import { createPracticeSession } from '#engine/core/oefening/model/session.ts';
import type { Restriction } from '#engine/core/oefening/model/settings.ts';
import { createPracticeState, type LeerlingState } from '#engine/core/oefening/model/state.ts';
import { update } from '#engine/core/oefening/model/update.ts';
import { readOptions, OptionError } from '../options.ts';
import { createRandom } from './random.ts';

const BANK = { woorden: 4000, categorieen: 40, gezien: 1200 };
const RONDES = 5;
/** Answers of one taak. */
const PER_COMMIT = 12;
const TARGET_SUCCESS = { doel: 0.75, band: 0.07 };
const LIMITATION: Restriction = {
  niveauVan: 3,
  niveauTot: 8.5,
  doelen: new Set(),
  formaten: new Set(['dictee']),
  targetSuccess: TARGET_SUCCESS,
  retention: 0.82,
  horizon: PARAMS.horizon,
  nieuwPerSessie: 8,
  required: [],
  shareRequired: 0,
  vasteVolgorde: false,
  arm: 'adaptief',
};
const format = () => ({ format: 'dictee', k: 0 }) as const;

function createModel(): Model {
  const random = createRandom('snelheid');
  const items = Array.from({ length: BANK.woorden }, (_, nr): PracticeItem => {
    const cat = nr % BANK.categorieen;
    const id = `c${cat}`;
    return {
      id: `w${nr}`,
      nr,
      soort: 'woord',
      categorieen: [{ id, w: 1 }],
      weighted: [{ ids: [id], key: id, nrs: [1 + cat], weights: [1], family: cat % 8 }],
      groep: 5,
      b: random.normaal(0, 1.5),
      vb: 0.1,
      lnT: Math.log(5),
    };
  });
  return {
    params: PARAMS,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: new Map(),
    headEnabled: false,
  };
}

function learn(m: Model, s: LeerlingState, antwoord: { nr: number; x: 0 | 1; day: number }): void {
  const { nr, x, day } = antwoord;
  const out = update(m, s, {
    antwoord: {
      itemId: `w${nr}`,
      doelId: `c${nr % BANK.categorieen}`,
      format: 'dictee',
      k: 0,
      x,
      ms: 5000,
      day,
      arm: 'adaptief',
    },
    targetSuccess: TARGET_SUCCESS,
  });
  if (!out.ok) throw new Error(out.fout);
}

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

/** Microseconds on the clock of the wall, and of the processor: on a busy machine a call of milliseconds waits for others. */
const wall = (): number => performance.now() * 1000;
function processor(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of every call: p50 and p99. */
function measure(n: number, work: (i: number) => void, clock = wall): { p50: number; p99: number } {
  const times = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const from = clock();
    work(i);
    times[i] = clock() - from;
  }
  times.sort();
  return { p50: times[n >> 1] ?? 0, p99: times[Math.floor(n * 0.99)] ?? 0 };
}

/** One taak as the server commits it: state from bytes, its answers learned, and bytes again. */
function commit(m: Model, bytes: Uint8Array, i: number): void {
  const s = unpack(bytes);
  if (!s.ok) throw new Error(s.fout);
  for (let nr = 0; nr < PER_COMMIT; nr += 1)
    learn(m, s.value, { nr: 3 * ((i * PER_COMMIT + nr) % BANK.gezien), x: nr % 4 === 0 ? 0 : 1, day: s.value.dag });
  pack(s.value);
}

function ronde(m: Model): Record<string, number> {
  const random = createRandom('snelheid', 'leerling');
  const s = createPracticeState(5, 1);
  for (let i = 0; i < BANK.gezien; i += 1)
    learn(m, s, { nr: i * 3, x: random.uniform() < 0.75 ? 1 : 0, day: 100 + Math.floor(i / 30) });
  const day = 200;
  const numbers = Array.from({ length: 20_000 }, () => 3 * random.whole(BANK.gezien));
  const antwoorden = measure(numbers.length, (i) =>
    learn(m, s, { nr: numbers[i] ?? 0, x: i % 4 === 0 ? 0 : 1, day: day + Math.floor(i / 100) }),
  );
  const later = s.dag;
  const stock = createStock(s, createPool(m, LIMITATION, format), later);
  if (!stock.ok) throw new Error(stock.fout);
  const { kolommen: columns, rijen: rows } = stock.value;
  const scan = measure(300, (i) => {
    s.theta += i % 2 === 0 ? 1e-6 : -1e-6; // the ability moved: no chance may come from the last scoring
    scoreRows(m, s, { kolommen: columns, rijen: rows, previousDoel: '' });
  });
  const build = measure(
    60,
    () => buildCandidates(m, s, { restriction: LIMITATION, day: later, formaat: format }),
    processor,
  );
  const candidates = chooseCandidates(m, s, stock.value);
  const choose = measure(2000, () => select(m, s, { kandidaten: candidates, session: createPracticeSession() }));
  const bytes = pack(s);
  const fixed = measure(200, (i) => commit(m, bytes, i), processor);
  return {
    leerP50: antwoorden.p50,
    leerP99: antwoorden.p99,
    scanP50: scan.p50,
    bouwP50: build.p50,
    kiesP50: choose.p50,
    commitP50: fixed.p50,
    antwoordenPerSec: Math.round((PER_COMMIT * 1e6) / fixed.p50),
    bytes: bytes.length,
    woorden: s.woorden.size,
  };
}

/** 10,000 answers a second are 100 us an answer (G4). */
const BOUNDS: Readonly<Record<string, number>> = {
  leerP50: 2,
  leerP99: 10,
  scanP50: 200,
  bouwP50: 2000,
  kiesP50: 50,
  commitP50: 100 * PER_COMMIT,
};

function main(args: readonly string[]): number {
  try {
    const o = readOptions(args, { tekst: [], flags: ['json'] });
    const m = createModel();
    ronde(m); // warm
    const rondes = Array.from({ length: RONDES }, () => ronde(m));
    const values = Object.fromEntries(
      Object.keys(rondes[0] ?? {}).map((name) => [name, median(rondes.map((r) => r[name] ?? 0))]),
    );
    const gates = Object.entries(BOUNDS).map(([id, bound]) => ({
      id,
      waarde: values[id] ?? null,
      grens: bound,
      ok: (values[id] ?? Infinity) <= bound,
    }));
    if (!o.flags.has('json'))
      for (const p of gates)
        process.stdout.write(`${p.ok ? 'ok ' : 'NEE'} ${p.id.padEnd(8)} ${p.waarde?.toFixed(2)} us (<= ${p.grens})\n`);
    process.stdout.write(`${JSON.stringify({ bench: 'oefening', ...values, poorten: gates })}\n`);
    return gates.every((p) => p.ok) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
