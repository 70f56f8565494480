import type { LeerlingItem } from '#server/features/leerlingen/leerlingen.contract.ts';
import type { Voortgang, VoortgangCel, VoortgangStatus } from '#server/features/voortgang/voortgang.contract.ts';
import { korteNaam } from '../doelnaam.ts';
import { vergelijk, volleNaam } from '../leerlingen/naam.ts';

export type Doel = Voortgang['doelen'][number];
export const SORTERINGEN = ['hulp', 'naam'] as const;
export type MatrixSortering = (typeof SORTERINGEN)[number];
export const DOELKEUZES = ['alle', 'struikel'] as const;
export type Doelkeuze = (typeof DOELKEUZES)[number];

export interface MatrixRij {
  leerlingId: string;
  naam: string;
  roepnaam: string;
  dier: string;
  cellen: ReadonlyMap<string, VoortgangCel>;
  struikelt: number;
}
export interface MatrixDoel extends Doel {
  kort: string;
  beheerst: number;
  struikelt: number;
}
export interface Matrix {
  rijen: MatrixRij[];
  doelen: MatrixDoel[];
}

const BEHEERST: readonly VoortgangStatus[] = ['beheerst', 'onderhoud'];
const tel = (cellen: Iterable<VoortgangCel>, klopt: (cel: VoortgangCel) => boolean): number =>
  [...cellen].filter(klopt).length;
const isStruikel = ({ status }: VoortgangCel): boolean => status === 'struikel';

function gemiddelde(rij: MatrixRij): number {
  const pcts = [...rij.cellen.values()].flatMap(({ pct }) => (pct === undefined ? [] : [pct]));
  return pcts.length === 0 ? 101 : pcts.reduce((som, pct) => som + pct, 0) / pcts.length;
}

/** Most stumbling goals first, then the lowest share right. */
const naarHulp = (a: MatrixRij, b: MatrixRij): number =>
  b.struikelt - a.struikelt || gemiddelde(a) - gemiddelde(b) || vergelijk(a.naam, b.naam);
const ORDE: Record<MatrixSortering, (a: MatrixRij, b: MatrixRij) => number> = {
  hulp: naarHulp,
  naam: (a, b) => vergelijk(a.naam, b.naam),
};

function maakRij(rij: Voortgang['rijen'][number], kind: LeerlingItem | undefined): MatrixRij {
  const cellen = new Map(rij.cellen.map((cel) => [cel.doelId, cel]));
  return {
    leerlingId: rij.leerlingId,
    naam: kind ? volleNaam(kind) : rij.naam,
    roepnaam: kind?.roepnaam ?? rij.naam,
    dier: kind?.dier ?? 'vos',
    cellen,
    struikelt: tel(cellen.values(), isStruikel),
  };
}

/** Rows and columns as they are shown; sorted by need, the goals that hold back most pupils come first too. */
export function maakMatrix(
  data: Voortgang,
  opties: { leerlingen: readonly LeerlingItem[]; sortering: MatrixSortering; keuze: Doelkeuze },
): Matrix {
  const kinderen = new Map(opties.leerlingen.map((kind) => [kind.id, kind]));
  const rijen = data.rijen.map((rij) => maakRij(rij, kinderen.get(rij.leerlingId))).sort(ORDE[opties.sortering]);
  const doelen = data.doelen.map((doel): MatrixDoel => {
    const cellen = rijen.flatMap((rij) => rij.cellen.get(doel.id) ?? []);
    return {
      ...doel,
      kort: korteNaam(doel.naam),
      beheerst: tel(cellen, ({ status }) => BEHEERST.includes(status)),
      struikelt: tel(cellen, isStruikel),
    };
  });
  const getoond = opties.keuze === 'struikel' ? doelen.filter(({ struikelt }) => struikelt > 0) : doelen;
  return {
    rijen,
    doelen: opties.sortering === 'hulp' ? getoond.sort((a, b) => b.struikelt - a.struikelt || a.nr - b.nr) : getoond,
  };
}

/** Goal to open when only a pupil is asked for: the stumbling one with the lowest share right. */
export function zwaarsteDoel(rij: MatrixRij): string | null {
  const cellen = [...rij.cellen.values()].sort(
    (a, b) => Number(isStruikel(b)) - Number(isStruikel(a)) || (a.pct ?? 101) - (b.pct ?? 101),
  );
  return cellen[0]?.doelId ?? null;
}
