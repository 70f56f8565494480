/** One line in the form it is stored: NFC, no control or direction signs, single spaces, trimmed. */
export function clean(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u200B\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '')
    .trim();
}

/** Name for comparison: accents, case, hyphens, apostrophes and spaces do not count. */
export function normalized(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[\s'’‘`´.-]/gu, '');
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is a day of the calendar as `YYYY-MM-DD`. */
export function isDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(text);
}

/** `2017-05-31` from an ISO date or d-m-yyyy; undefined when it is neither. */
export function readDate(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  const iso = year === '' ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(iso) ? iso : undefined;
}
