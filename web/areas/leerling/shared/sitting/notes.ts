import { z } from 'zod/mini';
import type { KeyValueStorage } from '#web/platform/storage.ts';

const noteSchema = z.object({ ruw: z.string(), beurten: z.number(), silent: z.optional(z.boolean()) });
/** What a child wrote for a word, and how often it was played. */
export type ToetsNote = z.infer<typeof noteSchema>;
const storedSchema = z.record(z.string(), noteSchema);

interface Parts {
  /** Sends one note; false = there is no line, and it has to be sent again. */
  send(nr: number, note: ToetsNote): Promise<boolean>;
  storage: KeyValueStorage;
  key: string;
  /** Something waits for the line, or nothing does any more. */
  onWaiting(waiting: boolean): void;
}

/** Notes of a test: kept on the device until the server has each of them, in the order of their words. */
export interface Notes {
  /** What is not at the server yet. */
  waiting(): ReadonlyMap<number, ToetsNote>;
  set(nr: number, note: ToetsNote): void;
  /** Sends what waits; true = the server has everything. */
  flush(): Promise<boolean>;
  /** Nothing of it is needed any more. */
  clear(): void;
}

function readStored(storage: KeyValueStorage, key: string): Map<number, ToetsNote> {
  try {
    const stored = storedSchema.safeParse(JSON.parse(storage.read(key) ?? '{}'));
    return new Map(Object.entries(stored.success ? stored.data : {}).map(([nr, note]) => [Number(nr), note]));
  } catch {
    return new Map();
  }
}

export function createNotes({ send, storage, key, onWaiting }: Parts): Notes {
  const waiting = readStored(storage, key);
  let running: Promise<boolean> | null = null;
  const save = (): void => {
    if (waiting.size === 0) storage.wis(key);
    else storage.write(key, JSON.stringify(Object.fromEntries(waiting)));
    onWaiting(waiting.size > 0);
  };
  const sendAll = async (): Promise<boolean> => {
    while (waiting.size > 0) {
      const [first] = waiting;
      if (first === undefined) break;
      const [nr, note] = first;
      if (!(await send(nr, note))) return false;
      // What was typed meanwhile is another note, and still waits.
      if (waiting.get(nr) === note) waiting.delete(nr);
      save();
    }
    return true;
  };
  return {
    waiting: () => waiting,
    set: (nr, note) => {
      waiting.set(nr, note);
      save();
    },
    flush: () => {
      running ??= sendAll().finally(() => {
        running = null;
      });
      return running;
    },
    clear: () => {
      waiting.clear();
      save();
    },
  };
}
