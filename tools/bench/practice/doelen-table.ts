/** Prints the tables of a decision record in Markdown: `tsx tools/bench/practice/doelen-table.ts MAP` with the results of the benches in MAP. */
import type { Cell } from './summary.ts';
import { readResults, type Practice, type Replay, type Speed } from './findings.ts';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const number = (x: number | null, digits = 3): string => (x === null ? '-' : String(Number(x.toFixed(digits))));
const judgment = (pass: boolean | null): string => (pass === null ? 'not measured' : pass ? 'yes' : 'no');

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(header), row(header.map(() => '---')), ...rows.map(row)].join('\n');
}

function speedRows({ poorten: gates, bytes, woorden, antwoordenPerSec }: Speed): string[][] {
  const name: Readonly<Record<string, string>> = {
    leerP50: 'G1 p50, us',
    leerP99: 'G1 p99, us',
    scanP50: 'G2 scan, us',
    bouwP50: 'G2 build, us',
    kiesP50: 'G2 pick, us',
    commitP50: 'G4 commit of 12, us',
  };
  return [
    ...gates.map((p) => [name[p.id] ?? p.id, number(p.waarde, 1), `<= ${p.grens}`, judgment(p.ok)]),
    [`G3 bytes, ${woorden} words`, String(bytes), '<= 15424', judgment(bytes <= 15_424)],
    ['G4 answers a second', String(antwoordenPerSec), '>= 10000', judgment(antwoordenPerSec >= 10_000)],
  ];
}

function replayRow({ microsMedian, ok, uitkomsten: outcomes }: Replay): string[] {
  const ece = Math.max(...outcomes.map((u) => u.product.ece10));
  return [
    `replay, ${outcomes.length} logs`,
    `worst ece ${number(ece, 4)}, ${number(microsMedian, 2)} us`,
    'section 16',
    judgment(ok),
  ];
}

/** Distance from the target of every cell that has one: D1 per world. */
function steering(cells: readonly Cell[]): string[][] {
  const from = (c: Cell | undefined): string =>
    c === undefined ? '-' : `${number(c.meanDev)} (${number(c.p95Dev)}), ${number(c.success)}`;
  return [0.6, 0.75, 0.9].map((doel) => [
    doel.toFixed(2),
    ...['W1', 'W2', 'W3', 'W4'].map((world) => from(cells.find((c) => c.world === world && c.target === doel))),
  ]);
}

/** Ours over each other way of choosing at the success of that way. */
function comparison(paired: Practice['paired']): string[][] {
  const from = (p: Practice['paired'][number] | undefined): string =>
    p === undefined || p.ratio === null || p.ci95 === null
      ? 'out of reach'
      : `${number(p.ratio)} (${number(p.ci95[0])}-${number(p.ci95[1])}) at ${number(p.matchedSuccess, 2)}`;
  return [...new Set(paired.map((p) => p.b))].map((b) => [
    b,
    ...['W1', 'W2', 'W3', 'W4'].map((world) => from(paired.find((p) => p.world === world && p.b === b))),
  ]);
}

const worlds = ['W1', 'W2', 'W3', 'W4'] as const;
const [map = '.'] = process.argv.slice(2);
const { practice, band, replay, snelheid: speed } = readResults(map);
const doelen = [
  ...practice.targets.map((t) => [t.id, number(t.value), t.target, judgment(t.pass)]),
  ...speedRows(speed),
  replayRow(replay),
];
process.stdout
  .write(`${practice.pupils} leerlingen x ${practice.seeds} seeds a world; D1b ${band.pupils} x ${band.seeds}.

${table(['row', 'value', 'target', 'won'], doelen)}

${table(['ours over', ...worlds], comparison(practice.paired))}

${table(['target: distance (p95), realised', ...worlds], steering(practice.cells))}
`);
