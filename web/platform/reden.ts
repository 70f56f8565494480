import { waarom } from './http.ts';

/** Why office looks along at a tenant; kept in memory only, so that each visit asks again. */
const redenen = new Map<string, string>();
const luisteraars = new Set<() => void>();
const REDEN_MIN = 5;
const REDEN_MAX = 300;

/** Tenant that a call is about; null when it is about none. */
const tenantVan = (pad: string): string | null => /^\/admins\/([^/?#]+)/.exec(pad)?.[1] ?? null;

export const reden = {
  min: REDEN_MIN,
  max: REDEN_MAX,
  van: (adminId: string): string | null => redenen.get(adminId) ?? null,
  stel: (adminId: string, tekst: string | null): void => {
    if (tekst === null) redenen.delete(adminId);
    else redenen.set(adminId, tekst);
    luisteraars.forEach((luisteraar) => luisteraar());
  },
  volg: (luisteraar: () => void): (() => void) => {
    luisteraars.add(luisteraar);
    return () => luisteraars.delete(luisteraar);
  },
};

waarom.voorPad = (pad) => {
  const adminId = tenantVan(pad);
  return adminId === null ? null : (redenen.get(adminId) ?? null);
};
