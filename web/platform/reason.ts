import { why } from './http.ts';

/** Why office looks along at a tenant; kept in memory only, so that each visit asks again. */
const reasons = new Map<string, string>();
const listeners = new Set<() => void>();
const REASON_MIN = 5;
const REASON_MAX = 300;

/** Tenant that a call is about; null when it is about none. */
const tenantOf = (path: string): string | null => /^\/admins\/([^/?#]+)/.exec(path)?.[1] ?? null;

export const reason = {
  min: REASON_MIN,
  max: REASON_MAX,
  van: (adminId: string): string | null => reasons.get(adminId) ?? null,
  set: (adminId: string, text: string | null): void => {
    if (text === null) reasons.delete(adminId);
    else reasons.set(adminId, text);
    listeners.forEach((listener) => listener());
  },
  follow: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

why.forPath = (path) => {
  const adminId = tenantOf(path);
  return adminId === null ? null : (reasons.get(adminId) ?? null);
};
