import { createRng } from '#engine/core/basis/rng.ts';
import { fm, glij, leg, lijn, maakLus, maal, ruis, som, stilte, tokkel, toon, type Golf } from './dsp.ts';
import { filter, galm } from './filter.ts';
import { houtblok, kalimba, marimba, noot, speeldoos } from './instrumenten.ts';
import type { Klank } from './soorten.ts';

/** C major pentatonic from C5: five steps that sound well in any order and end on the octave. */
const TRAP = [72, 74, 76, 79, 84];

/** Bubble: a sine that slides up while it fades, with a tiny burst at the start. */
export function pop(freq: number, seed: number): Golf {
  const bel = maal(toon('sinus', glij(freq * 0.62, freq * 1.5, 0.06), 0.13), tokkel(0.002, 0.032));
  const tik = maal(filter(ruis(0.02, createRng(seed)), 'band', { f: freq * 2.6, q: 1.2 }), tokkel(0.001, 0.004));
  return som(bel, maal(tik, 0.5));
}

const plop = (): Golf => maal(toon('sinus', glij(420, 150, 0.11), 0.24), tokkel(0.004, 0.055));

function whoosh(): Golf {
  const lucht = filter(ruis(0.42, createRng(11)), 'band', { f: lijn([0, 350], [0.18, 2200], [0.42, 500]), q: 0.9 });
  return maal(lucht, lijn([0, 0], [0.17, 1], [0.42, 0]));
}

function splash(): Golf {
  const rng = createRng(12);
  const uit = maal(filter(ruis(0.7, rng), 'laag', { f: glij(6500, 900, 0.5) }), (t) => tokkel(0.006, 0.13)(t) * 0.8);
  for (let i = 0; i < 14; i++) {
    const f = 500 + rng.next() * 1500;
    leg(uit, maal(toon('sinus', glij(f, f * 1.7, 0.05), 0.07), tokkel(0.002, 0.02)), {
      op: 0.06 + rng.next() * 0.45,
      gain: 0.16 + rng.next() * 0.16,
    });
  }
  return uit;
}

/** Rubber: pitch wobbles up and down while it dies out. */
function boing(freq: number): Golf {
  const slag = (t: number): number =>
    freq * (1 + 0.5 * Math.exp(-t / 0.16) * Math.sin(2 * Math.PI * 11 * t) + 0.35 * Math.exp(-t / 0.05));
  return maal(som(toon('sinus', slag, 0.5), maal(toon('driehoek', slag, 0.5), 0.3)), tokkel(0.004, 0.14));
}

const zing = (): Golf =>
  galm(
    maal(fm(glij(900, 2700, 0.16), { ratio: 2.01, index: (t) => 1.4 * Math.exp(-t / 0.1) }, 0.4), tokkel(0.006, 0.12)),
    { nat: 0.3, staart: 0.25 },
  );

function crunch(): Golf {
  const rng = createRng(13);
  const uit = stilte(0.34);
  for (let i = 0; i < 16; i++) {
    leg(uit, maal(filter(ruis(0.03, rng), 'band', { f: 900 + rng.next() * 2800, q: 1.4 }), tokkel(0.001, 0.008)), {
      op: (i / 16) ** 1.3 * 0.26,
      gain: 0.4 + rng.next() * 0.6,
    });
  }
  return uit;
}

function stamp(): Golf {
  const dreun = maal(toon('sinus', glij(190, 58, 0.07), 0.3), tokkel(0.002, 0.075));
  const papier = maal(filter(ruis(0.09, createRng(14)), 'band', { f: 1700, q: 0.8 }), tokkel(0.001, 0.02));
  return som(dreun, maal(papier, 0.55));
}

const tik = (): Golf =>
  maal(som(toon('sinus', 1900, 0.05), maal(toon('sinus', 3150, 0.05), 0.35)), tokkel(0.001, 0.009));
const click = (): Golf =>
  som(
    maal(toon('sinus', glij(1300, 700, 0.02), 0.06), tokkel(0.001, 0.011)),
    maal(filter(ruis(0.02, createRng(15)), 'hoog', { f: 3500 }), (t) => tokkel(0.001, 0.003)(t) * 0.35),
  );
const tap = (): Golf =>
  som(
    houtblok(0.8),
    maal(toon('sinus', glij(330, 240, 0.04), 0.1), (t) => tokkel(0.002, 0.024)(t) * 0.7),
  );

function cash(): Golf {
  const uit = stilte(0.75);
  leg(uit, speeldoos(88, 1), { op: 0 });
  leg(uit, speeldoos(93, 1), { op: 0.075 });
  const rng = createRng(16);
  for (let i = 0; i < 6; i++)
    leg(uit, maal(toon('sinus', 4200 + rng.next() * 2600, 0.06), tokkel(0.001, 0.014)), {
      op: 0.16 + i * 0.045 + rng.next() * 0.02,
      gain: 0.14,
    });
  return uit;
}

const ding = (): Golf => galm(speeldoos(84, 1), { nat: 0.22, staart: 0.3 });
const chime = (stap: number): Golf =>
  galm(som(kalimba(TRAP[stap] ?? 72, 1), maal(marimba((TRAP[stap] ?? 72) + 12, 0.5), 0.5)), {
    nat: 0.22,
    staart: 0.25,
  });

/** Notes as [midi, start in beats]; one beat = `tel` seconds. */
function reeks(noten: readonly (readonly [number, number])[], tel: number, sec: number): Golf {
  const uit = stilte(sec);
  for (const [midi, op] of noten) {
    leg(uit, marimba(midi, 1), { op: op * tel, gain: 0.7 });
    leg(uit, speeldoos(midi + 12, 0.6), { op: op * tel, gain: 0.4 });
  }
  return galm(uit, { nat: 0.28, staart: 0.4 });
}

const fanfareS = (): Golf =>
  reeks(
    [
      [67, 0],
      [72, 1],
      [76, 2],
      [79, 3],
      [72, 3],
      [84, 3],
    ],
    0.11,
    1.1,
  );
const fanfareL = (): Golf =>
  reeks(
    [
      [60, 0],
      [67, 0],
      [72, 1],
      [76, 2],
      [79, 3],
      [76, 4],
      [79, 4.5],
      [84, 5.5],
      [65, 5.5],
      [72, 5.5],
      [77, 7],
      [81, 7],
      [84, 8],
      [88, 8.5],
      [60, 9.5],
      [72, 9.5],
      [79, 9.5],
      [84, 9.5],
      [91, 9.5],
    ],
    0.14,
    2.4,
  );

/** "Bijna": two soft low bends that end friendly, no buzzer. */
function wobble(): Golf {
  const f = (t: number): number => 300 * (1 + 0.13 * Math.sin(2 * Math.PI * 7 * t)) * (1 - 0.12 * t);
  return maal(
    som(toon('sinus', f, 0.36), maal(toon('driehoek', f, 0.36), 0.2)),
    lijn([0, 0], [0.03, 1], [0.22, 0.7], [0.36, 0]),
  );
}

function roll(): Golf {
  const rng = createRng(17);
  const uit = maal(
    filter(ruis(0.8, rng), 'laag', { f: 420 }),
    (t) => 0.5 * lijn([0, 0], [0.08, 1], [0.6, 0.8], [0.8, 0])(t) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 13 * t)),
  );
  for (let i = 0; i < 10; i++)
    leg(uit, maal(toon('sinus', 170 + rng.next() * 60, 0.07), tokkel(0.003, 0.02)), { op: i * 0.075, gain: 0.45 });
  return uit;
}

/** Breeze of four seconds: noise whose colour follows slow whole periods. */
function wind(): Golf {
  const sec = 4;
  const kleur = (t: number): number =>
    520 + 260 * Math.sin((2 * Math.PI * t) / sec) + 110 * Math.sin((6 * Math.PI * t) / sec);
  return maakLus(
    maal(
      filter(ruis(sec + 0.5, createRng(18)), 'band', { f: kleur, q: 0.8 }),
      (t) => 0.7 + 0.3 * Math.sin((2 * Math.PI * t) / sec - 0.6),
    ),
    sec,
  );
}

/** Motor from harmonics of 52 Hz: whole periods in two seconds, so the seam is exact; each harmonic trembles a little. */
export function motor(grond: number, sec: number, boven: readonly number[]): Golf {
  const uit = stilte(sec);
  boven.forEach((sterkte, i) =>
    leg(
      uit,
      maal(toon('sinus', grond * (i + 1), sec), (t) => sterkte * (1 + 0.14 * Math.sin(2 * Math.PI * (2 + i) * t))),
      { op: 0 },
    ),
  );
  return uit;
}

const eenmalig: readonly [string, number, () => Golf][] = [
  ['tik', -22, tik],
  ['plop', -17, plop],
  ['whoosh', -20, whoosh],
  ['splash', -18, splash],
  ['boing-1', -17, () => boing(196)],
  ['boing-2', -17, () => boing(247)],
  ['boing-3', -17, () => boing(294)],
  ['zing', -19, zing],
  ['crunch', -18, crunch],
  ['stamp', -15, stamp],
  ['click', -22, click],
  ['cash', -18, cash],
  ['ding', -18, ding],
  ['fanfare-s', -15, fanfareS],
  ['fanfare-l', -14, fanfareL],
  ['wobble', -20, wobble],
  ['tap', -20, tap],
  ['roll', -20, roll],
];

/** The 24 shared effects; pop, boing and chime come in steps. */
export const effecten: readonly Klank[] = [
  ...TRAP.map((midi, i) => ({ naam: `pop-${i + 1}`, luid: -18, maak: () => pop(noot(midi), 20 + i) })),
  ...TRAP.map((_, i) => ({ naam: `chime-${i + 1}`, luid: -17, maak: () => chime(i) })),
  ...eenmalig.map(([naam, luid, maak]) => ({ naam, luid, maak })),
  { naam: 'wind', luid: -27, lus: true, maak: wind },
  { naam: 'engine-hum', luid: -26, lus: true, maak: () => motor(52, 2, [1, 0.6, 0.34, 0.22, 0.12, 0.08]) },
];
