import { animals } from './animals.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { fm, glide, leg, line, createLoop, multiply, noise, sum, silence, pluck, show, type Wave } from './dsp.ts';
import { filter, reverb } from './filter.ts';
import { woodBlock, kalimba, marimba, note, musicBox } from './instruments.ts';
import type { Klank } from './kinds.ts';
import { takes } from './takes.ts';

/** C major pentatonic from C5: five steps that sound well in any order and end on the octave. */
const STEPS = [72, 74, 76, 79, 84];

/** Bubble: a sine that slides up while it fades, with a tiny burst at the start. */
export function pop(freq: number, seed: number): Wave {
  const bubble = multiply(show('sinus', glide(freq * 0.62, freq * 1.5, 0.06), 0.13), pluck(0.002, 0.032));
  const tap = multiply(filter(noise(0.02, createRng(seed)), 'band', { f: freq * 2.6, q: 1.2 }), pluck(0.001, 0.004));
  return sum(bubble, multiply(tap, 0.5));
}

const plop = (): Wave => multiply(show('sinus', glide(420, 150, 0.11), 0.24), pluck(0.004, 0.055));

function whoosh(): Wave {
  const sky = filter(noise(0.42, createRng(11)), 'band', { f: line([0, 350], [0.18, 2200], [0.42, 500]), q: 0.9 });
  return multiply(sky, line([0, 0], [0.17, 1], [0.42, 0]));
}

function splash(): Wave {
  const rng = createRng(12);
  const out = multiply(
    filter(noise(0.5, rng), 'laag', { f: glide(6500, 900, 0.5) }),
    (t) => pluck(0.006, 0.13)(t) * 0.8,
  );
  for (let i = 0; i < 14; i++) {
    const f = 500 + rng.next() * 1500;
    leg(out, multiply(show('sinus', glide(f, f * 1.7, 0.05), 0.07), pluck(0.002, 0.02)), {
      op: 0.06 + rng.next() * 0.36,
      gain: 0.16 + rng.next() * 0.16,
    });
  }
  return out;
}

/** Rubber: pitch wobbles up and down while it dies out. */
function boing(freq: number): Wave {
  const strike = (t: number): number =>
    freq * (1 + 0.5 * Math.exp(-t / 0.16) * Math.sin(2 * Math.PI * 11 * t) + 0.35 * Math.exp(-t / 0.05));
  return multiply(sum(show('sinus', strike, 0.5), multiply(show('driehoek', strike, 0.5), 0.3)), pluck(0.004, 0.14));
}

const zing = (): Wave =>
  reverb(
    multiply(
      fm(glide(900, 2700, 0.16), { ratio: 2.01, index: (t) => 1.4 * Math.exp(-t / 0.1) }, 0.4),
      pluck(0.006, 0.12),
    ),
    { wet: 0.3, staart: 0.25 },
  );

function crunch(): Wave {
  const rng = createRng(13);
  const out = silence(0.34);
  for (let i = 0; i < 16; i++) {
    leg(out, multiply(filter(noise(0.03, rng), 'band', { f: 900 + rng.next() * 2800, q: 1.4 }), pluck(0.001, 0.008)), {
      op: (i / 16) ** 1.3 * 0.26,
      gain: 0.4 + rng.next() * 0.6,
    });
  }
  return out;
}

function stamp(): Wave {
  const thud = multiply(show('sinus', glide(190, 58, 0.07), 0.3), pluck(0.002, 0.075));
  const paper = multiply(filter(noise(0.09, createRng(14)), 'band', { f: 1700, q: 0.8 }), pluck(0.001, 0.02));
  return sum(thud, multiply(paper, 0.55));
}

const tick = (): Wave =>
  multiply(sum(show('sinus', 1900, 0.05), multiply(show('sinus', 3150, 0.05), 0.35)), pluck(0.001, 0.009));
const click = (): Wave =>
  sum(
    multiply(show('sinus', glide(1300, 700, 0.02), 0.06), pluck(0.001, 0.011)),
    multiply(filter(noise(0.02, createRng(15)), 'hoog', { f: 3500 }), (t) => pluck(0.001, 0.003)(t) * 0.35),
  );
const tap = (): Wave =>
  sum(
    woodBlock(0.8),
    multiply(show('sinus', glide(330, 240, 0.04), 0.1), (t) => pluck(0.002, 0.024)(t) * 0.7),
  );

function cash(): Wave {
  const out = silence(0.75);
  leg(out, musicBox(88, 1), { op: 0 });
  leg(out, musicBox(93, 1), { op: 0.075 });
  const rng = createRng(16);
  for (let i = 0; i < 6; i++)
    leg(out, multiply(show('sinus', 4200 + rng.next() * 2600, 0.06), pluck(0.001, 0.014)), {
      op: 0.16 + i * 0.045 + rng.next() * 0.02,
      gain: 0.14,
    });
  return out;
}

const thing = (): Wave => reverb(musicBox(84, 1), { wet: 0.22, staart: 0.3 });
const chime = (step: number): Wave =>
  reverb(sum(kalimba(STEPS[step] ?? 72, 1), multiply(marimba((STEPS[step] ?? 72) + 12, 0.5), 0.5)), {
    wet: 0.22,
    staart: 0.25,
  });

/** Notes as [midi, start in beats]; one beat = `tel` seconds. */
function series(notes: readonly (readonly [number, number])[], countUp: number, sec: number): Wave {
  const out = silence(sec);
  for (const [midi, at] of notes) {
    leg(out, marimba(midi, 1), { op: at * countUp, gain: 0.7 });
    leg(out, musicBox(midi + 12, 0.6), { op: at * countUp, gain: 0.4 });
  }
  return reverb(out, { wet: 0.28, staart: 0.4 });
}

const fanfareS = (): Wave =>
  series(
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
const fanfareL = (): Wave =>
  series(
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
function wobble(): Wave {
  const f = (t: number): number => 300 * (1 + 0.13 * Math.sin(2 * Math.PI * 7 * t)) * (1 - 0.12 * t);
  return multiply(
    sum(show('sinus', f, 0.36), multiply(show('driehoek', f, 0.36), 0.2)),
    line([0, 0], [0.03, 1], [0.22, 0.7], [0.36, 0]),
  );
}

function roll(): Wave {
  const rng = createRng(17);
  const out = multiply(
    filter(noise(0.8, rng), 'laag', { f: 420 }),
    (t) => 0.5 * line([0, 0], [0.08, 1], [0.6, 0.8], [0.8, 0])(t) * (0.7 + 0.3 * Math.sin(2 * Math.PI * 13 * t)),
  );
  for (let i = 0; i < 10; i++)
    leg(out, multiply(show('sinus', 170 + rng.next() * 60, 0.07), pluck(0.003, 0.02)), { op: i * 0.075, gain: 0.45 });
  return out;
}

/** Breeze of four seconds: noise whose colour follows slow whole periods. */
function wind(): Wave {
  const sec = 4;
  const color = (t: number): number =>
    520 + 260 * Math.sin((2 * Math.PI * t) / sec) + 110 * Math.sin((6 * Math.PI * t) / sec);
  return createLoop(
    multiply(
      filter(noise(sec + 0.5, createRng(18)), 'band', { f: color, q: 0.8 }),
      (t) => 0.7 + 0.3 * Math.sin((2 * Math.PI * t) / sec - 0.6),
    ),
    sec,
  );
}

/** Motor from harmonics of 52 Hz: whole periods in two seconds, so the seam is exact; each harmonic trembles a little. */
export function motor(ground: number, sec: number, above: readonly number[]): Wave {
  const out = silence(sec);
  above.forEach((strength, i) =>
    leg(
      out,
      multiply(
        show('sinus', ground * (i + 1), sec),
        (t) => strength * (1 + 0.14 * Math.sin(2 * Math.PI * (2 + i) * t)),
      ),
      { op: 0 },
    ),
  );
  return out;
}

const oneTime: readonly [string, number, () => Wave][] = [
  ['tik', -22, tick],
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
  ['ding', -18, thing],
  ['fanfare-s', -15, fanfareS],
  ['fanfare-l', -14, fanfareL],
  ['wobble', -20, wobble],
  ['tap', -20, tap],
  ['roll', -20, roll],
];

/** Takes of effects that some game plays ten times a minute or more, `name-2` and `name-3`. */
const TAKES: ReadonlyMap<string, 2 | 3> = new Map([
  ['tik', 3],
  ['plop', 3],
  ['whoosh', 3],
  ['splash', 3],
  ['click', 3],
  ['tap', 3],
  ['zing', 3],
]);

/** The 24 shared effects, of which pop, boing and chime come in steps, and the animals. */
export const effects: readonly Klank[] = [
  ...STEPS.map((midi, i) => ({ naam: `pop-${i + 1}`, luid: -18, create: () => pop(note(midi), 20 + i) })),
  ...STEPS.map((_, i) => ({ naam: `chime-${i + 1}`, luid: -17, create: () => chime(i) })),
  ...oneTime.map(([name, loudness, create]) => ({ naam: name, luid: loudness, create })),
  ...oneTime.flatMap(([name, loudness, create]) =>
    takes({ naam: name, luid: loudness, create }, TAKES.get(name) ?? 1).slice(1),
  ),
  ...animals,
  { naam: 'wind', luid: -27, loop: true, create: wind },
  { naam: 'engine-hum', luid: -26, loop: true, create: () => motor(52, 2, [1, 0.6, 0.34, 0.22, 0.12, 0.08]) },
];
