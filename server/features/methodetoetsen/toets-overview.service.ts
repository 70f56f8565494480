import { isBelowMark } from '#engine/core/domein/methodetoets.ts';
import type { Access } from '../../platform/http/route.ts';
import type { WrongSpelling } from '../voortgang/stumbles.contract.ts';
import type { AfnameRow, MethodetoetsenRepository, ToetsRow } from './methodetoetsen.repository.ts';
import { averageOf, counts } from './score.ts';
import { isHandedIn } from './standing.ts';
import type { ToetsGate } from './toets-gate.ts';
import type { GroepToetsen, LeerlingToetsen } from './toets-overview.contract.ts';
import type { ToetsAntwoord, ToetsResults } from './toets-results.contract.ts';
import type { ToetsResultsService } from './toets-results.service.ts';

const WORDS_MAX = 5;
const SPELLINGS_MAX = 4;

type GroepToets = GroepToetsen['items'][number];
type LeerlingToets = LeerlingToetsen['items'][number];
type Doel = ToetsResults['perDoel'][number];

/** Published tests as they stand in the progress of a group and of one leerling. */
export class ToetsOverviewService {
  constructor(
    private readonly deps: {
      repository: MethodetoetsenRepository;
      gate: ToetsGate;
      results: Pick<ToetsResultsService, 'present'>;
    },
  ) {}

  async findGroep(access: Access, groepId: string): Promise<GroepToetsen> {
    const { gate, repository } = this.deps;
    const groep = await gate.requireGroep(access, groepId);
    const rows = await repository.findByGroep(access.adminId, groepId);
    return {
      groep: { id: groep.id, naam: groep.naam },
      items: await this.itemsOf(access.adminId, rows, (row, afnamen) =>
        groepToetsOf(row, this.deps.results.present(row, afnamen)),
      ),
    };
  }

  async findLeerling(access: Access, leerlingId: string): Promise<LeerlingToetsen> {
    const { gate, repository } = this.deps;
    const leerling = await gate.requireLeerling(access, leerlingId);
    const rows = await repository.findByLeerling(access.adminId, leerlingId);
    const items = await this.itemsOf(access.adminId, rows, (row, afnamen) => {
      const own = afnamen.filter((afname) => afname.leerling_id === leerlingId);
      return leerlingToetsOf(row, this.deps.results.present(row, own));
    });
    return {
      leerling: { id: leerling.id, roepnaam: leerling.roepnaam },
      items: items.filter((item) => item !== undefined),
    };
  }

  /** Of what is published, the latest window first. */
  private async itemsOf<T>(
    adminId: string,
    rows: readonly ToetsRow[],
    present: (row: ToetsRow, afnamen: readonly AfnameRow[]) => T,
  ): Promise<T[]> {
    const published = rows
      .filter(({ status }) => status !== 'concept')
      .toSorted((a, b) => (b.venster_van?.getTime() ?? 0) - (a.venster_van?.getTime() ?? 0));
    const afnamen = await this.deps.repository.findAfnamen(
      adminId,
      published.map(({ id }) => id),
    );
    return published.map((row) =>
      present(
        row,
        afnamen.filter((afname) => afname.methodetoets_id === row.id),
      ),
    );
  }
}

const headOf = (row: ToetsRow, { toets }: ToetsResults) => ({
  id: toets.id,
  groepId: toets.groepId,
  titel: toets.titel,
  status: toets.status,
  vensterVan: row.venster_van?.toISOString() ?? null,
  vensterTot: toets.vensterTot,
  grensPct: toets.grensPct,
});

function groepToetsOf(row: ToetsRow, results: ToetsResults): GroepToets {
  const done = results.afnamen.filter(({ status }) => isHandedIn(status));
  const pct = averageOf(done.flatMap((afname) => afname.pct ?? []));
  return {
    ...headOf(row, results),
    deelnemers: results.afnamen.length,
    ingeleverd: done.length,
    ...(pct === undefined ? {} : { pct }),
    missed: mostMissed(results),
    missing: results.afnamen
      .filter(({ status }) => !isHandedIn(status))
      .map(({ leerlingId, naam: name, status }) => ({ leerlingId, naam: name, status })),
    doelen: results.perDoel.map((doel) => ({
      doelId: doel.doelId,
      naam: doel.naam,
      grensPct: doel.grensPct,
      below: belowOf(doel),
    })),
  };
}

/** Nothing for a leerling who is no longer there. */
function leerlingToetsOf(row: ToetsRow, results: ToetsResults): LeerlingToets | undefined {
  const [afname] = results.afnamen;
  if (afname === undefined) return undefined;
  const { toets } = results;
  return {
    ...headOf(row, results),
    afname: afname.status,
    ...(afname.ingeleverd === undefined ? {} : { ingeleverd: afname.ingeleverd }),
    goed: afname.pct === undefined ? 0 : afname.goed,
    counted: afname.pct === undefined ? 0 : afname.counted,
    ...(afname.pct === undefined ? {} : { pct: afname.pct }),
    missed: afname.antwoorden
      .filter((antwoord) => isMiss(results, antwoord))
      .map(({ nr, ruw }) => ({ woord: toets.woorden[nr - 1]?.woord ?? '', ruw })),
    doelen: results.perDoel
      .filter((doel) => belowOf(doel).length > 0)
      .map(({ doelId, naam: name }) => ({ doelId, naam: name })),
  };
}

const isMiss = ({ toets }: ToetsResults, antwoord: ToetsAntwoord): boolean =>
  !antwoord.goed && counts(toets.woorden[antwoord.nr - 1], antwoord);

/** Words that most got wrong; of equals the earlier one. */
const mostMissed = (results: ToetsResults): GroepToets['missed'] =>
  results.perWoord
    .map(({ nr, woord, goed: right, counted }) => ({ nr, woord, counted, missers: counted - right }))
    .filter(({ missers }) => missers > 0)
    .toSorted((a, b) => b.missers - a.missers)
    .slice(0, WORDS_MAX)
    .map(({ nr, ...word }) => ({
      ...word,
      voorbeelden: spellingsOf(
        results.afnamen.flatMap(({ antwoorden }) =>
          antwoorden.filter((antwoord) => antwoord.nr === nr && isMiss(results, antwoord)),
        ),
      ),
    }));

/** What was written instead, the most frequent first; an empty field is no spelling. */
function spellingsOf(misses: readonly ToetsAntwoord[]): WrongSpelling[] {
  const times = new Map<string, number>();
  for (const { ruw } of misses) if (ruw.trim() !== '') times.set(ruw.trim(), (times.get(ruw.trim()) ?? 0) + 1);
  return [...times]
    .map(([ruw, count]) => ({ ruw, aantal: count }))
    .toSorted((a, b) => b.aantal - a.aantal)
    .slice(0, SPELLINGS_MAX);
}

const belowOf = ({ leerlingen, grensPct: mark }: Doel): string[] =>
  leerlingen.filter((tally) => isBelowMark(tally, mark)).map(({ leerlingId }) => leerlingId);
