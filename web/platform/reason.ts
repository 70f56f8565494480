import { z } from 'zod/mini';
import { why } from './http.ts';
import { session } from './session.ts';
import { browserStorage, type KeyValueStorage } from './storage.ts';

const KEY = 'taaltocht.reden';
/** Asked once a school and hour; every call says it along, and each is a line in the log of the school. */
const KEEP_MS = 3_600_000;
const REASON_MIN = 5;
const REASON_MAX = 300;

const keptSchema = z.object({
  /** School that was looked at last: the map of a pupil is opened from there, in a tab of its own. */
  last: z.nullable(z.string()),
  reasons: z.record(z.string(), z.object({ who: z.string(), text: z.string(), at: z.number() })),
});
type Kept = z.infer<typeof keptSchema>;
const NOTHING: Kept = { last: null, reasons: {} };

interface ReasonParts {
  storage: KeyValueStorage;
  now: () => number;
  /** Who is signed in: a reason counts for whoever gave it. */
  who: () => string | null;
}

/** Why our office looks along, kept on the device for an hour so that a reload or another tab does not ask again. */
export function createReasons({ storage, now, who }: ReasonParts) {
  const listeners = new Set<() => void>();
  const read = (): Kept => {
    try {
      return keptSchema.parse(JSON.parse(storage.read(KEY) ?? JSON.stringify(NOTHING)));
    } catch {
      return NOTHING;
    }
  };
  const alive = (): Kept => {
    const { last, reasons } = read();
    const fresh = Object.entries(reasons).filter(([, one]) => one.who === who() && one.at + KEEP_MS > now());
    return { last, reasons: Object.fromEntries(fresh) };
  };
  const write = (kept: Kept): void => {
    storage.write(KEY, JSON.stringify(kept));
    listeners.forEach((listener) => listener());
  };
  const textOf = (adminId: string): string | null => alive().reasons[adminId]?.text ?? null;
  return {
    min: REASON_MIN,
    max: REASON_MAX,
    van: textOf,
    /** The school that was looked at last, while its reason counts. */
    last: (): { adminId: string; text: string } | null => {
      const { last } = read();
      const text = last === null ? null : textOf(last);
      return last === null || text === null ? null : { adminId: last, text };
    },
    /** Remembers the school that is looked at now. */
    look: (adminId: string): void => {
      if (read().last !== adminId) write({ ...alive(), last: adminId });
    },
    set: (adminId: string, text: string | null): void => {
      const { last, reasons } = alive();
      const { [adminId]: _old, ...others } = reasons;
      const owner = who();
      if (text === null || owner === null) write({ last: last === adminId ? null : last, reasons: others });
      else write({ last: adminId, reasons: { ...others, [adminId]: { who: owner, text, at: now() } } });
    },
    follow: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const reason = createReasons({
  storage: browserStorage('localStorage'),
  now: Date.now,
  who: () => session.gebruiker()?._id ?? null,
});

/** Tenant that a call is about; null when it is about none. */
const tenantOf = (path: string): string | null => /^\/admins\/([^/?#]+)/.exec(path)?.[1] ?? null;

why.forPath = (path) => {
  if (path.startsWith('/leerlingen/')) return reason.last();
  const adminId = tenantOf(path);
  const text = adminId === null ? null : reason.van(adminId);
  if (adminId === null || text === null) return null;
  reason.look(adminId);
  return { adminId, text };
};
