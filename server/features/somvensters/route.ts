import { isGedaan, TAAK_STATUSSEN, type TaakStatus, type TaakVoortgang } from '#engine/core/somvenster/taak.ts';
import { deurenVoor } from '#engine/core/somvenster/route.ts';
import { SOMVENSTER_SOORTEN, SOMVENSTER_STATUSSEN } from '#engine/core/somvenster/somvenster.ts';
import { z } from 'zod';
import type { Content } from '../../platform/content/content.ts';
import { deurenVanTaak, type DeurenBasis } from './deuren.ts';
import type { Route, SteenItem } from './route.contract.ts';
import type { SomvensterRij, TaakRij } from './somvensters.repository.ts';

const sterrenSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const steenSchema = z.enum(['geen', 'brons', 'zilver', 'goud']);
const statusSchema = z.enum(TAAK_STATUSSEN);
const kleurSchema = z.enum(['A', 'B', 'C', 'D']);
/** Icon of a stone whose goal is unknown. */
const ICOON = 'fe:memo';

/** What names the goal of a stone: spelling goals and language strands. */
export type Doelnamen = Pick<Content, 'leerdoelen' | 'stranden'>;

export const statusVan = (taak: Pick<TaakRij, 'status'>): TaakStatus => statusSchema.parse(taak.status);

/** Stored stone as the state machine knows it; a support stone that points at it means that support was given. */
export function voortgangVan(taak: TaakRij, taken: readonly TaakRij[]): TaakVoortgang {
  return {
    status: statusVan(taak),
    sterren: sterrenSchema.parse(taak.sterren),
    steen: steenSchema.parse(taak.steen),
    isSteun: taak.is_steun,
    steunGegeven: taken.some((ander) => ander.steun_van === taak.id),
  };
}

/** Spelling goal or strand with its name for a child and its icon. */
export const doelVan = (namen: Doelnamen, doelId: string): { kindnaam: string; icoon: string } | undefined =>
  namen.leerdoelen.get(doelId) ?? namen.stranden.get(doelId);

function presentSteen(taak: TaakRij, basis: { deuren: DeurenBasis; namen: Doelnamen }): SteenItem {
  const doelId = taak.doel_ids[0] ?? '';
  return {
    taakId: taak.id,
    titel: taak.titel,
    status: statusVan(taak),
    steen: steenSchema.parse(taak.steen),
    sterren: taak.sterren,
    isSteun: taak.is_steun,
    doelId,
    icoon: doelVan(basis.namen, doelId)?.icoon ?? ICOON,
    voorbeelden: taak.voorbeelden,
    deuren: deurenVoor(deurenVanTaak(basis.deuren, taak)),
  };
}

/** Route as the map shows it. */
export function presentRoute(rij: SomvensterRij, basis: { deuren: DeurenBasis; namen: Doelnamen }): Route {
  return {
    somvensterId: rij.id,
    soort: z.enum(SOMVENSTER_SOORTEN).parse(rij.soort),
    kleur: kleurSchema.parse(rij.kleur),
    titel: rij.titel,
    status: z.enum(SOMVENSTER_STATUSSEN).parse(rij.status),
    stenen: rij.taken.map((taak) => presentSteen(taak, basis)),
  };
}

/** First stone that can be done now. */
export function volgendeSteen(taken: readonly TaakRij[], behalve?: string): TaakRij | undefined {
  return taken.find((taak) => taak.id !== behalve && taak.status !== 'dicht' && !isGedaan({ status: statusVan(taak) }));
}
