import type { Jaarovergang, JaarovergangState } from '#server/features/jaarovergang/jaarovergang.contract.ts';

export const LEAVE = 'verlaat';
const LAST_YEAR = 8;

export interface PlannedGroep {
  sleutel: string;
  naam: string;
  jaargroepen: number[];
  bronGroepId: string;
}
/** Leerlingen of one group and one year: they mostly go on together. */
export interface Block {
  sleutel: string;
  groep: string;
  jaargroep: number;
  leerlingen: { id: string; naam: string; dier: string }[];
}
/** Where a block goes, and who of it does something else: `blijft` = the same year again. */
export interface SchooljaarPlan {
  schooljaar: string;
  groepen: PlannedGroep[];
  destination: Record<string, string>;
  stays: ReadonlySet<string>;
}

export function blocksOfPlan(state: JaarovergangState): Block[] {
  return state.groepen.flatMap((groep) => {
    const years = [...new Set(groep.leerlingen.map(({ jaargroep }) => jaargroep))].sort((a, b) => a - b);
    return years.map((jaargroep): Block => ({
      sleutel: `${groep.id}:${jaargroep}`,
      groep: groep.naam,
      jaargroep,
      leerlingen: groep.leerlingen.filter((kind) => kind.jaargroep === jaargroep),
    }));
  });
}

/** First new group of a year; the last year of the school leaves. */
function destinationOf(groepen: readonly PlannedGroep[], year: number): string {
  if (year > LAST_YEAR) return LEAVE;
  return groepen.find(({ jaargroepen }) => jaargroepen.includes(year))?.sleutel ?? '';
}

/** The school as it is, a year later: the same groups, everybody one year up. */
export function initialPlan(state: JaarovergangState): SchooljaarPlan {
  const groepen = state.groepen.map((groep): PlannedGroep => ({
    sleutel: groep.id,
    naam: groep.naam,
    jaargroepen: [...groep.jaargroepen],
    bronGroepId: groep.id,
  }));
  const destination = Object.fromEntries(
    blocksOfPlan(state).map((block) => [block.sleutel, destinationOf(groepen, block.jaargroep + 1)]),
  );
  return { schooljaar: state.volgend, groepen, destination, stays: new Set() };
}

/** What goes to the server. Who stays down goes to a new group of the own year, the old one's first. */
export function requestOf(state: JaarovergangState, plan: SchooljaarPlan): Jaarovergang {
  const leerlingen: Jaarovergang['leerlingen'] = [];
  const verlaters: string[] = [];
  for (const block of blocksOfPlan(state)) {
    const [groepId = ''] = block.sleutel.split(':');
    for (const { id } of block.leerlingen) {
      const doel = plan.destination[block.sleutel] ?? '';
      if (plan.stays.has(id))
        leerlingen.push({
          id,
          jaargroep: block.jaargroep,
          naar:
            plan.groepen.find(
              ({ sleutel: key, jaargroepen }) => key === groepId && jaargroepen.includes(block.jaargroep),
            )?.sleutel ?? destinationOf(plan.groepen, block.jaargroep),
        });
      else if (doel === LEAVE) verlaters.push(id);
      else leerlingen.push({ id, jaargroep: Math.min(LAST_YEAR, block.jaargroep + 1), naar: doel });
    }
  }
  return {
    schooljaar: plan.schooljaar,
    leerlingen,
    verlaters,
    archiveren: state.groepen.map(({ id }) => id),
    groepen: plan.groepen.map(({ sleutel: key, naam: name, jaargroepen, bronGroepId: sourceGroepId }) => ({
      sleutel: key,
      naam: name.trim(),
      jaargroepen,
      bronGroepId: sourceGroepId,
    })),
  };
}

interface Tally {
  groep: PlannedGroep;
  aantal: number;
}
/** How full every new group gets. */
export function tallies(request: Jaarovergang, plan: SchooljaarPlan): Tally[] {
  return plan.groepen.map((groep) => ({
    groep,
    aantal: request.leerlingen.filter(({ naar: to }) => to === groep.sleutel).length,
  }));
}
/** Blocks whose leerlingen have nowhere to go yet. */
export const undecided = (state: JaarovergangState, plan: SchooljaarPlan): Block[] =>
  blocksOfPlan(state).filter(
    (block) => (plan.destination[block.sleutel] ?? '') === '' && block.leerlingen.some(({ id }) => !plan.stays.has(id)),
  );
