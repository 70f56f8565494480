import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKind, type Kind, type SpeechLog } from './speech-kind.ts';
import { readOpdracht, type Opdracht, type Stem } from './speech-opdracht.ts';

export interface Speech {
  /** MP3 of an audio id (`w:`, `z:`, `k:`) or of bare text; rejects with `SpeechError` when it cannot be said. */
  mp3(stem: Stem, audio: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** `ONLEESBAAR`: nothing to say or too long. `DRUK`: too many requests wait. `GEEN_SPRAAK`: the synthesiser failed twice. */
export class SpeechError extends Error {
  constructor(readonly code: 'ONLEESBAAR' | 'DRUK' | 'GEEN_SPRAAK') {
    super(code);
  }
}

export interface SpeechOptions {
  dataDir: string;
  log: SpeechLog;
  kind?: Kind;
  queueMax?: number;
}

// Part of the cache key: raise it when voice, tempo, sounds or encoding change.
const VERSIE = 1;

/** Speech synthesis with a cache on disk. The synthesiser works on one request at a time; equal requests share one answer. */
export function createSpeech(options: SpeechOptions): Speech {
  const { dataDir, log, queueMax = 200 } = options;
  const kind = options.kind ?? createKind({ log });
  const bezig = new Map<string, Promise<Buffer>>();
  let rij: Promise<unknown> = Promise.resolve();

  async function synthesize(opdracht: Opdracht): Promise<Buffer> {
    try {
      return await kind.ask(opdracht);
    } catch (error) {
      log.warn({ fout: String(error) }, 'speech failed, trying once more');
    }
    try {
      return await kind.ask(opdracht);
    } catch {
      throw new SpeechError('GEEN_SPRAAK');
    }
  }

  function enqueue(opdracht: Opdracht): Promise<Buffer> {
    const taak = rij.then(() => synthesize(opdracht));
    rij = taak.catch(() => null);
    return taak;
  }

  async function make(opdracht: Opdracht, pad: string): Promise<Buffer> {
    const oud = await readFile(pad).catch(() => null);
    if (oud && oud.length > 0) return oud;
    const mp3 = await enqueue(opdracht);
    await store(pad, mp3).catch((error: unknown) => log.warn({ fout: String(error) }, 'speech cache not written'));
    return mp3;
  }

  async function mp3(stem: Stem, audio: string): Promise<Buffer> {
    const opdracht = readOpdracht(stem, audio);
    if (!opdracht) throw new SpeechError('ONLEESBAAR');
    const sleutel = createHash('sha256')
      .update(JSON.stringify([VERSIE, opdracht]))
      .digest('hex');
    const lopend = bezig.get(sleutel);
    if (lopend) return lopend;
    if (bezig.size >= queueMax) throw new SpeechError('DRUK');
    const werk = make(opdracht, join(dataDir, 'spraak', sleutel.slice(0, 2), `${sleutel}.mp3`));
    bezig.set(sleutel, werk);
    return werk.finally(() => bezig.delete(sleutel));
  }

  return { mp3, close: () => kind.close() };
}

async function store(pad: string, mp3: Buffer): Promise<void> {
  await mkdir(join(pad, '..'), { recursive: true });
  // Rename is atomic, so a reader never sees half a file.
  const tijdelijk = `${pad}.${randomUUID()}`;
  await writeFile(tijdelijk, mp3);
  await rename(tijdelijk, pad);
}
