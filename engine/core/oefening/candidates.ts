import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Format } from './contract.ts';
import { eersteGeheugen, GRAAD, herinnering, S_MIN, volgendeGeheugen } from './memory.ts';
import type { ItemContext, Model } from './model.ts';
import { geheugenKans, voorspelZicht, zicht, type Vraagzicht } from './predict.ts';
import { doelVoor, type Beperking } from './settings.ts';
import type { LeerlingToestand } from './state.ts';

/** Format in which an item would be asked, with its number of options; null when nothing fits. */
export type FormaatKeuze = (itemId: string, doelId: string) => { format: Format; k: number } | null;

/** Item that may be chosen, with what depends only on the day. */
export interface Kandidaat {
  vraag: ItemContext;
  zicht: Vraagzicht;
  /** Chance of recall today. */
  R: number;
  /** Recall at the horizon now, after a right and after a wrong answer. */
  RH: number;
  RHgoed: number;
  RHfout: number;
  /** Due: recall fell below what the setting wants. */
  toe: boolean;
  nieuw: boolean;
  /** Place in the teacher's list; -1 = not on it. */
  verplicht: number;
}

/** Candidates of a taak. */
export interface Kandidaten { lijst: Kandidaat[]; beperking: Beperking; day: number }

function geheugenNa(z: Vraagzicht, graad: typeof GRAAD.goed | typeof GRAAD.fout): number {
  const w = z.woord;
  const uit = w !== undefined && w.S > 0 ? volgendeGeheugen({ S: Math.max(S_MIN, w.S), D: w.D }, { dagen: Math.max(0, z.dagen), graad }) : eersteGeheugen(graad, z.item.b);
  return uit.ok ? uit.value.S : 0;
}

/** Looks ahead for one item: what it is worth at the horizon. */
export function maakKandidaat(m: Model, s: LeerlingToestand, options: { vraag: ItemContext; beperking: Beperking }): Kandidaat | null {
  const { vraag, beperking } = options;
  const z = zicht(m, s, vraag);
  if (z === undefined || z.dagen < 0) return null;
  const mu = s.mu[z.gewogen.familie] ?? 1;
  const H = beperking.horizon;
  const S = z.woord?.S ?? 0;
  const vol = z.fp.geheugen !== 'geen';
  const R = herinnering(S, z.dagen, mu);
  return {
    vraag, zicht: z, R: geheugenKans(s, z), RH: herinnering(S, z.dagen + H, mu), RHgoed: vol ? herinnering(geheugenNa(z, GRAAD.goed), H, mu) : 0, RHfout: vol ? herinnering(geheugenNa(z, GRAAD.fout), H, mu) : 0,
    toe: S > 0 && R < beperking.retentie, nieuw: z.woord === undefined || z.woord.reps === 0, verplicht: beperking.verplicht.indexOf(vraag.itemId),
  };
}

/** Items inside the filters, with goal and format. */
export function poolVan(m: Model, beperking: Beperking, options: { day: number; formaat: FormaatKeuze }): ItemContext[] {
  const uit: ItemContext[] = [];
  for (const item of m.items.values()) {
    const doelId = doelVoor(beperking, item);
    if (doelId === null) continue;
    const keuze = options.formaat(item.id, doelId);
    if (keuze === null || !beperking.formaten.has(keuze.format)) continue;
    uit.push({ itemId: item.id, doelId, day: options.day, ...keuze });
  }
  return uit;
}

/** Cheap worth of an item: unsure and not yet remembered. */
function goedkoop(m: Model, s: LeerlingToestand, vraag: ItemContext): number {
  const z = zicht(m, s, vraag);
  if (z === undefined) return -1;
  const { p0, R } = voorspelZicht(m, s, z);
  return (1 - p0) * (1 - R) * (0.2 + p0) + 0.1 * p0 * (1 - p0);
}

function gedwongen(m: Model, pool: readonly ItemContext[], kandidaat: (q: ItemContext) => Kandidaat | null): Kandidaat[] {
  const uit: Kandidaat[] = [];
  const perDoel = new Map<string, number>();
  for (const vraag of pool) {
    const k = kandidaat(vraag);
    if (k === null) continue;
    const aantal = perDoel.get(vraag.doelId) ?? 0;
    if (!k.toe && k.verplicht < 0 && aantal >= m.params.perCategorie) continue;
    perDoel.set(vraag.doelId, aantal + 1);
    uit.push(k);
  }
  return uit;
}

/**
 * Candidates for a taak (practice.md section 7): the cheap score picks 400, the look-ahead keeps 160, and due words,
 * two per category and the teacher's list always stay. Empty pool is an error, never a random word.
 */
export function bouwKandidaten(m: Model, s: LeerlingToestand, options: { beperking: Beperking; day: number; formaat: FormaatKeuze }): Result<Kandidaten, 'pool-leeg'> {
  const { beperking, day } = options;
  const pool = poolVan(m, beperking, options);
  if (pool.length === 0) return err('pool-leeg');
  const kandidaat = (vraag: ItemContext): Kandidaat | null => maakKandidaat(m, s, { vraag, beperking });
  const gesorteerd = pool.length <= m.params.kandidaten ? pool
    : pool.map((vraag) => ({ vraag, waarde: goedkoop(m, s, vraag) })).sort((a, b) => b.waarde - a.waarde).slice(0, m.params.goedkoop).map((x) => x.vraag);
  const beste = gesorteerd.flatMap((vraag) => kandidaat(vraag) ?? []).sort((a, b) => b.RHgoed - b.RH - (a.RHgoed - a.RH));
  const lijst = new Map(beste.slice(0, m.params.kandidaten).map((k) => [k.vraag.itemId, k]));
  if (pool.length > lijst.size) for (const k of gedwongen(m, pool, kandidaat)) lijst.set(k.vraag.itemId, k);
  return lijst.size === 0 ? err('pool-leeg') : ok({ lijst: [...lijst.values()], beperking, day });
}
