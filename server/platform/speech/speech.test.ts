import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKind, type SpeechChild } from './speech-kind.ts';
import { cut, finish, RATE, rms, toFloat } from './speech-wave.ts';
import { klankFor } from './speech-klanken.ts';
import { readCommand } from './speech-command.ts';
import { createSpeech, SpeechError, type Speech } from './speech.ts';

const log = { warn: () => undefined };
let map = '';
beforeAll(async () => {
  map = await mkdtemp(join(tmpdir(), 'spraak-'));
});
afterAll(async () => {
  await rm(map, { recursive: true, force: true });
});

/** Length in seconds of a constant bitrate MP3 of 48 kbit/s. */
const seconds = (mp3: Buffer): number => (mp3.length * 8) / 48_000;

describe('opdracht', () => {
  it('reads the three kinds of audio ids and bare text', () => {
    expect(readCommand('nl', 'w:broodje')).toMatchObject({ tekst: 'broodje', tempo: 135, klank: null });
    expect(readCommand('be', 'z:Ik eet brood.')).toMatchObject({ stem: 'be', tempo: 150 });
    expect(readCommand('nl', 'k:ui')?.klank?.fonemen).toBe("'Wy");
    expect(readCommand('nl', 'Hoi!')?.tekst).toBe('Hoi!');
  });
  it('never lets markup or phonemes through', () => {
    expect(readCommand('nl', 'w:[[a:]]<break/>')?.tekst).toBe('a: break');
    expect(readCommand('nl', 'w:[[]]')).toBeNull();
    expect(readCommand('nl', `z:${'a'.repeat(301)}`)).toBeNull();
  });
  it('knows the sounds of graphemes and reads unknown ones as a word', () => {
    expect(klankFor('IJ')).toEqual(klankFor('ei'));
    expect(klankFor('tt')).toEqual(klankFor('t'));
    expect(klankFor('constructor')).toBeNull();
  });
});

describe('golf', () => {
  it('keeps Int16 samples as they are', () => {
    expect([...toFloat([new Int16Array([16_384, -32_768]), new Int16Array([0])])]).toEqual([0.5, -1, 0]);
  });
  it('brings quiet and loud sounds to one loudness without clipping', () => {
    for (const volume of [0.01, 0.9]) {
      const wave = Float32Array.from({ length: RATE }, (_, i) => volume * Math.sin(i * 0.1));
      const done = finish(wave);
      expect(rms(done)).toBeGreaterThan(0.1);
      expect(rms(done)).toBeLessThan(0.17);
      expect(Math.max(...done)).toBeLessThan(0.9);
    }
  });
  it('cuts with a fade to silence', () => {
    const wave = cut(new Float32Array(RATE).fill(0.5), 100);
    expect(wave.length).toBe(2205);
    expect(Math.abs(wave.at(-1) ?? 1)).toBeLessThan(0.01);
  });
});

describe('the synthesiser', () => {
  let speech: Speech;
  beforeAll(() => {
    speech = createSpeech({ dataDir: map, log });
  });
  afterAll(() => speech.close());

  it.each([
    ['w:broodje', 0.45, 1.1],
    ['z:Ik eet een broodje met kaas.', 1.4, 3],
    ['k:ui', 0.25, 0.9],
    ['k:t', 0.2, 0.5],
    ['k:s', 0.2, 0.8],
  ])(
    'says %s in a sensible time',
    async (audio, min, max) => {
      const mp3 = await speech.mp3('nl', audio);
      expect(mp3[0]).toBe(0xff);
      expect(seconds(mp3)).toBeGreaterThan(min);
      expect(seconds(mp3)).toBeLessThan(max);
    },
    40_000,
  );

  it('has its own Flemish voice and answers the second time from disk', async () => {
    const [nl, be] = [await speech.mp3('nl', 'w:huis'), await speech.mp3('be', 'w:huis')];
    expect(nl.equals(be)).toBe(false);
    const dead: SpeechChild = { ask: () => Promise.reject(new Error('uit')), close: () => Promise.resolve() };
    const second = createSpeech({ dataDir: map, log, kind: dead });
    expect((await second.mp3('nl', 'w:huis')).equals(nl)).toBe(true);
    expect((await readdir(join(map, 'spraak'))).length).toBeGreaterThan(1);
  }, 40_000);
});

describe('failure', () => {
  it('refuses what cannot be said', async () => {
    const speech = createSpeech({
      dataDir: map,
      log,
      kind: { ask: () => Promise.reject(new Error('uit')), close: () => Promise.resolve() },
    });
    await expect(speech.mp3('nl', 'w:')).rejects.toMatchObject({ code: 'ONLEESBAAR' });
    await expect(speech.mp3('nl', 'w:nieuw')).rejects.toBeInstanceOf(SpeechError);
  });
  it('asks once for equal requests and tries again after a crash', async () => {
    let turn = 0;
    const kind: SpeechChild = {
      ask: () => (++turn === 1 ? Promise.reject(new Error('crash')) : Promise.resolve(Buffer.from([0xff, 1]))),
      close: () => Promise.resolve(),
    };
    const speech = createSpeech({ dataDir: map, log, kind });
    const [a, b] = await Promise.all([speech.mp3('nl', 'w:samen'), speech.mp3('nl', 'w:samen')]);
    expect(a).toBe(b);
    expect(turn).toBe(2);
  });
  it('kills a process that hangs and starts a new one after an exit', async () => {
    const program = join(map, 'stil.mjs');
    await writeFile(program, "process.stdin.once('data', () => process.exit(3));");
    const kind = createKind({ log, program });
    const vraag = { stem: 'nl' as const, tekst: 'a', tempo: 135, klank: null };
    await expect(kind.ask(vraag)).rejects.toThrow('3');
    await expect(kind.ask(vraag)).rejects.toThrow('3');
    await kind.close();
  }, 40_000);
});
