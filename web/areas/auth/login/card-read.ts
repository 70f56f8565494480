/** What a card tells: the code of the group, and the tail of the pupil's id (empty on a bare code). */
export interface ScannedCard {
  code: string;
  kind: string;
}

const CODE = /^[A-Z0-9]{6}$/;
const TAIL = /^[0-9a-f]{8}$/;

/** Card from an address or a bare code; null when it is something else. The host does not matter: a school may be reached by more than one. */
export function readLoginCard(text: string): ScannedCard | null {
  const bare = text.trim().toUpperCase();
  if (CODE.test(bare)) return { code: bare, kind: '' };
  if (!URL.canParse(text)) return null;
  const { searchParams } = new URL(text);
  const code = (searchParams.get('code') ?? '').trim().toUpperCase();
  const kind = (searchParams.get('kind') ?? '').toLowerCase();
  return CODE.test(code) ? { code, kind: TAIL.test(kind) ? kind : '' } : null;
}

/** The one child of the group whose id ends like this. */
export function findChild<T extends { id: string }>(leerlingen: readonly T[], tail: string): T | null {
  const fitting = tail === '' ? [] : leerlingen.filter(({ id }) => id.endsWith(tail));
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
