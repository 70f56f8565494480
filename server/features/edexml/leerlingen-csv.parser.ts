import { jaargroepFromLeerjaar } from '#engine/core/domein/edexml.ts';
import { normalized, readDate } from '../../platform/file/cell-text.ts';
import type { Table } from '../../platform/file/table.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { NoticeCode } from './edexml.contract.ts';
import type { ImportDelivery, DeliveryLeerling } from './delivery.ts';

/** Columns of leerlingen-csv v1 (standards.md section 2) with the words schools use for them, compared without case, accents and spaces. */
const COLUMNS = {
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
type Column = keyof typeof COLUMNS;
type Row = Partial<Record<Column, string>>;

const REQUIRED: readonly Column[] = ['roepnaam', 'achternaam', 'klas'];
const LENGTH = { roepnaam: 64, voorvoegsel: 20, achternaam: 200 } as const;
const GESLACHT: Readonly<Record<string, string>> = { m: '1', v: '2', x: '9' };

/** Which column stands where; undefined for one nobody reads. */
function readHeader(row: readonly string[]): (Column | undefined)[] {
  const names = new Map(
    Object.entries(COLUMNS).flatMap(([column, woorden]) => woorden.map((woord): [string, string] => [woord, column])),
  );
  const isColumn = (name: string | undefined): name is Column => name !== undefined && name in COLUMNS;
  return row.map((cell) => {
    const column = names.get(normalized(cell));
    return isColumn(column) ? column : undefined;
  });
}

/** Year code of a row; a leerjaar that does not exist stays visible as an unknown code. */
function yearOf({ leerjaar = '', jaargroep = '' }: Row): string {
  if (jaargroep !== '') return jaargroep.toUpperCase();
  return leerjaar === '' ? '' : (jaargroepFromLeerjaar(leerjaar) ?? `leerjaar ${leerjaar}`);
}

/** Year that the name of a class tells: `3B` is year 3, in Flanders leerjaar 3. A name with two years tells none. */
export function yearOfKlasName(name: string, land: 'NL' | 'BE'): string {
  const preschooler = /^K\s?([1-3])/i.exec(name)?.[1];
  if (preschooler !== undefined) return jaargroepFromLeerjaar(`K${preschooler}`) ?? '';
  const digits = [...new Set(name.match(/\d+/g))];
  const [digit = ''] = digits;
  if (digits.length !== 1 || !/^\D{0,6}\d/.test(name)) return '';
  return land === 'BE' ? (jaargroepFromLeerjaar(digit) ?? '') : /^[1-8]$/.test(digit) ? digit : '';
}

class Reader {
  readonly out: ImportDelivery = {
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
    private readonly years: ReadonlyMap<string, string>,
  ) {}

  add(row: Row, rule: number): void {
    const key = row.sleutel ?? '';
    const leerling: DeliveryLeerling = {
      regel: rule,
      sleutel: key,
      eckid: '',
      roepnaam: this.short(row, { veld: 'roepnaam', regel: rule }),
      voorvoegsel: this.short(row, { veld: 'voorvoegsel', regel: rule }),
      achternaam: this.short(row, { veld: 'achternaam', regel: rule }),
      geboortedatum: this.date(row, rule),
      geslacht: this.geslacht(row, rule),
      jaargroep: yearOf(row),
      groep: row.klas ?? '',
      extra: [],
      uitstroomdatum: '',
    };
    this.out.leerlingen.push(leerling);
    this.groep(leerling.groep, rule);
    this.docent(row, rule);
  }

  private groep(name: string, rule: number): void {
    if (name === '' || this.out.groepen.some((groep) => groep.sleutel === name)) return;
    this.out.groepen.push({
      sleutel: name,
      naam: name,
      jaargroep: this.years.get(name.toLowerCase()) ?? yearOfKlasName(name, this.land),
      samengesteld: false,
      regel: rule,
    });
  }

  private docent({ titularis = '', email = '', klas = '' }: Row, rule: number): void {
    if (titularis === '') return;
    const known = this.out.leerkrachten.find((docent) => docent.roepnaam === titularis);
    if (known === undefined)
      this.out.leerkrachten.push({
        regel: rule,
        sleutel: titularis,
        roepnaam: titularis,
        voorvoegsel: '',
        achternaam: '',
        email,
        groepen: klas === '' ? [] : [klas],
        rollen: [],
      });
    else if (klas !== '' && !known.groepen.includes(klas)) known.groepen.push(klas);
  }

  private date({ geboortedatum = '', sleutel: key = '' }: Row, rule: number): string {
    return geboortedatum === '' ? '' : (readDate(geboortedatum) ?? this.report('DATUM_ONGELDIG', rule, key));
  }

  private geslacht({ geslacht = '', sleutel: key = '' }: Row, rule: number): string {
    return geslacht === '' ? '' : (GESLACHT[geslacht.toLowerCase()] ?? this.report('GESLACHT_ONBEKEND', rule, key));
  }

  private short(row: Row, { veld: field, regel: rule }: { veld: keyof typeof LENGTH; regel: number }): string {
    const signs = [...(row[field] ?? '')];
    if (signs.length <= LENGTH[field]) return signs.join('');
    this.report('VELD_TE_LANG', rule, row.sleutel ?? '');
    return signs.slice(0, LENGTH[field]).join('').trim();
  }

  private report(code: NoticeCode, rule: number, key: string): '' {
    this.out.meldingen.push({ code, regel: rule, element: 'leerling', sleutel: key });
    return '';
  }
}

/** Pupils of a table; `jaren` are the years of the classes the school has, by name in lower case. Throws GEEN_LIJST. */
export function parseLeerlingen(
  { rijen: rows }: Table,
  part: { land: 'NL' | 'BE'; years: ReadonlyMap<string, string> },
): ImportDelivery {
  const header = readHeader(rows[0] ?? []);
  if (REQUIRED.some((column) => !header.includes(column)) || rows.length < 2) throw createError('GEEN_LIJST');
  const reader = new Reader(part.land, part.years);
  for (const [nr, cells] of rows.entries()) {
    if (nr === 0 || cells.every((cell) => cell === '')) continue;
    reader.add(Object.fromEntries(cells.map((cell, spot) => [header[spot] ?? '', cell])), nr + 1);
  }
  return reader.out;
}
