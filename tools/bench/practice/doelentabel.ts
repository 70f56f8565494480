/** Prints the tables of a decision record in Markdown: `tsx tools/bench/practice/doelentabel.ts MAP` with the results of the benches in MAP. */
import type { Cel } from './summary.ts';
import { leesUitslagen, type Practice, type Replay, type Snelheid } from './uitslagen.ts';

const rij = (cellen: readonly string[]): string => `| ${cellen.join(' | ')} |`;
const getal = (x: number | null, cijfers = 3): string => (x === null ? '-' : String(Number(x.toFixed(cijfers))));
const oordeel = (pass: boolean | null): string => (pass === null ? 'not measured' : pass ? 'yes' : 'no');

function tabel(kop: readonly string[], rijen: readonly (readonly string[])[]): string {
  return [rij(kop), rij(kop.map(() => '---')), ...rijen.map(rij)].join('\n');
}

function snelheidRijen({ poorten, bytes, woorden, antwoordenPerSec }: Snelheid): string[][] {
  const naam: Readonly<Record<string, string>> = {
    leerP50: 'G1 p50, us',
    leerP99: 'G1 p99, us',
    scanP50: 'G2 scan, us',
    bouwP50: 'G2 build, us',
    kiesP50: 'G2 pick, us',
    commitP50: 'G4 commit of 12, us',
  };
  return [
    ...poorten.map((p) => [naam[p.id] ?? p.id, getal(p.waarde, 1), `<= ${p.grens}`, oordeel(p.ok)]),
    [`G3 bytes, ${woorden} words`, String(bytes), '<= 15424', oordeel(bytes <= 15_424)],
    ['G4 answers a second', String(antwoordenPerSec), '>= 10000', oordeel(antwoordenPerSec >= 10_000)],
  ];
}

function replayRij({ microsMedian, ok, uitkomsten }: Replay): string[] {
  const ece = Math.max(...uitkomsten.map((u) => u.product.ece10));
  return [
    `replay, ${uitkomsten.length} logs`,
    `worst ece ${getal(ece, 4)}, ${getal(microsMedian, 2)} us`,
    'section 16',
    oordeel(ok),
  ];
}

/** Distance from the target of every cell that has one: D1 per world. */
function sturing(cellen: readonly Cel[]): string[][] {
  const van = (c: Cel | undefined): string =>
    c === undefined ? '-' : `${getal(c.meanDev)} (${getal(c.p95Dev)}), ${getal(c.success)}`;
  return [0.6, 0.75, 0.9].map((doel) => [
    doel.toFixed(2),
    ...['W1', 'W2', 'W3', 'W4'].map((world) => van(cellen.find((c) => c.world === world && c.target === doel))),
  ]);
}

/** Ours over each other way of choosing at the success of that way. */
function vergelijking(paired: Practice['paired']): string[][] {
  const van = (p: Practice['paired'][number] | undefined): string =>
    p === undefined || p.ratio === null || p.ci95 === null
      ? 'out of reach'
      : `${getal(p.ratio)} (${getal(p.ci95[0])}-${getal(p.ci95[1])}) at ${getal(p.matchedSuccess, 2)}`;
  return [...new Set(paired.map((p) => p.b))].map((b) => [
    b,
    ...['W1', 'W2', 'W3', 'W4'].map((world) => van(paired.find((p) => p.world === world && p.b === b))),
  ]);
}

const werelden = ['W1', 'W2', 'W3', 'W4'] as const;
const [map = '.'] = process.argv.slice(2);
const { practice, band, replay, snelheid } = leesUitslagen(map);
const doelen = [
  ...practice.targets.map((t) => [t.id, getal(t.value), t.target, oordeel(t.pass)]),
  ...snelheidRijen(snelheid),
  replayRij(replay),
];
process.stdout
  .write(`${practice.pupils} leerlingen x ${practice.seeds} seeds a world; D1b ${band.pupils} x ${band.seeds}.

${tabel(['row', 'value', 'target', 'won'], doelen)}

${tabel(['ours over', ...werelden], vergelijking(practice.paired))}

${tabel(['target: distance (p95), realised', ...werelden], sturing(practice.cells))}
`);
