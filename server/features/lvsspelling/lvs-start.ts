import { startniveauProposal } from '#engine/core/domein/lvs.ts';
import { dateOf } from '../../platform/time/clock.ts';
import { lvsName } from './lvs-present.ts';
import type { LvsResultsRepository, StartRow } from './lvs-results.repository.ts';
import type { StartProposal } from './lvs-results.contract.ts';

/** A result says where a pupil begins for a year; an older one is history. */
const VALID_MS = 366 * 86_400_000;
/** First year that is practised. */
const FIRST_YEAR = 3;

/** Proposal of one pupil; undefined when the pupil begins there already. */
function proposalOf({ saved: { leerlingId, uitslag: finding }, ...row }: StartRow): StartProposal | undefined {
  const { toets, moment, afnamedatum: afnameDate, schaal: scale, niveau } = finding;
  if (scale === undefined || niveau === undefined) return undefined;
  const proposal = startniveauProposal({ moment, niveau });
  if (proposal === (row.startniveau ?? Math.max(FIRST_YEAR, row.jaargroep))) return undefined;
  return {
    leerlingId,
    naam: lvsName(row),
    jaargroep: row.jaargroep,
    huidig: row.startniveau ?? undefined,
    voorstel: proposal,
    toets,
    moment,
    afnamedatum: afnameDate,
    schaal: scale,
    niveau,
    geoefend: row.geoefend,
  };
}

/** Start levels that follow from the newest results of these pupils; who has not practised yet comes first. */
export async function findStartProposals(
  results: LvsResultsRepository,
  who: { adminId: string; leerlingIds: readonly string[] },
  now: number,
): Promise<StartProposal[]> {
  const rows = await results.findStartRows(who.adminId, [...new Set(who.leerlingIds)], dateOf(now - VALID_MS));
  const names = new Intl.Collator('nl');
  return rows
    .flatMap((row) => proposalOf(row) ?? [])
    .sort((a, b) => Number(a.geoefend) - Number(b.geoefend) || names.compare(a.naam, b.naam));
}
