import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { PARAMS } from '#engine/core/oefening/params.ts';
import { geheel, leesOpties, namen, OptieFout, type Opties } from '../opties.ts';
import { bundelWerk } from './bundel.ts';
import { draai } from './farm.ts';
import { vergelijk } from './paired.ts';
import {
  BASELINES,
  DOELEN,
  EERSTE_SEED,
  naamVanDoel,
  REGIME_NAMEN,
  WORLD_NAMEN,
  type Doel,
  type Rij,
  type Taak,
} from './plan.ts';
import { frontier } from './plot.ts';
import { celVan, type Cel } from './summary.ts';
import { toets, toetsBand, toetsVaardigheid, type DoelUitslag } from './targets.ts';
import { createTussenstand } from './tussenstand.ts';
import { meetZonderWereld } from './zonder-wereld.ts';

const PER_TAAK = 5;
/** Leerlingen of the measures without a world for each one in a world: they are cheap, but a small run stays small. */
const PER_LEERLING = 20;

interface Wens {
  pupils: number;
  seeds: number;
  worlds: readonly (typeof WORLD_NAMEN)[number][];
  regimes: readonly (typeof REGIME_NAMEN)[number][];
  policies: readonly string[];
  doelen: readonly Doel[];
  band: boolean;
}

function leesWens(o: Opties): Wens {
  const doelen = (o.tekst.get('targets') ?? DOELEN.join(','))
    .split(',')
    .map((d) => (/^0?\.\d$/.test(d) ? `${d.replace(/^0/, '')}0` : d));
  const tekst = new Map(o.tekst).set('targets', doelen.join(','));
  const [band = 'off'] = o.tekst.has('band') ? namen(o, 'band', ['on', 'off'] as const) : ['off' as const];
  return {
    pupils: geheel(o, 'pupils', { standaard: 200, min: 3 }),
    seeds: geheel(o, 'seeds', { standaard: 5 }),
    worlds: namen(o, 'worlds', WORLD_NAMEN),
    regimes: o.tekst.has('regime') ? namen(o, 'regime', REGIME_NAMEN) : ['schaars'],
    policies: namen(
      o,
      'policies',
      BASELINES.map((p) => p.naam),
    ),
    doelen: namen({ ...o, tekst }, 'targets', DOELEN),
    band: band === 'on',
  };
}

/** Pieces of work, a few leerlingen at a time over everything: a run that is stopped holds a whole run of fewer leerlingen. */
function takenVan(w: Wens): Taak[] {
  const seeds = Array.from({ length: w.seeds }, (_, i) => EERSTE_SEED + i);
  const policies = [...w.policies, ...w.doelen.map(naamVanDoel)];
  const blokken = Array.from({ length: Math.ceil(w.pupils / PER_TAAK) }, (_, i) => ({
    van: i * PER_TAAK,
    tot: Math.min(w.pupils, (i + 1) * PER_TAAK),
  }));
  return blokken.flatMap((blok) =>
    w.regimes.flatMap((regime) =>
      seeds.flatMap((seed) =>
        w.worlds.flatMap((world) => policies.map((policy) => ({ world, regime, seed, ...blok, policy, band: w.band }))),
      ),
    ),
  );
}

/** Rows in the order of the report, whatever the order of the work. */
function opVolgorde(w: Wens, rijen: readonly Rij[]): Rij[] {
  const namenlijst = [...w.policies, ...w.doelen.map(naamVanDoel)];
  const plek = (lijst: readonly string[], naam: string): number => lijst.indexOf(naam);
  return [...rijen].sort(
    (a, b) =>
      plek(w.worlds, a.world) - plek(w.worlds, b.world) ||
      plek(w.regimes, a.regime) - plek(w.regimes, b.regime) ||
      a.seed - b.seed ||
      a.leerling - b.leerling ||
      plek(namenlijst, a.policy) - plek(namenlijst, b.policy),
  );
}

/** Runs what is asked; with a folder, only what is not in it yet. */
async function rijenVan(wens: Wens, options: { map: string | undefined; processen: number }): Promise<Rij[]> {
  const { code, hash } = await bundelWerk();
  const stand = options.map === undefined ? null : createTussenstand(options.map, hash);
  const rijen: Rij[] = [];
  const open: Taak[] = [];
  for (const taak of takenVan(wens)) {
    const eerder = stand?.lees(taak) ?? null;
    if (eerder === null) open.push(taak);
    else rijen.push(...eerder);
  }
  let gedaan = 0;
  await draai(open, {
    code,
    processen: options.processen,
    klaar: (taak, nieuw) => {
      stand?.bewaar(taak, nieuw);
      rijen.push(...nieuw);
      gedaan += 1;
      process.stderr.write(`\r${gedaan}/${open.length}`);
    },
  });
  process.stderr.write('\n');
  return opVolgorde(wens, rijen);
}

function cellenVan(rijen: readonly Rij[]): Cel[] {
  const groepen = new Map<string, Rij[]>();
  for (const rij of rijen) {
    const sleutel = `${rij.world}/${rij.regime}/${rij.policy}`;
    groepen.set(sleutel, [...(groepen.get(sleutel) ?? []), rij]);
  }
  return [...groepen.values()].map(celVan);
}

function tabel(cellen: readonly Cel[], targets: readonly DoelUitslag[]): string {
  const rij = (c: Cel): string =>
    `${c.world} ${c.regime} ${c.policy.padEnd(11)} ${c.gain90.toFixed(1).padStart(6)} w/u  succes ${c.success.toFixed(3)}  ece ${c.ece?.toFixed(3) ?? '-    '}  laag/hoog ${c.terciel[0]?.gain90.toFixed(1)}/${c.terciel[2]?.gain90.toFixed(1)}`;
  const doel = (d: DoelUitslag): string =>
    `${d.pass === null ? '?  ' : d.pass ? 'ok ' : 'NEE'} ${d.id.padEnd(12)} ${d.value?.toFixed(3) ?? '-'} (${d.target})`;
  return `${[...cellen.map(rij), ...targets.map(doel)].join('\n')}\n`;
}

async function main(args: readonly string[]): Promise<number> {
  const o = leesOpties(args, {
    tekst: ['pupils', 'seeds', 'worlds', 'policies', 'targets', 'regime', 'band', 'out', 'map', 'processen'],
    vlaggen: ['json'],
  });
  const wens = leesWens(o);
  const rijen = await rijenVan(wens, {
    map: o.tekst.get('map'),
    processen: geheel(o, 'processen', { standaard: availableParallelism() }),
  });
  const cells = cellenVan(rijen);
  const schaars = rijen.filter((r) => r.regime === 'schaars');
  const paired = wens.worlds.flatMap((world) =>
    wens.policies.map((b) =>
      vergelijk(
        schaars.filter((r) => r.world === world),
        b,
      ),
    ),
  );
  const vaardigheid = meetZonderWereld(PER_LEERLING * wens.pupils * wens.seeds);
  const targets = [
    ...toetsVaardigheid(vaardigheid),
    ...toets(
      cells.filter((c) => c.regime === 'schaars'),
      paired,
    ),
    toetsBand(schaars, wens.band),
  ];
  const uit = {
    version: 1,
    params: PARAMS.versie,
    pupils: wens.pupils,
    seeds: wens.seeds,
    cells,
    paired,
    ...vaardigheid,
    targets,
  };
  const map = o.tekst.get('out');
  if (map !== undefined) {
    mkdirSync(map, { recursive: true });
    writeFileSync(join(map, 'practice.json'), `${JSON.stringify(uit, null, 1)}\n`);
    for (const world of wens.worlds)
      writeFileSync(
        join(map, `frontier-${world}.png`),
        frontier(
          world,
          cells.filter((c) => c.world === world && c.regime === 'schaars'),
        ),
      );
  }
  if (!o.vlaggen.has('json')) process.stdout.write(tabel(cells, targets));
  process.stdout.write(`${JSON.stringify(uit)}\n`);
  return targets.some((t) => t.pass === false) ? 1 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (fout) {
  if (!(fout instanceof OptieFout)) throw fout;
  process.stderr.write(`${fout.message}\n`);
  process.exitCode = 2;
}
