import { startniveauVoorstel } from '#engine/core/domein/lvs.ts';
import { datumVan } from '../../platform/tijd/klok.ts';
import { lvsNaam } from './lvs-presenteer.ts';
import type { LvsResultatenRepository, StartRij } from './lvsresultaten.repository.ts';
import type { Startvoorstel } from './lvsresultaten.contract.ts';

/** A result says where a pupil begins for a year; an older one is history. */
const GELDIG_MS = 366 * 86_400_000;
/** First year that is practised. */
const EERSTE_JAAR = 3;

/** Proposal of one pupil; undefined when the pupil begins there already. */
function voorstelVan({ bewaard: { leerlingId, uitslag }, ...rij }: StartRij): Startvoorstel | undefined {
  const { toets, moment, afnamedatum, schaal, niveau } = uitslag;
  if (schaal === undefined || niveau === undefined) return undefined;
  const voorstel = startniveauVoorstel({ moment, niveau });
  if (voorstel === (rij.startniveau ?? Math.max(EERSTE_JAAR, rij.jaargroep))) return undefined;
  return {
    leerlingId,
    naam: lvsNaam(rij),
    jaargroep: rij.jaargroep,
    huidig: rij.startniveau ?? undefined,
    voorstel,
    toets,
    moment,
    afnamedatum,
    schaal,
    niveau,
    geoefend: rij.geoefend,
  };
}

/** Start levels that follow from the newest results of these pupils; who has not practised yet comes first. */
export async function findStartvoorstellen(
  resultaten: LvsResultatenRepository,
  wie: { adminId: string; leerlingIds: readonly string[] },
  nu: number,
): Promise<Startvoorstel[]> {
  const rijen = await resultaten.findStartrijen(wie.adminId, [...new Set(wie.leerlingIds)], datumVan(nu - GELDIG_MS));
  const namen = new Intl.Collator('nl');
  return rijen
    .flatMap((rij) => voorstelVan(rij) ?? [])
    .sort((a, b) => Number(a.geoefend) - Number(b.geoefend) || namen.compare(a.naam, b.naam));
}
