import { isDone, TAAK_STATUSES, type TaakStatus, type TaakVoortgang } from '#engine/core/somvenster/taak.ts';
import { deurenFor } from '#engine/core/somvenster/route.ts';
import { SOMVENSTER_KINDS, SOMVENSTER_STATUSES } from '#engine/core/somvenster/somvenster.ts';
import { z } from 'zod/mini';
import type { Content } from '../../platform/content/content.ts';
import { deurenOfTaak, type DeurenBase } from './deuren.ts';
import type { DayRoute, SteenItem } from './route.contract.ts';
import type { SomvensterRow, TaakRow } from './somvensters.repository.ts';

const starsSchema = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const steenSchema = z.enum(['geen', 'brons', 'zilver', 'goud']);
const statusSchema = z.enum(TAAK_STATUSES);
const colorSchema = z.enum(['A', 'B', 'C', 'D']);
/** Icon of a stone whose goal is unknown. */
const ICON = 'fe:memo';

/** What names the goal of a stone: spelling goals and language strands. */
export type DoelNames = Pick<Content, 'leerdoelen' | 'strands'>;

export const statusOf = (taak: Pick<TaakRow, 'status'>): TaakStatus => statusSchema.parse(taak.status);

/** Stored stone as the state machine knows it; a support stone that points at it means that support was given. */
export function voortgangOf(taak: TaakRow, taken: readonly TaakRow[]): TaakVoortgang {
  return {
    status: statusOf(taak),
    sterren: starsSchema.parse(taak.sterren),
    steen: steenSchema.parse(taak.steen),
    isSteun: taak.is_steun,
    supportGiven: taken.some((other) => other.steun_van === taak.id),
  };
}

/** Spelling goal or strand with its name for a child and its icon. */
export const doelOf = (names: DoelNames, doelId: string): { kindnaam: string; icoon: string } | undefined =>
  names.leerdoelen.get(doelId) ?? names.strands.get(doelId);

function presentSteen(taak: TaakRow, base: { deuren: DeurenBase; namen: DoelNames }): SteenItem {
  const doelId = taak.doel_ids[0] ?? '';
  return {
    taakId: taak.id,
    titel: taak.titel,
    status: statusOf(taak),
    steen: steenSchema.parse(taak.steen),
    sterren: taak.sterren,
    isSteun: taak.is_steun,
    doelId,
    icoon: doelOf(base.namen, doelId)?.icoon ?? ICON,
    voorbeelden: taak.voorbeelden,
    deuren: deurenFor(deurenOfTaak(base.deuren, taak)),
  };
}

/** Route as the map shows it. */
export function presentRoute(row: SomvensterRow, base: { deuren: DeurenBase; namen: DoelNames }): DayRoute {
  return {
    somvensterId: row.id,
    soort: z.enum(SOMVENSTER_KINDS).parse(row.soort),
    kleur: colorSchema.parse(row.kleur),
    titel: row.titel,
    ...(row.week === null ? {} : { week: true as const }),
    status: z.enum(SOMVENSTER_STATUSES).parse(row.status),
    stenen: row.taken.map((taak) => presentSteen(taak, base)),
  };
}

/** First stone that can be done now. */
export function nextSteen(taken: readonly TaakRow[], except?: string): TaakRow | undefined {
  return taken.find((taak) => taak.id !== except && taak.status !== 'dicht' && !isDone({ status: statusOf(taak) }));
}
