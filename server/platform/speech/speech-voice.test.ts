import { beforeAll, describe, expect, it } from 'vitest';
import { finish, RATE, rms } from './speech-wave.ts';
import { readCommand, type Voice } from './speech-command.ts';
import { createVoice } from './speech-voice.ts';

let voice: Awaited<ReturnType<typeof createVoice>>;
beforeAll(async () => {
  voice = await createVoice();
}, 30_000);

function say(audio: string, stem: Voice = 'nl'): Float32Array {
  const command = readCommand(stem, audio);
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

/** Energy of a sound around one frequency. */
function power(wave: Float32Array, hz: number): number {
  const turn = (2 * Math.PI * hz) / RATE;
  let re = 0;
  let im = 0;
  for (const [i, sample] of wave.entries()) {
    re += sample * Math.cos(turn * i);
    im += sample * Math.sin(turn * i);
  }
  return re * re + im * im;
}

const around = (wave: Float32Array, from: number): number =>
  Array.from({ length: 40 }, (_, k) => power(wave, from + k * 20)).reduce((sum, part) => sum + part, 0);

/** How much of a sound is made at the front of the mouth (2.6 to 3.4 kHz) beside the throat (1.2 to 2 kHz). */
const frontShare = (wave: Float32Array): number => around(wave, 2600) / around(wave, 1200);

describe('the Flemish voice', () => {
  it('has a soft g: made further to the front than the Dutch one', () => {
    expect(frontShare(say('k:ch', 'be'))).toBeGreaterThan(2 * frontShare(say('k:ch', 'nl')));
  });

  it.each(['w:gras', 'w:water', 'w:schip', 'k:w', 'k:g'])('says %s in a way of its own', (audio) => {
    expect(Buffer.from(say(audio, 'be').buffer).equals(Buffer.from(say(audio).buffer))).toBe(false);
  });

  it.each(['w:boom', 'k:aa', 'k:m'])('says %s as the Dutch one does', (audio) => {
    expect(Math.abs(say(audio, 'be').length - say(audio).length)).toBeLessThan(RATE * 0.02);
  });

  it.each(["w:'s morgens", 'w:ruïne', 'z:Morgen gaan wij naar zee. Ga je mee?'])('takes as long for %s', (audio) => {
    const [be, nl] = [say(audio, 'be').length, say(audio).length];
    expect(be / nl).toBeGreaterThan(0.85);
    expect(be / nl).toBeLessThan(1.15);
    expect(rms(say(audio, 'be'))).toBeGreaterThan(0.02);
  });
});
