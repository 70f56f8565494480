/** The 22 year codes of EDEXML 2.1 (standards.md section 12.1); 1.03 knows a part of them. */
export const EDEXML_JAARGROEPEN = [
  'B',
  'D',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  'S',
  'V',
  'C',
  'N',
  'H',
] as const;

/** The 17 roles of EDEXML 2.x (section 12.3). They are shown and never give a right. */
export const EDEXML_ROLES = [
  'ADJ',
  'ADM',
  'CON',
  'DIR',
  'ICT',
  'IB',
  'KLA',
  'LRK',
  'LOS',
  'LOC',
  'OWA',
  'OUD',
  'RT',
  'SMW',
  'STA',
  'TAL',
  'VAK',
] as const;

/** Sex as EDEXML codes it: 0 unknown, 1 boy, 2 girl, 9 not specified. */
export const EDEXML_GESLACHTEN = ['0', '1', '2', '9'] as const;

const codes: ReadonlySet<string> = new Set(EDEXML_JAARGROEPEN);
const roles: ReadonlySet<string> = new Set(EDEXML_ROLES);
const geslachten: ReadonlySet<string> = new Set(EDEXML_GESLACHTEN);

/** Whether a text is a year code of the list. */
export const isEdexmlJaargroep = (code: string): boolean => codes.has(code);
/** Whether a text is a role code of the list. */
export const isEdexmlRole = (code: string): boolean => roles.has(code);
/** Whether a text is a code of the sex. */
export const isEdexmlGeslacht = (code: string): boolean => geslachten.has(code);

/** Year 0-8 of a code; undefined for codes outside primary school and for `C`, `S` and `H`. */
export function jaargroepFromCode(code: string | undefined): number | undefined {
  return code !== undefined && /^[0-8]$/.test(code) ? Number(code) : undefined;
}

/** Whether a pupil of this code is ticked at first: years 3 to 8 and special primary education. */
export function isChosenByDefault(code: string | undefined): boolean {
  return code !== undefined && /^[3-8S]$/.test(code);
}

/** Year code of a Flemish leerjaar: `K1`-`K3` and `1`-`6` (sections 10 and 12.7); undefined when it is neither. */
export function jaargroepFromLeerjaar(leerjaar: string): string | undefined {
  const preschooler = /^K([1-3])$/i.exec(leerjaar)?.[1];
  if (preschooler !== undefined) return String(Number(preschooler) - 1);
  return /^[1-6]$/.test(leerjaar) ? String(Number(leerjaar) + 2) : undefined;
}

/** Year that belongs to an age: a pupil of year 3 turns seven in the school year. Bounded to 3-8, the years the product practises. */
export function jaargroepFromBirth(birthYear: number, startYear: number): number {
  return Math.min(8, Math.max(3, startYear - 3 - birthYear));
}
