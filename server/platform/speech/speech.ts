import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Turns } from '../jobs/turns.ts';
import { SpeechCache } from './speech-cache.ts';
import { createKind, type SpeechChild, type SpeechLog } from './speech-kind.ts';
import { readCommand, type SpeechCommand, type Voice } from './speech-command.ts';

/** How a sound is asked for. */
export interface SpeechAsked {
  /** By somebody who is signed in, e.g. a child that waits: goes before all others. */ first: boolean;
  /** Kept on disk; a text of one school is not. */ keep: boolean;
}

export interface Speech {
  /** MP3 of an audio id (`w:`, `z:`, `k:`) or of bare text; rejects with `SpeechError` when it cannot be said. */
  mp3(voice: Voice, audio: string, asked?: SpeechAsked): Promise<Buffer>;
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
  kind?: SpeechChild;
  queueMax?: number;
  /** Bytes of the sounds on disk. */ cacheMax?: number;
}

/** A school year of words and sentences in two voices, many times over. */
const CACHE_MAX = 512 * 1024 * 1024;
const ASKED: SpeechAsked = { first: true, keep: true };

// Part of the cache key: raise it when voice, tempo, sounds or encoding change.
const VERSION = 2;

/** Speech synthesis with a cache on disk. The synthesiser works on one request at a time; equal requests share one answer. */
export function createSpeech(options: SpeechOptions): Speech {
  const { dataDir, log, queueMax = 200 } = options;
  const kind = options.kind ?? createKind({ log });
  const busy = new Map<string, Promise<Buffer>>();
  const cache = new SpeechCache(join(dataDir, 'spraak'), options.cacheMax ?? CACHE_MAX);
  const turns = new Turns({ running: 1, waiting: queueMax }, () => new SpeechError('DRUK'));

  async function synthesize(command: SpeechCommand): Promise<Buffer> {
    try {
      return await kind.ask(command);
    } catch (error) {
      log.warn({ fout: String(error) }, 'speech failed, trying once more');
    }
    try {
      return await kind.ask(command);
    } catch {
      throw new SpeechError('GEEN_SPRAAK');
    }
  }

  async function make(command: SpeechCommand, key: string, asked: SpeechAsked): Promise<Buffer> {
    const old = await cache.find(key);
    if (old !== undefined) return old;
    const mp3 = await turns.run(() => synthesize(command), asked.first);
    if (!asked.keep) return mp3;
    await cache.save(key, mp3).catch((error: unknown) => log.warn({ fout: String(error) }, 'speech cache not written'));
    return mp3;
  }

  async function mp3(voice: Voice, audio: string, asked: SpeechAsked = ASKED): Promise<Buffer> {
    const command = readCommand(voice, audio);
    if (!command) throw new SpeechError('ONLEESBAAR');
    const key = createHash('sha256')
      .update(JSON.stringify([VERSION, command]))
      .digest('hex');
    const running = busy.get(key);
    if (running) return running;
    const work = make(command, key, asked);
    busy.set(key, work);
    return work.finally(() => busy.delete(key));
  }

  return { mp3, close: () => kind.close() };
}
