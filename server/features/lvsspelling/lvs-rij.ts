import {
  LVS_TOETS_MAX,
  LVS_VANAF,
  momentVan,
  momentVanToetscode,
  niveauVan,
  type Schaal,
} from '#engine/core/domein/lvs.ts';
import { leesDatum, schoon } from '../../platform/bestand/celtekst.ts';
import { namenVan } from './lvs-namen.ts';
import {
  isWetenschappelijk,
  leesAanbieder,
  leesDle,
  leesFn,
  leesGeheel,
  leesSchaal,
  leesScore,
} from './lvs-waarden.ts';
import type { LvsUitslag } from './lvsresultaten.contract.ts';
import type { LvsCode, LvsMapping, LvsVeld } from './lvsspelling.contract.ts';

/** Row of the file, read and weighed, before it meets the school's own pupils. */
export interface LvsRij {
  regel: number;
  sleutel: string;
  eckid: string;
  /** Name, or else key, for a person to find the row by. */
  naam: string;
  /** Forms of the name to look up. */
  namen: string[];
  geboortedatum: string;
  /** Absent when the row cannot be written. */
  uitslag?: LvsUitslag | undefined;
  codes: LvsCode[];
}
export interface Leesdeel {
  mapping: LvsMapping;
  kop: readonly string[];
  land: 'NL' | 'BE';
  /** `YYYY-MM-DD`. */ vandaag: string;
}

const CATEGORIE_MAX = 200;
const CATEGORIENAAM_MAX = 40;

/** Reads the cells of one row by field, and collects what is wrong with them. */
class Rijlezer {
  readonly codes: LvsCode[] = [];
  private readonly cellen: Partial<Record<LvsVeld, string>>;

  constructor(
    private readonly rij: readonly string[],
    private readonly deel: Leesdeel,
  ) {
    const { kolommen, vast } = deel.mapping;
    this.cellen = {
      ...vast,
      ...Object.fromEntries(
        kolommen.flatMap((veld, nr) =>
          veld === null || veld === 'categorie' || (rij[nr] ?? '') === '' ? [] : [[veld, rij[nr]]],
        ),
      ),
    };
  }

  cel(veld: LvsVeld): string {
    return this.cellen[veld] ?? '';
  }

  meld(code: LvsCode): undefined {
    this.codes.push(code);
    return undefined;
  }

  /** Value of a cell that may be empty; a remark when it is filled and cannot be read. */
  als<T>(veld: LvsVeld, lees: (cel: string) => T | undefined, code: LvsCode): T | undefined {
    const cel = this.cel(veld);
    return cel === '' ? undefined : (lees(cel) ?? this.meld(code));
  }

  /** Value of a cell that must be filled. */
  moet<T>(veld: LvsVeld, lees: (cel: string) => T | undefined, codes: { leeg: LvsCode; fout: LvsCode }): T | undefined {
    return this.cel(veld) === '' ? this.meld(codes.leeg) : this.als(veld, lees, codes.fout);
  }

  moment(): string | undefined {
    const uitCode = momentVanToetscode(this.cel('toetscode'));
    if (this.cel('moment') === '' && uitCode !== undefined) return uitCode;
    return this.moet('moment', (cel) => momentVan(cel, this.deel.land), {
      leeg: 'MOMENT_ONTBREEKT',
      fout: 'MOMENT_ONGELDIG',
    });
  }

  afnamedatum(): string | undefined {
    const datum = this.moet('afnamedatum', leesDatum, { leeg: 'AFNAMEDATUM_ONTBREEKT', fout: 'AFNAMEDATUM_ONGELDIG' });
    return datum !== undefined && (datum < LVS_VANAF || datum > this.deel.vandaag)
      ? this.meld('AFNAMEDATUM_BEREIK')
      : datum;
  }

  niveau(schaal: Schaal | undefined): string | undefined {
    if (this.cel('niveau') === '') return undefined;
    // An unknown scale has its own remark.
    if (schaal === undefined) return this.cel('schaal') === '' ? this.meld('SCHAAL_ONTBREEKT') : undefined;
    return this.als('niveau', (cel) => niveauVan(cel, schaal), 'NIVEAU_ONGELDIG');
  }

  categorieen(): Record<string, number> {
    const uit: Record<string, number> = {};
    for (const [nr, veld] of this.deel.mapping.kolommen.entries()) {
      const cel = this.rij[nr] ?? '';
      if (veld !== 'categorie' || cel === '') continue;
      const fouten = leesGeheel(cel, 0, CATEGORIE_MAX);
      if (fouten === undefined) this.meld('CATEGORIE_BEREIK');
      else uit[(this.deel.kop[nr] ?? '').replace(/^cat_/i, '').slice(0, CATEGORIENAAM_MAX)] = fouten;
    }
    return uit;
  }
}

function leesScores(lezer: Rijlezer): Partial<LvsUitslag> {
  const aantalopgaven = lezer.als('aantalopgaven', (cel) => leesGeheel(cel, 1, 200), 'OPGAVEN_BEREIK');
  const aantalgoed = lezer.als('aantalgoed', (cel) => leesGeheel(cel, 0, aantalopgaven ?? 200), 'GOED_BEREIK');
  const schaal = lezer.als('schaal', leesSchaal, 'SCHAAL_ONBEKEND');
  return {
    aantalopgaven,
    aantalgoed,
    vaardigheidsscore: lezer.als('vaardigheidsscore', leesScore, 'SCORE_BEREIK'),
    schaal,
    niveau: lezer.niveau(schaal),
    percentiel: lezer.als('percentiel', (cel) => leesGeheel(cel, 0, 100), 'PERCENTIEL_BEREIK'),
    dle: lezer.als('dle', leesDle, 'DLE_BEREIK'),
    dl: lezer.als('dl', (cel) => leesGeheel(cel, 0, 120), 'DL_BEREIK'),
    fn: lezer.als('fn', leesFn, 'FN_ONGELDIG'),
  };
}

/** Whether a row says anything about how it went. */
const heeftUitslag = (s: Partial<LvsUitslag>): boolean =>
  [s.aantalgoed, s.vaardigheidsscore, s.niveau, s.dle].some((waarde) => waarde !== undefined) ||
  (s.schaal === 'VCLB' && s.percentiel !== undefined);

function leesUitslag(lezer: Rijlezer): LvsUitslag | undefined {
  const aanbieder = lezer.moet('aanbieder', leesAanbieder, { leeg: 'AANBIEDER_ONBEKEND', fout: 'AANBIEDER_ONBEKEND' });
  const toets = lezer.moet('toets', (cel) => ([...cel].length > LVS_TOETS_MAX ? undefined : cel), {
    leeg: 'TOETS_ONTBREEKT',
    fout: 'TOETS_TE_LANG',
  });
  const [moment, afnamedatum] = [lezer.moment(), lezer.afnamedatum()];
  const scores = leesScores(lezer);
  const categorieen = lezer.categorieen();
  if (lezer.codes.length === 0 && !heeftUitslag(scores)) lezer.meld('UITSLAG_ONTBREEKT');
  if (
    lezer.codes.length > 0 ||
    aanbieder === undefined ||
    toets === undefined ||
    moment === undefined ||
    afnamedatum === undefined
  )
    return undefined;
  const toetscode = schoon(lezer.cel('toetscode')).slice(0, LVS_TOETS_MAX);
  return {
    aanbieder,
    toets,
    moment,
    afnamedatum,
    categorieen,
    ...zonderLeeg({ toetscode: toetscode === '' ? undefined : toetscode, ...scores }),
  };
}

/** Without the keys that hold nothing, so that two results can be compared. */
export function zonderLeeg<T extends object>(velden: T): T {
  const uit = { ...velden };
  for (const sleutel in uit) if (uit[sleutel] === undefined) delete uit[sleutel];
  return uit;
}

/** One row of the file. */
export function leesRij(rij: readonly string[], regel: number, deel: Leesdeel): LvsRij {
  const lezer = new Rijlezer(rij, deel);
  const [sleutel, eckid] = [lezer.cel('leerlingkey'), lezer.cel('eckid')];
  const { namen, naam } = namenVan({
    naam: lezer.cel('naam'),
    roepnaam: lezer.cel('roepnaam'),
    voorvoegsel: lezer.cel('voorvoegsel'),
    achternaam: lezer.cel('achternaam'),
  });
  if (isWetenschappelijk(sleutel)) lezer.meld('SLEUTEL_ONGELDIG');
  if (sleutel === '' && eckid === '' && namen.length === 0) lezer.meld('LEERLING_ONTBREEKT');
  const geboortedatum = lezer.als('geboortedatum', leesDatum, 'GEBOORTEDATUM_ONGELDIG') ?? '';
  return {
    regel,
    sleutel,
    eckid,
    naam: naam === '' ? sleutel : naam,
    namen,
    geboortedatum,
    uitslag: leesUitslag(lezer),
    codes: lezer.codes,
  };
}
