import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Oefeninstelling } from '#engine/core/domein/oefeninstelling.ts';
import type { Arm } from './antwoord.ts';
import { FORMATS, type Format } from './contract.ts';
import { doelsuccesVan, type Doelsucces } from './doelsucces.ts';
import type { Model, OefenItem } from './model.ts';

/** What a setting means for the choice of items (practice.md section 10). */
export interface Beperking {
  niveauVan: number;
  niveauTot: number;
  /** Empty = every goal. */
  doelen: ReadonlySet<string>;
  formaten: ReadonlySet<Format>;
  doelsucces: Doelsucces;
  /** Chance of recall below which a word is due. */
  retentie: number;
  /** Days ahead for which memory is built. */
  horizon: number;
  nieuwPerSessie: number;
  /** Items that come first, and the share of the round they may fill, 0..1. */
  verplicht: readonly string[];
  aandeelVerplicht: number;
  vasteVolgorde: boolean;
  arm: Arm;
}

/** What the taak adds to the setting. */
export interface TaakBeperking {
  doelIds?: readonly string[];
  formaten?: readonly Format[];
  verplicht?: readonly string[];
  /** Days until a methodetoets. */
  dagenTotToets?: number;
  arm?: Arm;
}

/** Formats that need a keyboard. */
const TYPEN: ReadonlySet<Format> = new Set(['dictee']);

function doorsnede(a: readonly string[], b: readonly string[]): readonly string[] | null {
  if (a.length === 0) return b;
  if (b.length === 0) return a;
  const samen = a.filter((id) => b.includes(id));
  return samen.length === 0 ? null : samen;
}

function formatenVan(i: Oefeninstelling, taak: readonly Format[] = []): Set<Format> {
  const basis = taak.length === 0 ? FORMATS : taak;
  return new Set(basis.filter((f) => !i.formatenVerboden.includes(f) && (i.typenAan || !TYPEN.has(f))));
}

function klopt(i: Oefeninstelling): boolean {
  return (
    [i.niveauVan, i.niveauTot, i.nieuwPerSessie, i.aandeelLijst, i.herhaling].every(Number.isFinite) &&
    i.niveauVan <= i.niveauTot
  );
}

function horizonVan(m: Model, taak: TaakBeperking): number {
  return taak.dagenTotToets === undefined ? m.params.horizon : Math.max(m.params.horizonMin, taak.dagenTotToets);
}

/** How the items of a taak are chosen: as the taak says, else as the setting says. */
export function armVan(i: Pick<Oefeninstelling, 'vasteVolgorde' | 'adaptief'>, arm?: Arm): Arm {
  return arm ?? (isStatisch(i) ? 'statisch' : 'adaptief');
}

function isStatisch(i: Pick<Oefeninstelling, 'vasteVolgorde' | 'adaptief'>): boolean {
  return i.vasteVolgorde || !i.adaptief;
}

/** Constraints of a setting for one taak. Refuses an empty level range, goals that exclude each other and no format left. */
export function beperk(
  m: Model,
  i: Oefeninstelling,
  taak: TaakBeperking = {},
): Result<Beperking, 'instelling-ongeldig'> {
  const { doelIds = [], verplicht = [] } = taak;
  const doelen = doorsnede(i.inhoud === 'leerlijn' ? [] : i.leerdoelIds, doelIds);
  const formaten = formatenVan(i, taak.formaten);
  if (!klopt(i) || doelen === null || formaten.size === 0) return err('instelling-ongeldig');
  return ok({
    niveauVan: i.niveauVan,
    niveauTot: i.niveauTot,
    doelen: new Set(doelen),
    formaten,
    doelsucces: doelsuccesVan(m.params, i.moeilijkheid),
    retentie: i.herhaling,
    horizon: horizonVan(m, taak),
    nieuwPerSessie: Math.max(0, i.nieuwPerSessie),
    verplicht,
    aandeelVerplicht: Math.min(1, Math.max(0, i.aandeelLijst / 100)),
    vasteVolgorde: isStatisch(i),
    arm: armVan(i, taak.arm),
  });
}

/** Whether an item lies in the level range: groep g covers g to g + .5 on the half-year scale. */
export function inNiveau(b: Pick<Beperking, 'niveauVan' | 'niveauTot'>, groep: number): boolean {
  return groep + 0.5 >= b.niveauVan && groep <= b.niveauTot;
}

/** Goal an item is asked for: its first category that is allowed; null when the item lies outside the filters. */
export function doelVoor(b: Beperking, item: OefenItem): string | null {
  if (!inNiveau(b, item.groep)) return null;
  const categorie = item.categorieen.find((c) => b.doelen.size === 0 || b.doelen.has(c.id));
  return categorie?.id ?? null;
}
