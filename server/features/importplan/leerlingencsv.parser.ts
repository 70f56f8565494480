import { jaargroepVanLeerjaar } from '#engine/core/domein/edexml.ts';
import { genormaliseerd, leesDatum } from '../../platform/bestand/celtekst.ts';
import type { Tabel } from '../../platform/bestand/tabel.ts';
import { createError } from '../../platform/fout/create-error.ts';
import type { Meldingcode } from './importplan.contract.ts';
import type { Levering, LeveringLeerling } from './levering.ts';

/** Columns of leerlingen-csv v1 (standards.md section 2) with the words schools use for them, compared without case, accents and spaces. */
const KOLOMMEN = {
  sleutel: ['stamnummer', 'leerlingkey', 'leerlingnummer', 'internnummer'],
  roepnaam: ['voornaam', 'roepnaam'],
  voorvoegsel: ['voorvoegsel', 'tussenvoegsel'],
  achternaam: ['naam', 'familienaam', 'achternaam'],
  klas: ['klas', 'klascode', 'klasnaam', 'groep', 'groepsnaam'],
  leerjaar: ['leerjaar'],
  jaargroep: ['jaargroep'],
  geboortedatum: ['geboortedatum'],
  geslacht: ['geslacht'],
  titularis: ['titularis', 'leerkracht'],
  email: ['emailtitularis', 'emailleerkracht'],
} as const;
type Kolom = keyof typeof KOLOMMEN;
type Rij = Partial<Record<Kolom, string>>;

const VERPLICHT: readonly Kolom[] = ['roepnaam', 'achternaam', 'klas'];
const LENGTE = { roepnaam: 64, voorvoegsel: 20, achternaam: 200 } as const;
const GESLACHT: Readonly<Record<string, string>> = { m: '1', v: '2', x: '9' };

/** Which column stands where; undefined for one nobody reads. */
function leesKop(rij: readonly string[]): (Kolom | undefined)[] {
  const namen = new Map(
    Object.entries(KOLOMMEN).flatMap(([kolom, woorden]) => woorden.map((woord): [string, string] => [woord, kolom])),
  );
  const isKolom = (naam: string | undefined): naam is Kolom => naam !== undefined && naam in KOLOMMEN;
  return rij.map((cel) => {
    const kolom = namen.get(genormaliseerd(cel));
    return isKolom(kolom) ? kolom : undefined;
  });
}

/** Year code of a row; a leerjaar that does not exist stays visible as an unknown code. */
function jaarVan({ leerjaar = '', jaargroep = '' }: Rij): string {
  if (jaargroep !== '') return jaargroep.toUpperCase();
  return leerjaar === '' ? '' : (jaargroepVanLeerjaar(leerjaar) ?? `leerjaar ${leerjaar}`);
}

/** Year that the name of a class tells: `3B` is year 3, in Flanders leerjaar 3. A name with two years tells none. */
export function jaarVanKlasnaam(naam: string, land: 'NL' | 'BE'): string {
  const kleuter = /^K\s?([1-3])/i.exec(naam)?.[1];
  if (kleuter !== undefined) return jaargroepVanLeerjaar(`K${kleuter}`) ?? '';
  const cijfers = [...new Set(naam.match(/\d+/g))];
  const [cijfer = ''] = cijfers;
  if (cijfers.length !== 1 || !/^\D{0,6}\d/.test(naam)) return '';
  return land === 'BE' ? (jaargroepVanLeerjaar(cijfer) ?? '') : /^[1-8]$/.test(cijfer) ? cijfer : '';
}

class Lezer {
  readonly uit: Levering = {
    soort: 'csv',
    schooljaar: '',
    peildatum: '',
    school: {},
    groepen: [],
    leerlingen: [],
    leerkrachten: [],
    meldingen: [],
  };

  constructor(
    private readonly land: 'NL' | 'BE',
    private readonly jaren: ReadonlyMap<string, string>,
  ) {}

  add(rij: Rij, regel: number): void {
    const sleutel = rij.sleutel ?? '';
    const leerling: LeveringLeerling = {
      regel,
      sleutel,
      eckid: '',
      roepnaam: this.kort(rij, { veld: 'roepnaam', regel }),
      voorvoegsel: this.kort(rij, { veld: 'voorvoegsel', regel }),
      achternaam: this.kort(rij, { veld: 'achternaam', regel }),
      geboortedatum: this.datum(rij, regel),
      geslacht: this.geslacht(rij, regel),
      jaargroep: jaarVan(rij),
      groep: rij.klas ?? '',
      extra: [],
      uitstroomdatum: '',
    };
    this.uit.leerlingen.push(leerling);
    this.groep(leerling.groep, regel);
    this.leerkracht(rij, regel);
  }

  private groep(naam: string, regel: number): void {
    if (naam === '' || this.uit.groepen.some((groep) => groep.sleutel === naam)) return;
    this.uit.groepen.push({
      sleutel: naam,
      naam,
      jaargroep: this.jaren.get(naam.toLowerCase()) ?? jaarVanKlasnaam(naam, this.land),
      samengesteld: false,
      regel,
    });
  }

  private leerkracht({ titularis = '', email = '', klas = '' }: Rij, regel: number): void {
    if (titularis === '') return;
    const bekend = this.uit.leerkrachten.find((leerkracht) => leerkracht.roepnaam === titularis);
    if (bekend === undefined)
      this.uit.leerkrachten.push({
        regel,
        sleutel: titularis,
        roepnaam: titularis,
        voorvoegsel: '',
        achternaam: '',
        email,
        groepen: klas === '' ? [] : [klas],
        rollen: [],
      });
    else if (klas !== '' && !bekend.groepen.includes(klas)) bekend.groepen.push(klas);
  }

  private datum({ geboortedatum = '', sleutel = '' }: Rij, regel: number): string {
    return geboortedatum === '' ? '' : (leesDatum(geboortedatum) ?? this.meld('DATUM_ONGELDIG', regel, sleutel));
  }

  private geslacht({ geslacht = '', sleutel = '' }: Rij, regel: number): string {
    return geslacht === '' ? '' : (GESLACHT[geslacht.toLowerCase()] ?? this.meld('GESLACHT_ONBEKEND', regel, sleutel));
  }

  private kort(rij: Rij, { veld, regel }: { veld: keyof typeof LENGTE; regel: number }): string {
    const tekens = [...(rij[veld] ?? '')];
    if (tekens.length <= LENGTE[veld]) return tekens.join('');
    this.meld('VELD_TE_LANG', regel, rij.sleutel ?? '');
    return tekens.slice(0, LENGTE[veld]).join('').trim();
  }

  private meld(code: Meldingcode, regel: number, sleutel: string): '' {
    this.uit.meldingen.push({ code, regel, element: 'leerling', sleutel });
    return '';
  }
}

/** Pupils of a table; `jaren` are the years of the classes the school has, by name in lower case. Throws GEEN_LIJST. */
export function parseLeerlingen(
  { rijen }: Tabel,
  deel: { land: 'NL' | 'BE'; jaren: ReadonlyMap<string, string> },
): Levering {
  const kop = leesKop(rijen[0] ?? []);
  if (VERPLICHT.some((kolom) => !kop.includes(kolom)) || rijen.length < 2) throw createError('GEEN_LIJST');
  const lezer = new Lezer(deel.land, deel.jaren);
  for (const [nr, cellen] of rijen.entries()) {
    if (nr === 0 || cellen.every((cel) => cel === '')) continue;
    lezer.add(Object.fromEntries(cellen.map((cel, plek) => [kop[plek] ?? '', cel])), nr + 1);
  }
  return lezer.uit;
}
