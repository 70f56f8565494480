import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PARAMS } from '#engine/core/oefening/model/params.ts';
import { integer, readOptions, names, OptionError, type Options } from '../options.ts';
import { bundleWork } from './bundle.ts';
import { rotate } from './farm.ts';
import { compare } from './paired.ts';
import {
  BASELINES,
  DOELEN,
  FIRST_SEED,
  nameOfDoel,
  REGIME_NAMES,
  WORLD_NAMES,
  type Doel,
  type Row,
  type Taak,
} from './plan.ts';
import { frontier } from './plot.ts';
import { cellOf, type Cell } from './summary.ts';
import { toets, toetsBand, toetsVaardigheid, type DoelResult } from './targets.ts';
import { createCheckpoint } from './checkpoint.ts';
import { measureWithoutWorld } from './without-world.ts';

const PER_TAAK = 5;
/** Leerlingen of the measures without a world for each one in a world: they are cheap, but a small run stays small. */
const PER_LEERLING = 20;

interface Wish {
  pupils: number;
  seeds: number;
  worlds: readonly (typeof WORLD_NAMES)[number][];
  regimes: readonly (typeof REGIME_NAMES)[number][];
  policies: readonly string[];
  doelen: readonly Doel[];
  band: boolean;
}

function readWish(o: Options): Wish {
  const doelen = (o.tekst.get('targets') ?? DOELEN.join(','))
    .split(',')
    .map((d) => (/^0?\.\d$/.test(d) ? `${d.replace(/^0/, '')}0` : d));
  const text = new Map(o.tekst).set('targets', doelen.join(','));
  const [band = 'off'] = o.tekst.has('band') ? names(o, 'band', ['on', 'off'] as const) : ['off' as const];
  return {
    pupils: integer(o, 'pupils', { fallbackValue: 200, min: 3 }),
    seeds: integer(o, 'seeds', { fallbackValue: 5 }),
    worlds: names(o, 'worlds', WORLD_NAMES),
    regimes: o.tekst.has('regime') ? names(o, 'regime', REGIME_NAMES) : ['schaars'],
    policies: names(
      o,
      'policies',
      BASELINES.map((p) => p.naam),
    ),
    doelen: names({ ...o, tekst: text }, 'targets', DOELEN),
    band: band === 'on',
  };
}

/** Pieces of work, a few leerlingen at a time over everything: a run that is stopped holds a whole run of fewer leerlingen. */
function takenOf(w: Wish): Taak[] {
  const seeds = Array.from({ length: w.seeds }, (_, i) => FIRST_SEED + i);
  const policies = [...w.policies, ...w.doelen.map(nameOfDoel)];
  const blocks = Array.from({ length: Math.ceil(w.pupils / PER_TAAK) }, (_, i) => ({
    van: i * PER_TAAK,
    tot: Math.min(w.pupils, (i + 1) * PER_TAAK),
  }));
  return blocks.flatMap((block) =>
    w.regimes.flatMap((regime) =>
      seeds.flatMap((seed) =>
        w.worlds.flatMap((world) =>
          policies.map((policy) => ({ world, regime, seed, ...block, policy, band: w.band })),
        ),
      ),
    ),
  );
}

/** Rows in the order of the report, whatever the order of the work. */
function inOrder(w: Wish, rows: readonly Row[]): Row[] {
  const nameList = [...w.policies, ...w.doelen.map(nameOfDoel)];
  const spot = (list: readonly string[], name: string): number => list.indexOf(name);
  return [...rows].sort(
    (a, b) =>
      spot(w.worlds, a.world) - spot(w.worlds, b.world) ||
      spot(w.regimes, a.regime) - spot(w.regimes, b.regime) ||
      a.seed - b.seed ||
      a.leerling - b.leerling ||
      spot(nameList, a.policy) - spot(nameList, b.policy),
  );
}

/** Runs what is asked; with a folder, only what is not in it yet. */
async function rowsOf(wish: Wish, options: { map: string | undefined; processes: number }): Promise<Row[]> {
  const { code, hash } = await bundleWork();
  const state = options.map === undefined ? null : createCheckpoint(options.map, hash);
  const rows: Row[] = [];
  const open: Taak[] = [];
  for (const taak of takenOf(wish)) {
    const earlier = state?.read(taak) ?? null;
    if (earlier === null) open.push(taak);
    else rows.push(...earlier);
  }
  let completed = 0;
  await rotate(open, {
    code,
    processes: options.processes,
    klaar: (taak, newOne) => {
      state?.save(taak, newOne);
      rows.push(...newOne);
      completed += 1;
      process.stderr.write(`\r${completed}/${open.length}`);
    },
  });
  process.stderr.write('\n');
  return inOrder(wish, rows);
}

function cellsOf(rows: readonly Row[]): Cell[] {
  const groepen = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.world}/${row.regime}/${row.policy}`;
    groepen.set(key, [...(groepen.get(key) ?? []), row]);
  }
  return [...groepen.values()].map(cellOf);
}

function table(cells: readonly Cell[], targets: readonly DoelResult[]): string {
  const row = (c: Cell): string =>
    `${c.world} ${c.regime} ${c.policy.padEnd(11)} ${c.gain90.toFixed(1).padStart(6)} w/u  succes ${c.success.toFixed(3)}  ece ${c.ece?.toFixed(3) ?? '-    '}  laag/hoog ${c.terciel[0]?.gain90.toFixed(1)}/${c.terciel[2]?.gain90.toFixed(1)}`;
  const doel = (d: DoelResult): string =>
    `${d.pass === null ? '?  ' : d.pass ? 'ok ' : 'NEE'} ${d.id.padEnd(12)} ${d.value?.toFixed(3) ?? '-'} (${d.target})`;
  return `${[...cells.map(row), ...targets.map(doel)].join('\n')}\n`;
}

async function main(args: readonly string[]): Promise<number> {
  const o = readOptions(args, {
    tekst: ['pupils', 'seeds', 'worlds', 'policies', 'targets', 'regime', 'band', 'out', 'map', 'processen'],
    flags: ['json'],
  });
  const wish = readWish(o);
  const rows = await rowsOf(wish, {
    map: o.tekst.get('map'),
    processes: integer(o, 'processen', { fallbackValue: availableParallelism() }),
  });
  const cells = cellsOf(rows);
  const sparse = rows.filter((r) => r.regime === 'schaars');
  const paired = wish.worlds.flatMap((world) =>
    wish.policies.map((b) =>
      compare(
        sparse.filter((r) => r.world === world),
        b,
      ),
    ),
  );
  const vaardigheid = measureWithoutWorld(PER_LEERLING * wish.pupils * wish.seeds);
  const targets = [
    ...toetsVaardigheid(vaardigheid),
    ...toets(
      cells.filter((c) => c.regime === 'schaars'),
      paired,
    ),
    toetsBand(sparse, wish.band),
  ];
  const out = {
    version: 1,
    params: PARAMS.versie,
    pupils: wish.pupils,
    seeds: wish.seeds,
    cells,
    paired,
    ...vaardigheid,
    targets,
  };
  const map = o.tekst.get('out');
  if (map !== undefined) {
    mkdirSync(map, { recursive: true });
    writeFileSync(join(map, 'practice.json'), `${JSON.stringify(out, null, 1)}\n`);
    for (const world of wish.worlds)
      writeFileSync(
        join(map, `frontier-${world}.png`),
        frontier(
          world,
          cells.filter((c) => c.world === world && c.regime === 'schaars'),
        ),
      );
  }
  if (!o.flags.has('json')) process.stdout.write(table(cells, targets));
  process.stdout.write(`${JSON.stringify(out)}\n`);
  return targets.some((t) => t.pass === false) ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof OptionError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
