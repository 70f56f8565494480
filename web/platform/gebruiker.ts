import { ROLLEN, type Rol } from '#engine/core/domein/rollen.ts';

/** Signed-in user as kept on the device (specification section 3). */
export interface Gebruiker {
  _id: string;
  role: Rol;
  adminId?: string;
  /** Epoch seconds. */
  exp: number;
}

export function isObject(waarde: unknown): waarde is Record<string, unknown> {
  return typeof waarde === 'object' && waarde !== null && !Array.isArray(waarde);
}

export function isRol(waarde: unknown): waarde is Rol {
  return ROLLEN.some((rol) => rol === waarde);
}

/** Reads a stored user; null when anything about it is wrong. */
export function leesGebruiker(waarde: unknown): Gebruiker | null {
  if (!isObject(waarde)) return null;
  const { _id, role, adminId, exp } = waarde;
  if (typeof _id !== 'string' || _id === '' || !isRol(role) || typeof exp !== 'number' || !Number.isFinite(exp))
    return null;
  if (adminId !== undefined && typeof adminId !== 'string') return null;
  return { _id, role, exp, ...(adminId === undefined ? {} : { adminId }) };
}

function leesJson(tekst: string): unknown {
  try {
    return JSON.parse(tekst);
  } catch {
    return undefined;
  }
}

/** Stored text to user. */
export function leesGebruikerTekst(tekst: string): Gebruiker | null {
  return leesGebruiker(leesJson(tekst));
}

/** Payload of a token WITHOUT any check; only for display and for the key of the outbox, never for a right. */
export function leesTokenInhoud(token: string): Record<string, unknown> | null {
  const deel = token.split('.')[1];
  if (deel === undefined) return null;
  try {
    const bytes = Uint8Array.from(
      atob(deel.replaceAll('-', '+').replaceAll('_', '/')),
      (teken) => teken.codePointAt(0) ?? 0,
    );
    const inhoud = leesJson(new TextDecoder().decode(bytes));
    return isObject(inhoud) ? inhoud : null;
  } catch {
    return null;
  }
}
