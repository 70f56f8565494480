/** What a card tells: the code of the group, and the tail of the pupil's id (empty on a bare code). */
export interface Kaartje {
  code: string;
  kind: string;
}

const CODE = /^[A-Z0-9]{6}$/;
const STAART = /^[0-9a-f]{8}$/;

/** Card from an address or a bare code; null when it is something else. The host does not matter: a school may be reached by more than one. */
export function leesKaartje(tekst: string): Kaartje | null {
  const kaal = tekst.trim().toUpperCase();
  if (CODE.test(kaal)) return { code: kaal, kind: '' };
  if (!URL.canParse(tekst)) return null;
  const { searchParams } = new URL(tekst);
  const code = (searchParams.get('code') ?? '').trim().toUpperCase();
  const kind = (searchParams.get('kind') ?? '').toLowerCase();
  return CODE.test(code) ? { code, kind: STAART.test(kind) ? kind : '' } : null;
}

/** The one child of the group whose id ends like this. */
export function kindVan<T extends { id: string }>(leerlingen: readonly T[], staart: string): T | null {
  const passend = staart === '' ? [] : leerlingen.filter(({ id }) => id.endsWith(staart));
  return passend.length === 1 ? (passend[0] ?? null) : null;
}
