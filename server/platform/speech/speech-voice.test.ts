import { beforeAll, describe, expect, it } from 'vitest';
import { finish, RATE, rms } from './speech-wave.ts';
import { readCommand } from './speech-command.ts';
import { createVoice } from './speech-voice.ts';

let voice: Awaited<ReturnType<typeof createVoice>>;
beforeAll(async () => {
  voice = await createVoice();
}, 30_000);

function say(audio: string): Float32Array {
  const command = readCommand('nl', audio);
  return command ? voice(command) : new Float32Array(0);
}

/** Likeness of each sample to the one before: near 1 for a voice, near 0 when bytes were read as samples. */
function smoothness(wave: Float32Array): number {
  let together = 0;
  let only = 0;
  for (let i = 1; i < wave.length; i++) {
    together += (wave[i] ?? 0) * (wave[i - 1] ?? 0);
    only += (wave[i] ?? 0) ** 2;
  }
  return together / only;
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
    const wave = say(audio);
    expect(wave.length / RATE).toBeGreaterThan(min);
    expect(wave.length / RATE).toBeLessThan(max);
    expect(rms(wave)).toBeGreaterThan(0.02);
    expect(smoothness(wave)).toBeGreaterThan(0.75);
  });

  it.each(['w:broodje', 'k:s', 'k:t', 'k:f', 'k:ch', 'k:eu', 'k:b', 'k:n', 'z:De zeehond ligt op het strand.'])(
    '%s is as loud as the rest',
    (audio) => {
      const done = finish(say(audio));
      expect(rms(done)).toBeGreaterThan(0.06);
      expect(rms(done)).toBeLessThan(0.17);
    },
  );
});
