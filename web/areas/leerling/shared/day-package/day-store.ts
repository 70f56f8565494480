import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { log } from '#web/platform/logboek.ts';
import { type Owner, ownerKey } from '#web/platform/outbox/post.ts';

/** What is kept of the day of one pupil: the package of the server, the map, and what was played since. */
export type DayPart = 'pack' | 'map' | 'played';

/** A kept part; `at` = device clock at that moment, ms. */
export interface Kept<T> {
  at: number;
  value: T;
}

/** What `safeParse` of a schema is to us. */
interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

/** Where a device keeps a day. Every part belongs to one pupil of one tenant; nobody else reads it. */
export interface DayStore {
  /** Nothing for what is too old, of another version, or broken: that is thrown away. */
  read<T>(owner: Owner, part: DayPart, schema: Schema<T>): Promise<Kept<T> | null>;
  write(owner: Owner, part: DayPart, kept: Kept<unknown>): Promise<void>;
  /** Throws away the days of everybody else; answers whether there were any. */
  keepOnly(owner: Owner | null): Promise<boolean>;
}

/** The part of a key-value store that days need. */
export interface DayShelf {
  get(key: string): Promise<Kept<unknown> | undefined>;
  put(key: string, kept: Kept<unknown>): Promise<unknown>;
  delete(key: string): Promise<unknown>;
  keys(): Promise<string[]>;
}

/** A device that was not on line for so long gets a new day first. */
export const KEEP_MS = 3 * 24 * 3_600_000;

/** Shelf that lives as long as the page. */
export function memoryShelf(): DayShelf {
  const parts = new Map<string, Kept<unknown>>();
  return {
    get: async (key) => parts.get(key),
    put: async (key, kept) => parts.set(key, kept),
    delete: async (key) => parts.delete(key),
    keys: async () => [...parts.keys()],
  };
}

interface Database extends DBSchema {
  parts: { key: string; value: Kept<unknown> };
}

/** Durable shelf; each call rejects when the browser has no usable IndexedDB. */
export function idbShelf(name = 'taaltocht-dag'): DayShelf {
  let opening: Promise<IDBPDatabase<Database>> | null = null;
  const open = () =>
    (opening ??= openDB<Database>(name, 1, { upgrade: (db) => void db.createObjectStore('parts') }).catch(
      (error: unknown) => {
        opening = null;
        throw error;
      },
    ));
  return {
    get: async (key) => (await open()).get('parts', key),
    put: async (key, kept) => (await open()).put('parts', kept, key),
    delete: async (key) => (await open()).delete('parts', key),
    keys: async () => (await open()).getAllKeys('parts'),
  };
}

/** The durable shelf, with one in memory behind it for what it refuses (full, blocked, broken). */
export function createDayStore(durable: DayShelf, memory: DayShelf, now: () => number): DayStore {
  const keyOf = (owner: Owner, part: DayPart): string => `${ownerKey(owner)}:${part}`;
  const reportError = (error: unknown): undefined => {
    log('the day cannot be stored on this device', error instanceof Error ? error.name : undefined);
    return undefined;
  };
  const drop = async (key: string): Promise<void> => {
    await Promise.all([durable.delete(key).catch(reportError), memory.delete(key)]);
  };
  return {
    read: async (owner, part, schema) => {
      const key = keyOf(owner, part);
      const kept = (await memory.get(key)) ?? (await durable.get(key).catch(reportError));
      if (kept === undefined) return null;
      // A clock that was set back or forward far is no reason to trust what it dated.
      const read = Math.abs(now() - kept.at) > KEEP_MS ? null : schema.safeParse(kept.value);
      if (read?.success === true) return { at: kept.at, value: read.data };
      await drop(key);
      return null;
    },
    write: async (owner, part, kept) => {
      const key = keyOf(owner, part);
      try {
        await durable.put(key, kept);
        await memory.delete(key);
      } catch (error) {
        reportError(error);
        await memory.put(key, kept);
      }
    },
    keepOnly: async (owner) => {
      const keys = [...((await durable.keys().catch(reportError)) ?? []), ...(await memory.keys())];
      const own = owner === null ? null : `${ownerKey(owner)}:`;
      const foreign = keys.filter((key) => own === null || !key.startsWith(own));
      await Promise.all(foreign.map(drop));
      return foreign.length > 0;
    },
  };
}
