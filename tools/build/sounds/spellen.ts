import { createRng, type Rng } from '#engine/core/basis/rng.ts';
import { glij, leg, legRond, lijn, maakLus, maal, ruis, som, stilte, tokkel, toon, type Golf } from './dsp.ts';
import { motor, pop } from './effecten.ts';
import { filter, galm } from './filter.ts';
import { noot, speeldoos } from './instrumenten.ts';
import type { Klank } from './soorten.ts';

function deegklap(): Golf {
  const klap = maal(filter(ruis(0.16, createRng(31)), 'laag', { f: glij(2600, 500, 0.08) }), tokkel(0.001, 0.028));
  return som(klap, maal(toon('sinus', glij(170, 90, 0.06), 0.2), tokkel(0.002, 0.05)));
}

/** Hot oven: soft hiss with random tiny spatters; the spatters wrap around the seam. */
function sissen(): Golf {
  const rng = createRng(32);
  const sec = 3;
  const uit = maal(maakLus(filter(ruis(sec + 0.4, rng), 'hoog', { f: 3600 }), sec), 0.3);
  for (let i = 0; i < 60; i++)
    legRond(uit, maal(filter(ruis(0.02, rng), 'band', { f: 2500 + rng.next() * 4500, q: 2 }), tokkel(0.001, 0.005)), {
      op: rng.next() * sec,
      gain: 0.3 + rng.next() * 0.9,
    });
  return uit;
}

function ovenbel(): Golf {
  const uit = stilte(1.5);
  leg(uit, speeldoos(91, 1), { op: 0 });
  leg(uit, speeldoos(91, 0.8), { op: 0.16 });
  return galm(uit, { nat: 0.25, staart: 0.4 });
}

interface Stem {
  f: number;
  buiging: (t: number) => number;
  formant: number;
  sec: number;
}

/** A humming voice: rounded saw through one vowel formant. */
function neurie(stem: Stem): Golf {
  const golf = filter(
    toon('zaag', (t) => stem.f * stem.buiging(t) * (1 + 0.006 * Math.sin(2 * Math.PI * 5.5 * t)), stem.sec),
    'laag',
    { f: stem.formant, q: 1.5 },
  );
  return maal(golf, lijn([0, 0], [0.09, 1], [stem.sec * 0.6, 0.85], [stem.sec, 0]));
}

function menigte(rng: Rng, stemmen: number, vorm: Omit<Stem, 'f'>): Golf {
  const uit = stilte(vorm.sec + 0.3);
  for (let i = 0; i < stemmen; i++)
    leg(uit, neurie({ ...vorm, f: noot(50 + rng.int(18)), formant: vorm.formant * (0.85 + rng.next() * 0.4) }), {
      op: rng.next() * 0.22,
      gain: 0.4,
    });
  return galm(uit, { nat: 0.3, staart: 0.3 });
}

const mmm = (): Golf =>
  menigte(createRng(33), 6, { buiging: lijn([0, 1], [0.25, 1.22], [0.9, 0.86]), formant: 420, sec: 0.95 });

/** Bright "hoera": many voices that rise, with a breath of noise above. */
function juich(): Golf {
  const rng = createRng(34);
  const stemmen = menigte(rng, 12, { buiging: lijn([0, 0.9], [0.3, 1.25], [1.3, 1.05]), formant: 1150, sec: 1.4 });
  const lucht = maal(
    filter(ruis(1.5, rng), 'band', { f: 1500, q: 0.7 }),
    lijn([0, 0], [0.25, 0.5], [0.9, 0.4], [1.5, 0]),
  );
  return som(stemmen, maal(lucht, 0.5));
}

/** Bubble machine: low purr with a soft bubbling rhythm of eight beats. */
function bellenmachine(): Golf {
  const sec = 2;
  const uit = maal(motor(64, sec, [1, 0.4, 0.3, 0.1]), (t) => 0.5 * (1 + 0.3 * Math.sin(2 * Math.PI * 4 * t)));
  const rng = createRng(35);
  for (let i = 0; i < 8; i++)
    legRond(uit, pop(230 + rng.next() * 160, 300 + i), { op: i * 0.25 + rng.next() * 0.1, gain: 0.5 });
  return uit;
}

const bel = (hoog: number): Golf => {
  const rng = createRng(40 + hoog);
  const uit = som(stilte(0.22), pop(620 + 170 * hoog, 41 + hoog));
  for (let i = 0; i < 5; i++)
    leg(uit, maal(toon('sinus', 2600 + rng.next() * 3200, 0.03), tokkel(0.001, 0.008)), {
      op: 0.03 + rng.next() * 0.12,
      gain: 0.09,
    });
  return uit;
};

function turbo(): Golf {
  const gier = maal(toon('driehoek', glij(260, 1500, 0.7), 1), lijn([0, 0], [0.08, 0.5], [0.6, 0.35], [1, 0]));
  const vlam = maal(
    filter(ruis(1, createRng(36)), 'band', { f: glij(500, 3800, 0.6), q: 0.8 }),
    lijn([0, 0], [0.05, 1], [0.5, 0.7], [1, 0]),
  );
  return som(maal(gier, 0.35), vlam);
}

function grind(): Golf {
  const rng = createRng(37);
  const sec = 1.5;
  const uit = maal(maakLus(filter(ruis(sec + 0.3, rng), 'laag', { f: 520 }), sec), 0.5);
  for (let i = 0; i < 110; i++)
    legRond(uit, maal(filter(ruis(0.015, rng), 'band', { f: 900 + rng.next() * 2600, q: 1.6 }), tokkel(0.001, 0.004)), {
      op: rng.next() * sec,
      gain: 0.3 + rng.next() * 0.7,
    });
  return uit;
}

function windvlaag(): Golf {
  const vorm = lijn([0, 0], [0.5, 1], [0.9, 0.8], [1.6, 0]);
  return maal(filter(ruis(1.6, createRng(38)), 'band', { f: lijn([0, 380], [0.6, 1250], [1.6, 420]), q: 0.8 }), vorm);
}

/** Cloth in the wind: flaps that come faster, then hang. */
function zeil(): Golf {
  const rng = createRng(39);
  const uit = stilte(0.7);
  for (const op of [0, 0.13, 0.23, 0.31, 0.38, 0.46])
    leg(uit, maal(filter(ruis(0.11, rng), 'laag', { f: glij(1900, 400, 0.08) }), tokkel(0.006, 0.026)), {
      op,
      gain: 1 - op,
    });
  return uit;
}

function meeuw(begin: number, hoog: number): Golf {
  const roep = (t: number): number =>
    hoog *
    (1 + 0.22 * Math.sin(Math.PI * Math.min(1, t / 0.3)) - 0.35 * Math.max(0, t - 0.16)) *
    (1 + 0.012 * Math.sin(2 * Math.PI * 34 * t));
  const golf = filter(toon('zaag', roep, 0.34), 'band', { f: 2100, q: 1.1 });
  return som(
    stilte(begin + 0.4),
    leg(stilte(begin + 0.4), maal(golf, lijn([0, 0], [0.05, 1], [0.2, 0.8], [0.34, 0])), { op: begin }),
  );
}

const meeuwen = (): Golf =>
  galm(som(meeuw(0, 1150), meeuw(0.36, 1240), maal(meeuw(0.66, 1180), 0.7), maal(meeuw(1.15, 940), 0.35)), {
    nat: 0.4,
    staart: 0.6,
  });

function hoorn(): Golf {
  const stemmen = [87, 110, 130.8].map((f) => toon('zaag', (t) => f * (1 - 0.02 * Math.exp(-t / 0.08)), 1.3));
  return galm(
    maal(
      filter(som(...stemmen), 'laag', { f: lijn([0, 300], [0.15, 900], [1.3, 500]) }),
      lijn([0, 0], [0.1, 1], [1, 0.9], [1.3, 0]),
    ),
    { nat: 0.35, staart: 0.6 },
  );
}

/** Own sounds per game, beside its music. */
export const spelKlanken: Readonly<Record<string, readonly Klank[]>> = {
  pizzabakken: [
    { naam: 'deeg', luid: -16, maak: deegklap },
    { naam: 'sissen', luid: -30, lus: true, maak: sissen },
    { naam: 'ovenbel', luid: -18, maak: ovenbel },
    { naam: 'mmm', luid: -18, maak: mmm },
  ],
  bellenprikken: [
    { naam: 'machine', luid: -28, lus: true, maak: bellenmachine },
    ...[0, 1, 2].map((h) => ({ naam: `bel-${h + 1}`, luid: -17, maak: () => bel(h) })),
  ],
  autorace: [
    { naam: 'motor', luid: -25, lus: true, maak: () => motor(72, 2, [0.8, 1, 0.5, 0.5, 0.24, 0.2, 0.1, 0.06]) },
    { naam: 'turbo', luid: -17, maak: turbo },
    { naam: 'grind', luid: -22, lus: true, maak: grind },
    { naam: 'juich', luid: -18, maak: juich },
  ],
  botenkoers: [
    { naam: 'vlaag', luid: -19, maak: windvlaag },
    { naam: 'zeil', luid: -18, maak: zeil },
    { naam: 'meeuwen', luid: -22, maak: meeuwen },
    { naam: 'hoorn', luid: -17, maak: hoorn },
  ],
};
