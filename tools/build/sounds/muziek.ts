import { createRng, hashText, type Rng } from '#engine/core/basis/rng.ts';
import { legRond, maal, stilte, type Golf } from './dsp.ts';
import { filter, galm } from './filter.ts';
import { bas, houtblok, schudder, speel, trommel } from './instrumenten.ts';
import type { Klank } from './soorten.ts';
import type { Stuk } from './stukken.ts';

const LADDERS: Readonly<Record<Stuk['toonsoort'], readonly number[]>> = {
  groot: [0, 2, 4, 5, 7, 9, 11],
  klein: [0, 2, 3, 5, 7, 8, 10],
  dorisch: [0, 2, 3, 5, 7, 9, 10],
};

/** MIDI note of a degree; 1 = the ground note, 8 = an octave higher, 0 = the seventh below. */
export function trede(stuk: Pick<Stuk, 'grond' | 'toonsoort'>, graad: number): number {
  const nul = graad - 1;
  const octaaf = Math.floor(nul / 7);
  return stuk.grond + 12 * octaaf + (LADDERS[stuk.toonsoort][nul - 7 * octaaf] ?? 0);
}

/** Melody as [eighth, degree]. */
export function leesMelodie(stuk: Stuk): { plek: number; graad: number }[] {
  return stuk.melodie.split('|').flatMap((maat, m) =>
    maat
      .trim()
      .split(/\s+/)
      .flatMap((teken, i) => (teken === '.' ? [] : [{ plek: m * stuk.maat + i, graad: Number(teken) }])),
  );
}

/** Length of the loop in seconds. */
export function duur(stuk: Stuk): number {
  return (stuk.akkoorden.length * stuk.maat * 30) / stuk.tempo;
}

/** Broken chord: [eighth in the bar, steps above the root]. */
const VIERKWARTS = [
  [2, 2],
  [3, 4],
  [6, 2],
  [7, 4],
] as const;
const WALS = [
  [2, 2],
  [2, 4],
  [4, 2],
  [4, 4],
] as const;

interface Spelen {
  stuk: Stuk;
  uit: Golf;
  tel: number;
  rng: Rng;
}

function melodie({ stuk, uit, tel, rng }: Spelen): void {
  for (const { plek, graad } of leesMelodie(stuk)) {
    // A player is never exactly even: a little late, a little softer.
    const kracht = (plek % stuk.maat === 0 ? 1 : 0.82) + rng.next() * 0.1;
    legRond(uit, speel(stuk.instrument, trede(stuk, graad) + 12, { kracht, rng }), {
      op: plek * tel + rng.next() * 0.008,
      gain: 0.5,
    });
  }
}

function begeleiding({ stuk, uit, tel, rng }: Spelen): void {
  stuk.akkoorden.forEach((graad, m) => {
    const begin = m * stuk.maat;
    legRond(uit, bas(trede(stuk, graad) - 12, 1), { op: begin * tel, gain: 0.42 });
    if (stuk.maat === 8) legRond(uit, bas(trede(stuk, graad + 4) - 24, 0.8), { op: (begin + 4) * tel, gain: 0.36 });
    for (const [plek, boven] of stuk.maat === 8 ? VIERKWARTS : WALS) {
      legRond(uit, speel(stuk.begeleiding, trede(stuk, graad + boven), { kracht: 0.6, rng }), {
        op: (begin + plek) * tel + rng.next() * 0.006,
        gain: 0.24,
      });
    }
  });
}

interface Slag {
  op: number;
  golf: Golf;
  gain: number;
}

/** What the drums do on eighth `i` of a bar. */
const RITMES: Readonly<Record<Stuk['ritme'], (i: number, op: number, rng: Rng) => Slag[]>> = {
  geen: () => [],
  wals: (i, op, rng) => (i === 2 || i === 4 ? [{ op, golf: schudder(0.7, rng), gain: 0.5 }] : []),
  licht: (i, op, rng) => (i % 2 === 0 ? [{ op, golf: schudder(i % 4 === 2 ? 1 : 0.55, rng), gain: 0.5 }] : []),
  stap: (i, op, rng) => [
    ...(i % 4 === 0 ? [{ op, golf: trommel(0.7), gain: 0.34 }] : []),
    ...(i % 4 === 2 ? [{ op, golf: houtblok(0.7), gain: 0.16 }] : []),
    { op, golf: schudder(i % 2 === 0 ? 0.4 : 0.8, rng), gain: 0.4 },
  ],
};

function ritme({ stuk, uit, tel, rng }: Spelen): void {
  for (let plek = 0; plek < stuk.akkoorden.length * stuk.maat; plek++) {
    for (const { golf, op, gain } of RITMES[stuk.ritme](plek % stuk.maat, plek * tel, rng))
      legRond(uit, golf, { op, gain });
  }
}

/** Renders a piece as a loop: tails of notes and room wrap around the seam. */
export function maakMuziek(stuk: Stuk): Golf {
  const uit = stilte(duur(stuk));
  const spelen = { stuk, uit, tel: 30 / stuk.tempo, rng: createRng(hashText(stuk.naam)) };
  melodie(spelen);
  begeleiding(spelen);
  ritme(spelen);
  return galm(maal(filter(uit, 'laag', { f: 8500 }), 0.5), { nat: 0.24, staart: 0.5, rond: true });
}

export function muziekKlank(stuk: Stuk): Klank {
  return { naam: 'muziek', luid: -21, lus: true, maak: () => maakMuziek(stuk) };
}
