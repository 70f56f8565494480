/** One line in the form it is stored: NFC, no control or direction signs, single spaces, trimmed. */
export function schoon(tekst: string): string {
  return tekst
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}

/** Name for comparison: accents, case, hyphens, apostrophes and spaces do not count. */
export function genormaliseerd(naam: string): string {
  return naam
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[\s'’‘`´.-]/gu, '');
}

const DATUM = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDatum(tekst: string): boolean {
  if (!DATUM.test(tekst)) return false;
  const ms = Date.parse(`${tekst}T00:00:00Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(tekst);
}

/** `2017-05-31` from an ISO date or d-m-yyyy; undefined when it is neither. */
export function leesDatum(tekst: string): string | undefined {
  const [, dag = '', maand = '', jaar = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(tekst) ?? [];
  const iso = jaar === '' ? tekst.slice(0, 10) : `${jaar}-${maand.padStart(2, '0')}-${dag.padStart(2, '0')}`;
  return isDatum(iso) ? iso : undefined;
}
