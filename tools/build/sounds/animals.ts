import { createRng } from '#engine/core/basis/rng.ts';
import { leg, line, multiply, noise, show, silence, sum, type Wave } from './dsp.ts';
import { filter } from './filter.ts';
import type { Klank } from './kinds.ts';

/** A throat: a buzzing tone, a vowel in front of it and some breath. */
interface Throat {
  sec: number;
  pitch: (t: number) => number;
  vowel: (t: number) => number;
  /** Sharpness of the vowel. */
  q: number;
  breath: number;
  loud: (t: number) => number;
}

function voice({ sec, pitch, vowel, q, breath, loud }: Throat): Wave {
  const tone = filter(show('zaag', pitch, sec), 'band', { f: vowel, q });
  const chest = filter(show('driehoek', pitch, sec), 'laag', { f: 700 });
  const air = multiply(filter(noise(sec, createRng(71)), 'band', { f: (t) => vowel(t) * 1.6, q: 0.9 }), breath);
  return multiply(sum(tone, multiply(chest, 0.4), air), loud);
}

/** Two short barks: the mouth opens and the pitch falls. */
function dog(): Wave {
  const bark = (high: number): Wave =>
    voice({
      sec: 0.2,
      pitch: line([0, 230 * high], [0.04, 330 * high], [0.2, 150 * high]),
      vowel: line([0, 500], [0.05, 1150], [0.2, 600]),
      q: 1.4,
      breath: 0.5,
      loud: line([0, 0], [0.015, 1], [0.09, 0.7], [0.2, 0]),
    });
  const out = silence(0.56);
  leg(out, bark(1), { op: 0 });
  leg(out, bark(1.12), { op: 0.27, gain: 0.9 });
  return out;
}

/** "Mi-auw": up, open, and down again. */
const cat = (): Wave =>
  voice({
    sec: 0.75,
    pitch: (t) => line([0, 480], [0.18, 720], [0.4, 650], [0.75, 400])(t) * (1 + 0.012 * Math.sin(38 * t)),
    vowel: line([0, 700], [0.14, 2300], [0.4, 1300], [0.75, 650]),
    q: 2.2,
    breath: 0.12,
    loud: line([0, 0], [0.08, 0.7], [0.3, 1], [0.6, 0.5], [0.75, 0]),
  });

/** Nasal and rough, twice. */
function duck(): Wave {
  const quack = (sec: number): Wave =>
    voice({
      sec,
      pitch: line([0, 250], [0.03, 290], [sec, 210]),
      vowel: line([0, 1200], [sec, 950]),
      q: 3.5,
      breath: 0.25,
      loud: (t) =>
        line([0, 0], [0.02, 1], [sec * 0.6, 0.8], [sec, 0])(t) * (0.75 + 0.25 * Math.sin(2 * Math.PI * 58 * t)),
    });
  const out = silence(0.6);
  leg(out, quack(0.22), { op: 0 });
  leg(out, quack(0.27), { op: 0.29, gain: 0.85 });
  return out;
}

/** Deep and honking, with a laugh in it. */
function seal(): Wave {
  const out = silence(0.9);
  [0, 0.28, 0.52].forEach((at, i) =>
    leg(
      out,
      voice({
        sec: 0.26,
        pitch: line([0, 170 + i * 14], [0.06, 215 + i * 14], [0.26, 160]),
        vowel: line([0, 420], [0.08, 780], [0.26, 430]),
        q: 1.8,
        breath: 0.35,
        loud: line([0, 0], [0.03, 1], [0.16, 0.8], [0.26, 0]),
      }),
      { op: at, gain: 1 - i * 0.12 },
    ),
  );
  return out;
}

/** Three whistles that turn up at the end. */
function bird(): Wave {
  const out = silence(0.62);
  [2600, 3000, 2700].forEach((f, i) =>
    leg(
      out,
      multiply(show('sinus', line([0, f], [0.05, f * 1.18], [0.13, f * 0.92], [0.16, f * 1.3]), 0.16), (t) =>
        line([0, 0], [0.02, 0.7], [0.11, 0.6], [0.16, 0])(t),
      ),
      { op: i * 0.19, gain: 0.8 },
    ),
  );
  return out;
}

/** Every animal that can be touched has a voice of its own. */
export const animals: readonly Klank[] = [
  { naam: 'dog', luid: -18, create: dog },
  { naam: 'cat', luid: -19, create: cat },
  { naam: 'duck', luid: -19, create: duck },
  { naam: 'seal', luid: -18, create: seal },
  { naam: 'bird', luid: -21, create: bird },
];
