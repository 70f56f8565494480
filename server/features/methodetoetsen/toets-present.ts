import type { ToetsStatus } from '#engine/core/domein/methodetoets.ts';
import type { Content } from '../../platform/content/content.ts';
import type { ToetsWoord } from './methodetoetsen.contract.ts';
import type { AfnameRow, ToetsRow } from './methodetoetsen.repository.ts';
import { antwoordenOf, counts, percentageOf, sumOf, tallyOf, type WordTally } from './score.ts';
import { afnameStandingOf, isHandedIn, toetsStandingOf } from './standing.ts';
import type { ToetsResults } from './toets-results.contract.ts';

type Afname = ToetsResults['afnamen'][number];

/** How many of these words count, and went right. */
function tallyOfWords(woorden: readonly ToetsWoord[], { antwoorden }: Afname, indexes: readonly number[]): WordTally {
  const counted = indexes.flatMap((index) => {
    const antwoord = antwoorden[index];
    return antwoord !== undefined && counts(woorden[index], antwoord) ? [antwoord] : [];
  });
  return { goed: counted.filter(({ goed: right }) => right).length, counted: counted.length };
}

function afnameOf(row: ToetsRow, afname: AfnameRow, { status, now }: { status: ToetsStatus; now: number }): Afname {
  const antwoorden = antwoordenOf(row.woorden, afname);
  const tally = tallyOf(row.woorden, antwoorden);
  const state = afnameStandingOf(afname, status, now);
  const pct = isHandedIn(state) ? percentageOf(tally) : undefined;
  return {
    leerlingId: afname.leerling_id,
    naam: afname.naam,
    status: state,
    ...(afname.ingeleverd === null ? {} : { ingeleverd: afname.ingeleverd.toISOString() }),
    ...(afname.venster_tot === null ? {} : { vensterTot: afname.venster_tot.toISOString() }),
    pauzes: afname.pauzes,
    ...tally,
    ...(pct === undefined ? {} : { pct }),
    // What somebody is still working on is nobody's business yet.
    antwoorden: isHandedIn(state) ? antwoorden : [],
    heropend: afname.heropend.map(({ reden: reason, op: moment }) => ({ reden: reason, op: moment })),
  };
}

function perDoel(row: ToetsRow, afnamen: readonly Afname[], content: Pick<Content, 'leerdoelen'>) {
  const doelen = new Map<string, number[]>();
  for (const [index, { leerdoelId }] of row.woorden.entries())
    if (leerdoelId !== undefined) doelen.set(leerdoelId, [...(doelen.get(leerdoelId) ?? []), index]);
  return [...doelen].map(([doelId, indexes]): ToetsResults['perDoel'][number] => {
    const leerlingen = afnamen.map((afname) => ({
      leerlingId: afname.leerlingId,
      ...tallyOfWords(row.woorden, afname, indexes),
    }));
    return {
      doelId,
      naam: content.leerdoelen.get(doelId)?.naam ?? doelId,
      grensPct: row.goal_marks[doelId] ?? row.grens_pct,
      ...sumOf(leerlingen),
      leerlingen,
    };
  });
}

/** What a toets shows of these sittings, to whoever may see it. */
export function presentResults(
  row: ToetsRow,
  rows: readonly AfnameRow[],
  { content, now }: { content: Pick<Content, 'leerdoelen'>; now: number },
): ToetsResults {
  const status = toetsStandingOf(row, now);
  const afnamen = rows.map((afname) => afnameOf(row, afname, { status, now }));
  const judged = afnamen.filter(({ status: state }) => isHandedIn(state));
  return {
    toets: {
      id: row.id,
      groepId: row.groep_id,
      titel: row.titel,
      status,
      grensPct: row.grens_pct,
      vensterTot: row.venster_tot?.toISOString() ?? null,
      woorden: row.woorden,
    },
    afnamen,
    perWoord: row.woorden.map((woord, index) => ({
      nr: index + 1,
      woord: woord.woord,
      ...sumOf(judged.map((afname) => tallyOfWords(row.woorden, afname, [index]))),
    })),
    perDoel: perDoel(row, judged, content),
  };
}
