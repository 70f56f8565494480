import { createRng, type Rng } from '#engine/core/basis/rng.ts';
import {
  glide,
  leg,
  layWrapped,
  line,
  createLoop,
  multiply,
  noise,
  sum,
  silence,
  pluck,
  show,
  type Wave,
} from './dsp.ts';
import { motor, pop } from './effects.ts';
import { filter, reverb } from './filter.ts';
import { note, musicBox } from './instruments.ts';
import type { Klank } from './kinds.ts';

function doughSlap(): Wave {
  const clap = multiply(filter(noise(0.16, createRng(31)), 'laag', { f: glide(2600, 500, 0.08) }), pluck(0.001, 0.028));
  return sum(clap, multiply(show('sinus', glide(170, 90, 0.06), 0.2), pluck(0.002, 0.05)));
}

/** Hot oven: soft hiss with random tiny spatters; the spatters wrap around the seam. */
function hiss(): Wave {
  const rng = createRng(32);
  const sec = 3;
  const out = multiply(createLoop(filter(noise(sec + 0.4, rng), 'hoog', { f: 3600 }), sec), 0.3);
  for (let i = 0; i < 60; i++)
    layWrapped(
      out,
      multiply(filter(noise(0.02, rng), 'band', { f: 2500 + rng.next() * 4500, q: 2 }), pluck(0.001, 0.005)),
      {
        op: rng.next() * sec,
        gain: 0.3 + rng.next() * 0.9,
      },
    );
  return out;
}

function ovenBell(): Wave {
  const out = silence(1.5);
  leg(out, musicBox(91, 1), { op: 0 });
  leg(out, musicBox(91, 0.8), { op: 0.16 });
  return reverb(out, { wet: 0.25, staart: 0.4 });
}

interface Voice {
  f: number;
  inflection: (t: number) => number;
  formant: number;
  sec: number;
}

/** A humming voice: rounded saw through one vowel formant. */
function hum(voice: Voice): Wave {
  const wave = filter(
    show('zaag', (t) => voice.f * voice.inflection(t) * (1 + 0.006 * Math.sin(2 * Math.PI * 5.5 * t)), voice.sec),
    'laag',
    { f: voice.formant, q: 1.5 },
  );
  return multiply(wave, line([0, 0], [0.09, 1], [voice.sec * 0.6, 0.85], [voice.sec, 0]));
}

function crowd(rng: Rng, voices: number, form: Omit<Voice, 'f'>): Wave {
  const out = silence(form.sec + 0.3);
  for (let i = 0; i < voices; i++)
    leg(out, hum({ ...form, f: note(50 + rng.int(18)), formant: form.formant * (0.85 + rng.next() * 0.4) }), {
      op: rng.next() * 0.22,
      gain: 0.4,
    });
  return reverb(out, { wet: 0.3, staart: 0.3 });
}

const mmm = (): Wave =>
  crowd(createRng(33), 6, { inflection: line([0, 1], [0.25, 1.22], [0.9, 0.86]), formant: 420, sec: 0.95 });

/** Bright "hoera": many voices that rise, with a breath of noise above. */
function cheer(): Wave {
  const rng = createRng(34);
  const voices = crowd(rng, 12, { inflection: line([0, 0.9], [0.3, 1.25], [1.3, 1.05]), formant: 1150, sec: 1.4 });
  const sky = multiply(
    filter(noise(1.5, rng), 'band', { f: 1500, q: 0.7 }),
    line([0, 0], [0.25, 0.5], [0.9, 0.4], [1.5, 0]),
  );
  return sum(voices, multiply(sky, 0.5));
}

/** Bubble machine: low purr with a soft bubbling rhythm of eight beats. */
function bubbleMachine(): Wave {
  const sec = 2;
  const out = multiply(motor(64, sec, [1, 0.4, 0.3, 0.1]), (t) => 0.5 * (1 + 0.3 * Math.sin(2 * Math.PI * 4 * t)));
  const rng = createRng(35);
  for (let i = 0; i < 8; i++)
    layWrapped(out, pop(230 + rng.next() * 160, 300 + i), { op: i * 0.25 + rng.next() * 0.1, gain: 0.5 });
  return out;
}

const bubble = (high: number): Wave => {
  const rng = createRng(40 + high);
  const out = sum(silence(0.22), pop(620 + 170 * high, 41 + high));
  for (let i = 0; i < 5; i++)
    leg(out, multiply(show('sinus', 2600 + rng.next() * 3200, 0.03), pluck(0.001, 0.008)), {
      op: 0.03 + rng.next() * 0.12,
      gain: 0.09,
    });
  return out;
};

function turbo(): Wave {
  const screech = multiply(show('driehoek', glide(260, 1500, 0.7), 1), line([0, 0], [0.08, 0.5], [0.6, 0.35], [1, 0]));
  const flame = multiply(
    filter(noise(1, createRng(36)), 'band', { f: glide(500, 3800, 0.6), q: 0.8 }),
    line([0, 0], [0.05, 1], [0.5, 0.7], [1, 0]),
  );
  return sum(multiply(screech, 0.35), flame);
}

function grind(): Wave {
  const rng = createRng(37);
  const sec = 1.5;
  const out = multiply(createLoop(filter(noise(sec + 0.3, rng), 'laag', { f: 520 }), sec), 0.5);
  for (let i = 0; i < 110; i++)
    layWrapped(
      out,
      multiply(filter(noise(0.015, rng), 'band', { f: 900 + rng.next() * 2600, q: 1.6 }), pluck(0.001, 0.004)),
      {
        op: rng.next() * sec,
        gain: 0.3 + rng.next() * 0.7,
      },
    );
  return out;
}

function windGust(): Wave {
  const form = line([0, 0], [0.5, 1], [0.9, 0.8], [1.6, 0]);
  return multiply(
    filter(noise(1.6, createRng(38)), 'band', { f: line([0, 380], [0.6, 1250], [1.6, 420]), q: 0.8 }),
    form,
  );
}

/** Cloth in the wind: flaps that come faster, then hang. */
function sail(): Wave {
  const rng = createRng(39);
  const out = silence(0.7);
  for (const at of [0, 0.13, 0.23, 0.31, 0.38, 0.46])
    leg(out, multiply(filter(noise(0.11, rng), 'laag', { f: glide(1900, 400, 0.08) }), pluck(0.006, 0.026)), {
      op: at,
      gain: 1 - at,
    });
  return out;
}

function gull(begin: number, high: number): Wave {
  const call = (t: number): number =>
    high *
    (1 + 0.22 * Math.sin(Math.PI * Math.min(1, t / 0.3)) - 0.35 * Math.max(0, t - 0.16)) *
    (1 + 0.012 * Math.sin(2 * Math.PI * 34 * t));
  const wave = filter(show('zaag', call, 0.34), 'band', { f: 2100, q: 1.1 });
  return sum(
    silence(begin + 0.4),
    leg(silence(begin + 0.4), multiply(wave, line([0, 0], [0.05, 1], [0.2, 0.8], [0.34, 0])), { op: begin }),
  );
}

const gulls = (): Wave =>
  reverb(sum(gull(0, 1150), gull(0.36, 1240), multiply(gull(0.66, 1180), 0.7), multiply(gull(1.15, 940), 0.35)), {
    wet: 0.4,
    staart: 0.6,
  });

function horn(): Wave {
  const voices = [87, 110, 130.8].map((f) => show('zaag', (t) => f * (1 - 0.02 * Math.exp(-t / 0.08)), 1.3));
  return reverb(
    multiply(
      filter(sum(...voices), 'laag', { f: line([0, 300], [0.15, 900], [1.3, 500]) }),
      line([0, 0], [0.1, 1], [1, 0.9], [1.3, 0]),
    ),
    { wet: 0.35, staart: 0.6 },
  );
}

/** Own sounds per game, beside its music. */
export const spelKlanken: Readonly<Record<string, readonly Klank[]>> = {
  pizzabakken: [
    { naam: 'deeg', luid: -16, create: doughSlap },
    { naam: 'sissen', luid: -30, loop: true, create: hiss },
    { naam: 'ovenbel', luid: -18, create: ovenBell },
    { naam: 'mmm', luid: -18, create: mmm },
  ],
  bellenprikken: [
    { naam: 'machine', luid: -28, loop: true, create: bubbleMachine },
    ...[0, 1, 2].map((h) => ({ naam: `bel-${h + 1}`, luid: -17, create: () => bubble(h) })),
  ],
  autorace: [
    { naam: 'motor', luid: -25, loop: true, create: () => motor(72, 2, [0.8, 1, 0.5, 0.5, 0.24, 0.2, 0.1, 0.06]) },
    { naam: 'turbo', luid: -17, create: turbo },
    { naam: 'grind', luid: -22, loop: true, create: grind },
    { naam: 'juich', luid: -18, create: cheer },
  ],
  botenkoers: [
    { naam: 'vlaag', luid: -19, create: windGust },
    { naam: 'zeil', luid: -18, create: sail },
    { naam: 'meeuwen', luid: -22, create: gulls },
    { naam: 'hoorn', luid: -17, create: horn },
  ],
};
