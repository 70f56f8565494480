import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKind, type SpeechChild, type SpeechLog } from './speech-kind.ts';
import { readCommand, type SpeechCommand, type Voice } from './speech-command.ts';

export interface Speech {
  /** MP3 of an audio id (`w:`, `z:`, `k:`) or of bare text; rejects with `SpeechError` when it cannot be said. */
  mp3(voice: Voice, audio: string): Promise<Buffer>;
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
}

// Part of the cache key: raise it when voice, tempo, sounds or encoding change.
const VERSION = 1;

/** Speech synthesis with a cache on disk. The synthesiser works on one request at a time; equal requests share one answer. */
export function createSpeech(options: SpeechOptions): Speech {
  const { dataDir, log, queueMax = 200 } = options;
  const kind = options.kind ?? createKind({ log });
  const busy = new Map<string, Promise<Buffer>>();
  let row: Promise<unknown> = Promise.resolve();

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

  function enqueue(command: SpeechCommand): Promise<Buffer> {
    const taak = row.then(() => synthesize(command));
    row = taak.catch(() => null);
    return taak;
  }

  async function make(command: SpeechCommand, path: string): Promise<Buffer> {
    const old = await readFile(path).catch(() => null);
    if (old && old.length > 0) return old;
    const mp3 = await enqueue(command);
    await store(path, mp3).catch((error: unknown) => log.warn({ fout: String(error) }, 'speech cache not written'));
    return mp3;
  }

  async function mp3(voice: Voice, audio: string): Promise<Buffer> {
    const command = readCommand(voice, audio);
    if (!command) throw new SpeechError('ONLEESBAAR');
    const key = createHash('sha256')
      .update(JSON.stringify([VERSION, command]))
      .digest('hex');
    const running = busy.get(key);
    if (running) return running;
    if (busy.size >= queueMax) throw new SpeechError('DRUK');
    const work = make(command, join(dataDir, 'spraak', key.slice(0, 2), `${key}.mp3`));
    busy.set(key, work);
    return work.finally(() => busy.delete(key));
  }

  return { mp3, close: () => kind.close() };
}

async function store(path: string, mp3: Buffer): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  // Rename is atomic, so a reader never sees half a file.
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, mp3);
  await rename(temporary, path);
}
