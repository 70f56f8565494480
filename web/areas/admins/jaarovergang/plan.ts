import type { Jaarovergang, JaarovergangStand } from '#server/features/jaarovergang/jaarovergang.contract.ts';

export const VERLAAT = 'verlaat';
const LAATSTE_JAAR = 8;

export interface NieuweGroep {
  sleutel: string;
  naam: string;
  jaargroepen: number[];
  bronGroepId: string;
}
/** Leerlingen of one group and one year: they mostly go on together. */
export interface Blok {
  sleutel: string;
  groep: string;
  jaargroep: number;
  leerlingen: { id: string; naam: string; dier: string }[];
}
/** Where a block goes, and who of it does something else: `blijft` = the same year again. */
export interface Plan {
  schooljaar: string;
  groepen: NieuweGroep[];
  bestemming: Record<string, string>;
  blijft: ReadonlySet<string>;
}

export function blokkenVan(stand: JaarovergangStand): Blok[] {
  return stand.groepen.flatMap((groep) => {
    const jaren = [...new Set(groep.leerlingen.map(({ jaargroep }) => jaargroep))].sort((a, b) => a - b);
    return jaren.map((jaargroep): Blok => ({
      sleutel: `${groep.id}:${jaargroep}`,
      groep: groep.naam,
      jaargroep,
      leerlingen: groep.leerlingen.filter((kind) => kind.jaargroep === jaargroep),
    }));
  });
}

/** First new group of a year; the last year of the school leaves. */
function bestemmingVan(groepen: readonly NieuweGroep[], jaar: number): string {
  if (jaar > LAATSTE_JAAR) return VERLAAT;
  return groepen.find(({ jaargroepen }) => jaargroepen.includes(jaar))?.sleutel ?? '';
}

/** The school as it is, a year later: the same groups, everybody one year up. */
export function beginplan(stand: JaarovergangStand): Plan {
  const groepen = stand.groepen.map((groep): NieuweGroep => ({
    sleutel: groep.id,
    naam: groep.naam,
    jaargroepen: [...groep.jaargroepen],
    bronGroepId: groep.id,
  }));
  const bestemming = Object.fromEntries(
    blokkenVan(stand).map((blok) => [blok.sleutel, bestemmingVan(groepen, blok.jaargroep + 1)]),
  );
  return { schooljaar: stand.volgend, groepen, bestemming, blijft: new Set() };
}

/** What goes to the server. Who stays down goes to a new group of the own year, the old one's first. */
export function verzoekVan(stand: JaarovergangStand, plan: Plan): Jaarovergang {
  const leerlingen: Jaarovergang['leerlingen'] = [];
  const verlaters: string[] = [];
  for (const blok of blokkenVan(stand)) {
    const [groepId = ''] = blok.sleutel.split(':');
    for (const { id } of blok.leerlingen) {
      const doel = plan.bestemming[blok.sleutel] ?? '';
      if (plan.blijft.has(id))
        leerlingen.push({
          id,
          jaargroep: blok.jaargroep,
          naar:
            plan.groepen.find(({ sleutel, jaargroepen }) => sleutel === groepId && jaargroepen.includes(blok.jaargroep))
              ?.sleutel ?? bestemmingVan(plan.groepen, blok.jaargroep),
        });
      else if (doel === VERLAAT) verlaters.push(id);
      else leerlingen.push({ id, jaargroep: Math.min(LAATSTE_JAAR, blok.jaargroep + 1), naar: doel });
    }
  }
  return {
    schooljaar: plan.schooljaar,
    leerlingen,
    verlaters,
    archiveren: stand.groepen.map(({ id }) => id),
    groepen: plan.groepen.map(({ sleutel, naam, jaargroepen, bronGroepId }) => ({
      sleutel,
      naam: naam.trim(),
      jaargroepen,
      bronGroepId,
    })),
  };
}

export interface Telling {
  groep: NieuweGroep;
  aantal: number;
}
/** How full every new group gets. */
export function tellingen(verzoek: Jaarovergang, plan: Plan): Telling[] {
  return plan.groepen.map((groep) => ({
    groep,
    aantal: verzoek.leerlingen.filter(({ naar }) => naar === groep.sleutel).length,
  }));
}
/** Blocks whose leerlingen have nowhere to go yet. */
export const onbeslist = (stand: JaarovergangStand, plan: Plan): Blok[] =>
  blokkenVan(stand).filter(
    (blok) => (plan.bestemming[blok.sleutel] ?? '') === '' && blok.leerlingen.some(({ id }) => !plan.blijft.has(id)),
  );
