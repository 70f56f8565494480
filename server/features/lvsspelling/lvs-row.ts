import {
  LVS_TOETS_MAX,
  LVS_FROM,
  momentOf,
  momentFromToetscode,
  niveauOf,
  type Scale,
} from '#engine/core/domein/lvs.ts';
import { readDate, clean } from '../../platform/file/cell-text.ts';
import { namesOf } from './lvs-names.ts';
import { isScientific, readAanbieder, readDle, readFn, readInteger, readScale, readScore } from './lvs-values.ts';
import type { LvsFinding } from './lvs-results.contract.ts';
import type { LvsCode, LvsMapping, LvsField } from './lvsspelling.contract.ts';

/** Row of the file, read and weighed, before it meets the school's own pupils. */
export interface LvsRow {
  regel: number;
  sleutel: string;
  eckid: string;
  /** Name, or else key, for a person to find the row by. */
  naam: string;
  /** Forms of the name to look up. */
  namen: string[];
  geboortedatum: string;
  /** Absent when the row cannot be written. */
  uitslag?: LvsFinding | undefined;
  codes: LvsCode[];
}
export interface ReadPart {
  mapping: LvsMapping;
  kop: readonly string[];
  land: 'NL' | 'BE';
  /** `YYYY-MM-DD`. */ vandaag: string;
}

const CATEGORY_MAX = 200;
const CATEGORY_NAME_MAX = 40;

/** Reads the cells of one row by field, and collects what is wrong with them. */
class RowReader {
  readonly codes: LvsCode[] = [];
  private readonly cells: Partial<Record<LvsField, string>>;

  constructor(
    private readonly row: readonly string[],
    private readonly part: ReadPart,
  ) {
    const { kolommen: columns, vast: fixed } = part.mapping;
    this.cells = {
      ...fixed,
      ...Object.fromEntries(
        columns.flatMap((field, nr) =>
          field === null || field === 'categorie' || (row[nr] ?? '') === '' ? [] : [[field, row[nr]]],
        ),
      ),
    };
  }

  cell(field: LvsField): string {
    return this.cells[field] ?? '';
  }

  report(code: LvsCode): undefined {
    this.codes.push(code);
    return undefined;
  }

  /** Value of a cell that may be empty; a remark when it is filled and cannot be read. */
  as<T>(field: LvsField, read: (cell: string) => T | undefined, code: LvsCode): T | undefined {
    const cell = this.cell(field);
    return cell === '' ? undefined : (read(cell) ?? this.report(code));
  }

  /** Value of a cell that must be filled. */
  required<T>(
    field: LvsField,
    read: (cell: string) => T | undefined,
    codes: { leeg: LvsCode; fout: LvsCode },
  ): T | undefined {
    return this.cell(field) === '' ? this.report(codes.leeg) : this.as(field, read, codes.fout);
  }

  moment(): string | undefined {
    const fromCode = momentFromToetscode(this.cell('toetscode'));
    if (this.cell('moment') === '' && fromCode !== undefined) return fromCode;
    return this.required('moment', (cell) => momentOf(cell, this.part.land), {
      leeg: 'MOMENT_ONTBREEKT',
      fout: 'MOMENT_ONGELDIG',
    });
  }

  afnameDate(): string | undefined {
    const date = this.required('afnamedatum', readDate, {
      leeg: 'AFNAMEDATUM_ONTBREEKT',
      fout: 'AFNAMEDATUM_ONGELDIG',
    });
    return date !== undefined && (date < LVS_FROM || date > this.part.vandaag)
      ? this.report('AFNAMEDATUM_BEREIK')
      : date;
  }

  niveau(scale: Scale | undefined): string | undefined {
    if (this.cell('niveau') === '') return undefined;
    // An unknown scale has its own remark.
    if (scale === undefined) return this.cell('schaal') === '' ? this.report('SCHAAL_ONTBREEKT') : undefined;
    return this.as('niveau', (cell) => niveauOf(cell, scale), 'NIVEAU_ONGELDIG');
  }

  categories(): Record<string, number> {
    const out: Record<string, number> = {};
    for (const [nr, field] of this.part.mapping.kolommen.entries()) {
      const cell = this.row[nr] ?? '';
      if (field !== 'categorie' || cell === '') continue;
      const errors = readInteger(cell, 0, CATEGORY_MAX);
      if (errors === undefined) this.report('CATEGORIE_BEREIK');
      else out[(this.part.kop[nr] ?? '').replace(/^cat_/i, '').slice(0, CATEGORY_NAME_MAX)] = errors;
    }
    return out;
  }
}

function readScores(reader: RowReader): Partial<LvsFinding> {
  const exerciseCount = reader.as('aantalopgaven', (cell) => readInteger(cell, 1, 200), 'OPGAVEN_BEREIK');
  const correctCount = reader.as('aantalgoed', (cell) => readInteger(cell, 0, exerciseCount ?? 200), 'GOED_BEREIK');
  const scale = reader.as('schaal', readScale, 'SCHAAL_ONBEKEND');
  return {
    aantalopgaven: exerciseCount,
    aantalgoed: correctCount,
    vaardigheidsscore: reader.as('vaardigheidsscore', readScore, 'SCORE_BEREIK'),
    schaal: scale,
    niveau: reader.niveau(scale),
    percentiel: reader.as('percentiel', (cell) => readInteger(cell, 0, 100), 'PERCENTIEL_BEREIK'),
    dle: reader.as('dle', readDle, 'DLE_BEREIK'),
    dl: reader.as('dl', (cell) => readInteger(cell, 0, 120), 'DL_BEREIK'),
    fn: reader.as('fn', readFn, 'FN_ONGELDIG'),
  };
}

/** Whether a row says anything about how it went. */
const hasFinding = (s: Partial<LvsFinding>): boolean =>
  [s.aantalgoed, s.vaardigheidsscore, s.niveau, s.dle].some((value) => value !== undefined) ||
  (s.schaal === 'VCLB' && s.percentiel !== undefined);

function readFinding(reader: RowReader): LvsFinding | undefined {
  const aanbieder = reader.required('aanbieder', readAanbieder, {
    leeg: 'AANBIEDER_ONBEKEND',
    fout: 'AANBIEDER_ONBEKEND',
  });
  const toets = reader.required('toets', (cell) => ([...cell].length > LVS_TOETS_MAX ? undefined : cell), {
    leeg: 'TOETS_ONTBREEKT',
    fout: 'TOETS_TE_LANG',
  });
  const [moment, afnameDate] = [reader.moment(), reader.afnameDate()];
  const scores = readScores(reader);
  const categories = reader.categories();
  if (reader.codes.length === 0 && !hasFinding(scores)) reader.report('UITSLAG_ONTBREEKT');
  if (
    reader.codes.length > 0 ||
    aanbieder === undefined ||
    toets === undefined ||
    moment === undefined ||
    afnameDate === undefined
  )
    return undefined;
  const toetsCode = clean(reader.cell('toetscode')).slice(0, LVS_TOETS_MAX);
  return {
    aanbieder,
    toets,
    moment,
    afnamedatum: afnameDate,
    categorieen: categories,
    ...withoutEmpty({ toetscode: toetsCode === '' ? undefined : toetsCode, ...scores }),
  };
}

/** Without the keys that hold nothing, so that two results can be compared. */
export function withoutEmpty<T extends object>(fields: T): T {
  const out = { ...fields };
  for (const key in out) if (out[key] === undefined) delete out[key];
  return out;
}

/** One row of the file. */
export function readRow(row: readonly string[], rule: number, part: ReadPart): LvsRow {
  const reader = new RowReader(row, part);
  const [key, eckid] = [reader.cell('leerlingkey'), reader.cell('eckid')];
  const { namen: names, naam: name } = namesOf({
    naam: reader.cell('naam'),
    roepnaam: reader.cell('roepnaam'),
    voorvoegsel: reader.cell('voorvoegsel'),
    achternaam: reader.cell('achternaam'),
  });
  if (isScientific(key)) reader.report('SLEUTEL_ONGELDIG');
  if (key === '' && eckid === '' && names.length === 0) reader.report('LEERLING_ONTBREEKT');
  const geboortedatum = reader.as('geboortedatum', readDate, 'GEBOORTEDATUM_ONGELDIG') ?? '';
  return {
    regel: rule,
    sleutel: key,
    eckid,
    naam: name === '' ? key : name,
    namen: names,
    geboortedatum,
    uitslag: readFinding(reader),
    codes: reader.codes,
  };
}
