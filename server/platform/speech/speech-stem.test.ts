import { beforeAll, describe, expect, it } from 'vitest';
import { finish, RATE, rms } from './speech-golf.ts';
import { readOpdracht } from './speech-opdracht.ts';
import { createStem } from './speech-stem.ts';

let stem: Awaited<ReturnType<typeof createStem>>;
beforeAll(async () => {
  stem = await createStem();
}, 30_000);

function say(audio: string): Float32Array {
  const opdracht = readOpdracht('nl', audio);
  return opdracht ? stem(opdracht) : new Float32Array(0);
}

/** Likeness of each sample to the one before: near 1 for a voice, near 0 when bytes were read as samples. */
function smoothness(golf: Float32Array): number {
  let samen = 0;
  let alleen = 0;
  for (let i = 1; i < golf.length; i++) {
    samen += (golf[i] ?? 0) * (golf[i - 1] ?? 0);
    alleen += (golf[i] ?? 0) ** 2;
  }
  return samen / alleen;
}

describe('the voice itself', () => {
  it.each([
    ['w:broodje', 0.4, 0.9],
    ['w:zeehond', 0.4, 1],
    ['z:Ik eet een broodje met kaas.', 1.4, 2.6],
    ['k:ui', 0.2, 0.6],
    ['k:m', 0.1, 0.5],
    ['k:aa', 0.2, 0.6],
    ['k:ng', 0.1, 0.6],
  ])('%s sounds like a voice', (audio, min, max) => {
    const golf = say(audio);
    expect(golf.length / RATE).toBeGreaterThan(min);
    expect(golf.length / RATE).toBeLessThan(max);
    expect(rms(golf)).toBeGreaterThan(0.02);
    expect(smoothness(golf)).toBeGreaterThan(0.75);
  });

  it.each(['w:broodje', 'k:s', 'k:t', 'k:f', 'k:ch', 'k:eu', 'k:b', 'k:n', 'z:De zeehond ligt op het strand.'])(
    '%s is as loud as the rest',
    (audio) => {
      const klaar = finish(say(audio));
      expect(rms(klaar)).toBeGreaterThan(0.06);
      expect(rms(klaar)).toBeLessThan(0.17);
    },
  );
});
