/** One line of the grid, as it is typed. */
export interface Regel {
  sleutel: number;
  roepnaam: string;
  voorvoegsel: string;
  achternaam: string;
  jaargroep: string;
  gebruikersnaam: string;
}
/** Context of a paste: what the years are called, and what a line without one gets. */
export interface Plakstand {
  jaren: readonly { jaar: number; namen: readonly string[] }[];
  jaargroep: string;
}

const VOORVOEGSEL =
  /^((?:van|de|den|der|het|ten|ter|te|in|op|aan|'t|’t|la|le|du|el|al|bin|von|d')(?:\s+(?:de|den|der|het|'t|’t))?)\s+(.+)$/iu;
const KOPPEN: Readonly<Record<string, keyof Regel>> = {
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

export const legeRegel = (sleutel: number, jaargroep: string): Regel => ({
  sleutel,
  roepnaam: '',
  voorvoegsel: '',
  achternaam: '',
  jaargroep,
  gebruikersnaam: '',
});
export const isLeeg = (regel: Regel): boolean =>
  regel.roepnaam.trim() === '' && regel.achternaam.trim() === '' && regel.gebruikersnaam.trim() === '';

/** Year in what somebody wrote: `5`, `groep 5`, `3e leerjaar`; undefined when it is no year. */
function jaarVan(tekst: string, { jaren }: Plakstand): string | undefined {
  const plat = tekst.trim().toLocaleLowerCase('nl');
  const genoemd = jaren.find(({ namen }) => namen.includes(plat));
  return genoemd === undefined ? undefined : String(genoemd.jaar);
}

/** "van der Plas" to its two parts. */
function splitsAchternaam(tekst: string): Pick<Regel, 'voorvoegsel' | 'achternaam'> {
  const vondst = VOORVOEGSEL.exec(tekst.trim());
  return vondst === null
    ? { voorvoegsel: '', achternaam: tekst.trim() }
    : { voorvoegsel: (vondst[1] ?? '').toLocaleLowerCase('nl'), achternaam: vondst[2] ?? '' };
}

/** "Bakker, Noor" and "Noor Bakker" in one cell. */
function splitsNaam(tekst: string): Pick<Regel, 'roepnaam' | 'voorvoegsel' | 'achternaam'> {
  const [achter, voor] = tekst.split(',', 2).map((deel) => deel.trim());
  if (voor !== undefined && voor !== '') return { roepnaam: voor, ...splitsAchternaam(achter ?? '') };
  const [roepnaam = '', ...rest] = tekst.trim().split(/\s+/);
  return { roepnaam, ...splitsAchternaam(rest.join(' ')) };
}

function zonderKop(cellen: readonly string[], jaar: string): Omit<Regel, 'sleutel'> {
  const leeg = { roepnaam: '', voorvoegsel: '', achternaam: '', jaargroep: jaar, gebruikersnaam: '' };
  const [eerste = '', tweede, derde] = cellen;
  if (tweede === undefined) return { ...leeg, ...splitsNaam(eerste) };
  if (derde === undefined) return { ...leeg, roepnaam: eerste, ...splitsAchternaam(tweede) };
  return { ...leeg, roepnaam: eerste, voorvoegsel: tweede, achternaam: derde };
}

/**
 * Lines of a spreadsheet or a list, as pasted: tabs or semicolons between cells, with or without a line of headings,
 * one to five columns. A cell that is the name of a year is the year, wherever it stands.
 */
export function leesPlak(tekst: string, stand: Plakstand, eersteSleutel: number): Regel[] {
  const rijen = tekst
    .split(/\r?\n/)
    .map((rij) => rij.split(/[\t;]/).map((cel) => cel.trim().replace(/^"|"$/g, '')))
    .filter((rij) => rij.some((cel) => cel !== ''));
  const koppen = (rijen[0] ?? []).map((cel) => KOPPEN[cel.toLocaleLowerCase('nl')]);
  const heeftKop =
    koppen.length > 0 && koppen.every((kop) => kop !== undefined) && new Set(koppen).size === koppen.length;
  return (heeftKop ? rijen.slice(1) : rijen).map((cellen, nr): Regel => {
    const sleutel = eersteSleutel + nr;
    if (heeftKop) return { ...legeRegel(sleutel, stand.jaargroep), ...metKop(cellen, koppen, stand) };
    const jaarPlek = cellen.findIndex((cel, plek) => plek > 0 && jaarVan(cel, stand) !== undefined);
    const jaar = jaarPlek < 0 ? stand.jaargroep : (jaarVan(cellen[jaarPlek] ?? '', stand) ?? stand.jaargroep);
    return {
      sleutel,
      ...zonderKop(
        cellen.filter((_, plek) => plek !== jaarPlek),
        jaar,
      ),
    };
  });
}

function metKop(
  cellen: readonly string[],
  koppen: readonly (keyof Regel | undefined)[],
  stand: Plakstand,
): Partial<Regel> {
  const delen: Partial<Record<keyof Regel, string>> = {};
  for (const [nr, kop] of koppen.entries()) {
    const cel = cellen[nr] ?? '';
    if (kop !== undefined && cel !== '')
      delen[kop] = kop === 'jaargroep' ? (jaarVan(cel, stand) ?? stand.jaargroep) : cel;
  }
  const { sleutel: _sleutel, ...velden } = delen;
  return velden;
}
