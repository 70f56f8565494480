/** npm run -s bench:oefening -- --json: time of learning and choosing on a bank of 4,000 words (practice.md section 18, G1 to G4; test 12). Medians of five runs, since the machine may be busy. */
import { bouwKandidaten, createVoorraad, kiesKandidaten } from '#engine/core/oefening/candidates.ts';
import type { Model, OefenItem } from '#engine/core/oefening/model.ts';
import { pack, unpack } from '#engine/core/oefening/pack.ts';
import { PARAMS } from '#engine/core/oefening/params.ts';
import { createPool } from '#engine/core/oefening/pool.ts';
import { scoorRijen } from '#engine/core/oefening/score.ts';
import { select } from '#engine/core/oefening/select.ts';
import { createSessie } from '#engine/core/oefening/sessie.ts';
import type { Beperking } from '#engine/core/oefening/settings.ts';
import { createToestand, type LeerlingToestand } from '#engine/core/oefening/state.ts';
import { update } from '#engine/core/oefening/update.ts';
import { leesOpties, OptieFout } from '../opties.ts';
import { createToeval } from './toeval.ts';

const BANK = { woorden: 4000, categorieen: 40, gezien: 1200 };
const RONDES = 5;
/** Answers of one taak. */
const PER_COMMIT = 12;
const DOELSUCCES = { doel: 0.75, band: 0.07 };
const BEPERKING: Beperking = {
  niveauVan: 3,
  niveauTot: 8.5,
  doelen: new Set(),
  formaten: new Set(['dictee']),
  doelsucces: DOELSUCCES,
  retentie: 0.82,
  horizon: PARAMS.horizon,
  nieuwPerSessie: 8,
  verplicht: [],
  aandeelVerplicht: 0,
  vasteVolgorde: false,
  arm: 'adaptief',
};
const formaat = () => ({ format: 'dictee', k: 0 }) as const;

function createModel(): Model {
  const toeval = createToeval('snelheid');
  const items = Array.from({ length: BANK.woorden }, (_, nr): OefenItem => {
    const cat = nr % BANK.categorieen;
    const id = `c${cat}`;
    return {
      id: `w${nr}`,
      nr,
      soort: 'woord',
      categorieen: [{ id, w: 1 }],
      gewogen: [{ ids: [id], nrs: [1 + cat], gewichten: [1], familie: cat % 8 }],
      groep: 5,
      b: toeval.normaal(0, 1.5),
      vb: 0.1,
      lnT: Math.log(5),
    };
  });
  return {
    params: PARAMS,
    items: new Map(items.map((item) => [item.id, item])),
    leerdoelen: new Map(),
    hoofdAan: false,
  };
}

function leer(m: Model, s: LeerlingToestand, antwoord: { nr: number; x: 0 | 1; day: number }): void {
  const { nr, x, day } = antwoord;
  const uit = update(m, s, {
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
    doelsucces: DOELSUCCES,
  });
  if (!uit.ok) throw new Error(uit.fout);
}

const mediaan = (lijst: readonly number[]): number => [...lijst].sort((a, b) => a - b)[lijst.length >> 1] ?? 0;

/** Microseconds on the clock of the wall, and of the processor: on a busy machine a call of milliseconds waits for others. */
const wand = (): number => performance.now() * 1000;
function processor(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** Microseconds of every call: p50 and p99. */
function meet(n: number, werk: (i: number) => void, klok = wand): { p50: number; p99: number } {
  const tijden = new Float64Array(n);
  for (let i = 0; i < n; i += 1) {
    const van = klok();
    werk(i);
    tijden[i] = klok() - van;
  }
  tijden.sort();
  return { p50: tijden[n >> 1] ?? 0, p99: tijden[Math.floor(n * 0.99)] ?? 0 };
}

/** One taak as the server commits it: state from bytes, its answers learned, and bytes again. */
function commit(m: Model, bytes: Uint8Array, i: number): void {
  const s = unpack(bytes);
  if (!s.ok) throw new Error(s.fout);
  for (let nr = 0; nr < PER_COMMIT; nr += 1)
    leer(m, s.value, { nr: 3 * ((i * PER_COMMIT + nr) % BANK.gezien), x: nr % 4 === 0 ? 0 : 1, day: s.value.dag });
  pack(s.value);
}

function ronde(m: Model): Record<string, number> {
  const toeval = createToeval('snelheid', 'leerling');
  const s = createToestand(5, 1);
  for (let i = 0; i < BANK.gezien; i += 1)
    leer(m, s, { nr: i * 3, x: toeval.uniform() < 0.75 ? 1 : 0, day: 100 + Math.floor(i / 30) });
  const day = 200;
  const nummers = Array.from({ length: 20_000 }, () => 3 * toeval.heel(BANK.gezien));
  const antwoorden = meet(nummers.length, (i) =>
    leer(m, s, { nr: nummers[i] ?? 0, x: i % 4 === 0 ? 0 : 1, day: day + Math.floor(i / 100) }),
  );
  const later = s.dag;
  const voorraad = createVoorraad(s, createPool(m, BEPERKING, formaat), later);
  if (!voorraad.ok) throw new Error(voorraad.fout);
  const { kolommen, rijen } = voorraad.value;
  const scan = meet(300, (i) => {
    s.theta += i % 2 === 0 ? 1e-6 : -1e-6; // the ability moved: no chance may come from the last scoring
    scoorRijen(m, s, { kolommen, rijen, vorigDoel: '' });
  });
  const bouw = meet(60, () => bouwKandidaten(m, s, { beperking: BEPERKING, day: later, formaat }), processor);
  const kandidaten = kiesKandidaten(m, s, voorraad.value);
  const kies = meet(2000, () => select(m, s, { kandidaten, sessie: createSessie() }));
  const bytes = pack(s);
  const vast = meet(200, (i) => commit(m, bytes, i), processor);
  return {
    leerP50: antwoorden.p50,
    leerP99: antwoorden.p99,
    scanP50: scan.p50,
    bouwP50: bouw.p50,
    kiesP50: kies.p50,
    commitP50: vast.p50,
    antwoordenPerSec: Math.round((PER_COMMIT * 1e6) / vast.p50),
    bytes: bytes.length,
    woorden: s.woorden.size,
  };
}

/** 10,000 answers a second are 100 us an answer (G4). */
const GRENZEN: Readonly<Record<string, number>> = {
  leerP50: 2,
  leerP99: 10,
  scanP50: 200,
  bouwP50: 2000,
  kiesP50: 50,
  commitP50: 100 * PER_COMMIT,
};

function main(args: readonly string[]): number {
  try {
    const o = leesOpties(args, { tekst: [], vlaggen: ['json'] });
    const m = createModel();
    ronde(m); // warm
    const rondes = Array.from({ length: RONDES }, () => ronde(m));
    const waarden = Object.fromEntries(
      Object.keys(rondes[0] ?? {}).map((naam) => [naam, mediaan(rondes.map((r) => r[naam] ?? 0))]),
    );
    const poorten = Object.entries(GRENZEN).map(([id, grens]) => ({
      id,
      waarde: waarden[id] ?? null,
      grens,
      ok: (waarden[id] ?? Infinity) <= grens,
    }));
    if (!o.vlaggen.has('json'))
      for (const p of poorten)
        process.stdout.write(`${p.ok ? 'ok ' : 'NEE'} ${p.id.padEnd(8)} ${p.waarde?.toFixed(2)} us (<= ${p.grens})\n`);
    process.stdout.write(`${JSON.stringify({ bench: 'oefening', ...waarden, poorten })}\n`);
    return poorten.every((p) => p.ok) ? 0 : 1;
  } catch (fout) {
    if (!(fout instanceof OptieFout)) throw fout;
    process.stderr.write(`${fout.message}\n`);
    return 2;
  }
}

process.exitCode = main(process.argv.slice(2));
