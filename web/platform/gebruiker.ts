import { ROLES, type Role } from '#engine/core/domein/roles.ts';

/** Signed-in user as kept on the device (specification section 3). */
export interface Gebruiker {
  _id: string;
  role: Role;
  adminId?: string;
  /** Epoch seconds. */
  exp: number;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** Reads a stored user; null when anything about it is wrong. */
export function readGebruiker(value: unknown): Gebruiker | null {
  if (!isObject(value)) return null;
  const { _id, role, adminId, exp } = value;
  if (typeof _id !== 'string' || _id === '' || !isRole(role) || typeof exp !== 'number' || !Number.isFinite(exp))
    return null;
  if (adminId !== undefined && typeof adminId !== 'string') return null;
  return { _id, role, exp, ...(adminId === undefined ? {} : { adminId }) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Stored text to user. */
export function readGebruikerText(text: string): Gebruiker | null {
  return readGebruiker(readJson(text));
}

/** Payload of a token WITHOUT any check; only for display and for the key of the outbox, never for a right. */
export function readTokenContent(token: string): Record<string, unknown> | null {
  const part = token.split('.')[1];
  if (part === undefined) return null;
  try {
    const bytes = Uint8Array.from(
      atob(part.replaceAll('-', '+').replaceAll('_', '/')),
      (draw) => draw.codePointAt(0) ?? 0,
    );
    const content = readJson(new TextDecoder().decode(bytes));
    return isObject(content) ? content : null;
  } catch {
    return null;
  }
}
