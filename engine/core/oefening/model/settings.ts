import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Arm } from '../contract/antwoord.ts';
import { FORMATS, type Format } from '../contract/contract.ts';
import { targetSuccessOf, type TargetSuccess } from './target-success.ts';
import type { Model, PracticeItem } from './model.ts';

/** What a setting means for the choice of items (practice.md section 10). */
export interface Restriction {
  niveauVan: number;
  niveauTot: number;
  /** Empty = every goal. */
  doelen: ReadonlySet<string>;
  formaten: ReadonlySet<Format>;
  targetSuccess: TargetSuccess;
  /** Chance of recall below which a word is due. */
  retention: number;
  /** Days ahead for which memory is built. */
  horizon: number;
  nieuwPerSessie: number;
  /** Items that come first, and the share of the round they may fill, 0..1. */
  required: readonly string[];
  shareRequired: number;
  vasteVolgorde: boolean;
  arm: Arm;
}

/** What the taak adds to the setting. */
export interface TaakRestriction {
  doelIds?: readonly string[];
  formaten?: readonly Format[];
  required?: readonly string[];
  /** Days until a methodetoets. */
  daysUntilToets?: number;
  arm?: Arm;
}

/** Formats that need a keyboard. */
const TYPING: ReadonlySet<Format> = new Set(['dictee']);

function intersection(a: readonly string[], b: readonly string[]): readonly string[] | null {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const together = a.filter((id) => b.includes(id));
  return together.length === 0 ? null : together;
}

function formatsOf(i: Oefeninstelling, taak: readonly Format[] = []): Set<Format> {
  const base = taak.length === 0 ? FORMATS : taak;
  return new Set(base.filter((f) => !i.formatenVerboden.includes(f) && (i.typenAan || !TYPING.has(f))));
}

function isConsistent(i: Oefeninstelling): boolean {
  return (
    [i.niveauVan, i.niveauTot, i.nieuwPerSessie, i.aandeelLijst, i.herhaling].every(Number.isFinite) &&
    i.niveauVan <= i.niveauTot
  );
}

function horizonOf(m: Model, taak: TaakRestriction): number {
  return taak.daysUntilToets === undefined ? m.params.horizon : Math.max(m.params.horizonMin, taak.daysUntilToets);
}

/** How the items of a taak are chosen: as the taak says, else as the setting says. */
export function armOf(i: Pick<Oefeninstelling, 'vasteVolgorde' | 'adaptief'>, arm?: Arm): Arm {
  return arm ?? (isStatic(i) ? 'statisch' : 'adaptief');
}

function isStatic(i: Pick<Oefeninstelling, 'vasteVolgorde' | 'adaptief'>): boolean {
  return i.vasteVolgorde || !i.adaptief;
}

/** Constraints of a setting for one taak. Refuses an empty level range, goals that exclude each other and no format left. */
export function restrict(
  m: Model,
  i: Oefeninstelling,
  taak: TaakRestriction = {},
): Result<Restriction, 'instelling-ongeldig'> {
  const { doelIds = [], required = [] } = taak;
  const doelen = intersection(i.inhoud === 'leerlijn' ? [] : i.leerdoelIds, doelIds);
  const formats = formatsOf(i, taak.formaten);
  if (!isConsistent(i) || doelen === null || formats.size === 0) return err('instelling-ongeldig');
  return ok({
    niveauVan: i.niveauVan,
    niveauTot: i.niveauTot,
    doelen: new Set(doelen),
    formaten: formats,
    targetSuccess: targetSuccessOf(m.params, i.moeilijkheid),
    retention: i.herhaling,
    horizon: horizonOf(m, taak),
    nieuwPerSessie: Math.max(0, i.nieuwPerSessie),
    required,
    shareRequired: Math.min(1, Math.max(0, i.aandeelLijst / 100)),
    vasteVolgorde: isStatic(i),
    arm: armOf(i, taak.arm),
  });
}

/** Whether an item lies in the level range: groep g covers g to g + .5 on the half-year scale. */
export function inNiveau(b: Pick<Restriction, 'niveauVan' | 'niveauTot'>, groep: number): boolean {
  return groep + 0.5 >= b.niveauVan && groep <= b.niveauTot;
}

/** Goal an item is asked for: its first category that is allowed; null when the item lies outside the filters. */
export function doelFor(b: Restriction, item: PracticeItem): string | null {
  if (!inNiveau(b, item.groep)) return null;
  const category = item.categorieen.find((c) => b.doelen.size === 0 || b.doelen.has(c.id));
  return category?.id ?? null;
}
