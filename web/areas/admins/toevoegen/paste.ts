/** One line of the grid, as it is typed. */
export interface PastedLine {
  sleutel: number;
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
  jaargroep: string;
  gebruikersnaam: string;
}
/** Context of a paste: what the years are called, and what a line without one gets. */
export interface PasteState {
  years: readonly { jaar: number; namen: readonly string[] }[];
  jaargroep: string;
}

const VOORVOEGSEL =
  /^((?:van|de|den|der|het|ten|ter|te|in|op|aan|'t|’t|la|le|du|el|al|bin|von|d')(?:\s+(?:de|den|der|het|'t|’t))?)\s+(.+)$/iu;
const HEADERS: Readonly<Record<string, keyof PastedLine>> = {
  roepnaam: 'roepnaam',
  voornaam: 'roepnaam',
  naam: 'roepnaam',
  tussenvoegsel: 'voorvoegsel',
  voorvoegsel: 'voorvoegsel',
  achternaam: 'achternaam',
  familienaam: 'achternaam',
  jaargroep: 'jaargroep',
  leerjaar: 'jaargroep',
  groep: 'jaargroep',
  jaar: 'jaargroep',
  gebruikersnaam: 'gebruikersnaam',
};

export const emptyLine = (key: number, jaargroep: string): PastedLine => ({
  sleutel: key,
  roepnaam: '',
  voorvoegsel: '',
  achternaam: '',
  jaargroep,
  gebruikersnaam: '',
});
export const isEmpty = (rule: PastedLine): boolean =>
  rule.roepnaam.trim() === '' && rule.achternaam.trim() === '' && rule.gebruikersnaam.trim() === '';

/** Year in what somebody wrote: `5`, `groep 5`, `3e leerjaar`; undefined when it is no year. */
function yearOf(text: string, { years }: PasteState): string | undefined {
  const flat = text.trim().toLocaleLowerCase('nl');
  const mentioned = years.find(({ namen: names }) => names.includes(flat));
  return mentioned === undefined ? undefined : String(mentioned.jaar);
}

/** "van der Plas" to its two parts. */
function splitAchternaam(text: string): Pick<PastedLine, 'voorvoegsel' | 'achternaam'> {
  const match = VOORVOEGSEL.exec(text.trim());
  return match === null
    ? { voorvoegsel: '', achternaam: text.trim() }
    : { voorvoegsel: (match[1] ?? '').toLocaleLowerCase('nl'), achternaam: match[2] ?? '' };
}

/** "Bakker, Noor" and "Noor Bakker" in one cell. */
function splitName(text: string): Pick<PastedLine, 'roepnaam' | 'voorvoegsel' | 'achternaam'> {
  const [behind, before] = text.split(',', 2).map((part) => part.trim());
  if (before !== undefined && before !== '') return { roepnaam: before, ...splitAchternaam(behind ?? '') };
  const [roepnaam = '', ...rest] = text.trim().split(/\s+/);
  return { roepnaam, ...splitAchternaam(rest.join(' ')) };
}

function withoutHeader(cells: readonly string[], year: string): Omit<PastedLine, 'sleutel'> {
  const empty = { roepnaam: '', voorvoegsel: '', achternaam: '', jaargroep: year, gebruikersnaam: '' };
  const [first = '', second, third] = cells;
  if (second === undefined) return { ...empty, ...splitName(first) };
  if (third === undefined) return { ...empty, roepnaam: first, ...splitAchternaam(second) };
  return { ...empty, roepnaam: first, voorvoegsel: second, achternaam: third };
}

/**
 * Lines of a spreadsheet or a list, as pasted: tabs or semicolons between cells, with or without a line of headings,
 * one to five columns. A cell that is the name of a year is the year, wherever it stands.
 */
export function readPaste(text: string, state: PasteState, firstKey: number): PastedLine[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split(/[\t;]/).map((cell) => cell.trim().replace(/^"|"$/g, '')))
    .filter((row) => row.some((cell) => cell !== ''));
  const headers = (rows[0] ?? []).map((cell) => HEADERS[cell.toLocaleLowerCase('nl')]);
  const hasHeader =
    headers.length > 0 && headers.every((header) => header !== undefined) && new Set(headers).size === headers.length;
  return (hasHeader ? rows.slice(1) : rows).map((cells, nr): PastedLine => {
    const key = firstKey + nr;
    if (hasHeader) return { ...emptyLine(key, state.jaargroep), ...withHeader(cells, headers, state) };
    const yearIndex = cells.findIndex((cell, spot) => spot > 0 && yearOf(cell, state) !== undefined);
    const year = yearIndex < 0 ? state.jaargroep : (yearOf(cells[yearIndex] ?? '', state) ?? state.jaargroep);
    return {
      sleutel: key,
      ...withoutHeader(
        cells.filter((_, spot) => spot !== yearIndex),
        year,
      ),
    };
  });
}

function withHeader(
  cells: readonly string[],
  headers: readonly (keyof PastedLine | undefined)[],
  state: PasteState,
): Partial<PastedLine> {
  const parts: Partial<Record<keyof PastedLine, string>> = {};
  for (const [nr, header] of headers.entries()) {
    const cell = cells[nr] ?? '';
    if (header !== undefined && cell !== '')
      parts[header] = header === 'jaargroep' ? (yearOf(cell, state) ?? state.jaargroep) : cell;
  }
  const { sleutel: _key, ...fields } = parts;
  return fields;
}
