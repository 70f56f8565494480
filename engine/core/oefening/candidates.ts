import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Format } from './contract.ts';
import { EERSTE_S, GRAAD, herinnering, S_MIN, volgendeGeheugen } from './memory.ts';
import { gewogenVoor, type ItemContext, type Model } from './model.ts';
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

function stabielNa(z: Vraagzicht, graad: typeof GRAAD.goed | typeof GRAAD.fout): number {
  const w = z.woord;
  if (w === undefined || !(w.S > 0)) return graad === GRAAD.goed ? EERSTE_S.goed : EERSTE_S.fout;
  const uit = volgendeGeheugen({ S: Math.max(S_MIN, w.S), D: w.D }, { dagen: Math.max(0, z.dagen), graad });
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
    vraag, zicht: z, R: geheugenKans(s, z), RH: herinnering(S, z.dagen + H, mu), RHgoed: vol ? herinnering(stabielNa(z, GRAAD.goed), H, mu) : 0, RHfout: vol ? herinnering(stabielNa(z, GRAAD.fout), H, mu) : 0,
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

/** The `n` items of the highest cheap worth, in the order of the pool. */
function besteVan(m: Model, s: LeerlingToestand, options: { pool: readonly ItemContext[]; n: number }): readonly ItemContext[] {
  const { pool, n } = options;
  if (pool.length <= n) return pool;
  const waarden = Float64Array.from(pool, (vraag) => goedkoop(m, s, vraag));
  const grens = waarden.toSorted()[pool.length - n] ?? 0;
  return pool.filter((_, i) => (waarden[i] ?? 0) >= grens);
}

/** Whether recall fell below what the setting wants; only a word with memory can be due. */
function isToe(m: Model, s: LeerlingToestand, options: { vraag: ItemContext; retentie: number }): boolean {
  const item = m.items.get(options.vraag.itemId);
  const woord = item === undefined ? undefined : s.woorden.get(item.nr);
  if (item === undefined || woord === undefined || !(woord.S > 0)) return false;
  const mu = s.mu[gewogenVoor(item, options.vraag.doelId).familie] ?? 1;
  return herinnering(woord.S, options.vraag.day - woord.dag, mu) < options.retentie;
}

/** Items that always stay: due words, the teacher's list, a few of every goal. */
function gedwongen(m: Model, s: LeerlingToestand, options: { pool: readonly ItemContext[]; beperking: Beperking }): ItemContext[] {
  const { pool, beperking } = options;
  const verplicht = new Set(beperking.verplicht);
  const perDoel = new Map<string, number>();
  return pool.filter((vraag) => {
    const aantal = perDoel.get(vraag.doelId) ?? 0;
    if (aantal >= m.params.perCategorie && !verplicht.has(vraag.itemId) && !isToe(m, s, { vraag, retentie: beperking.retentie })) return false;
    perDoel.set(vraag.doelId, aantal + 1);
    return true;
  });
}

/**
 * Candidates for a taak (practice.md section 7): the cheap score picks 400, the look-ahead keeps 160, and due words,
 * two per category and the teacher's list always stay. Empty pool is an error, never a random word.
 */
export function bouwKandidaten(m: Model, s: LeerlingToestand, options: { beperking: Beperking; day: number; formaat: FormaatKeuze }): Result<Kandidaten, 'pool-leeg'> {
  const { beperking, day } = options;
  const pool = poolVan(m, beperking, options);
  if (pool.length === 0) return err('pool-leeg');
  const gesorteerd = pool.length <= m.params.kandidaten ? pool : besteVan(m, s, { pool, n: m.params.goedkoop });
  const beste = gesorteerd.flatMap((vraag) => maakKandidaat(m, s, { vraag, beperking }) ?? []).sort((a, b) => b.RHgoed - b.RH - (a.RHgoed - a.RH));
  const lijst = new Map(beste.slice(0, m.params.kandidaten).map((k) => [k.vraag.itemId, k]));
  if (pool.length > lijst.size) {
    for (const vraag of gedwongen(m, s, { pool, beperking })) {
      const k = lijst.has(vraag.itemId) ? null : maakKandidaat(m, s, { vraag, beperking });
      if (k !== null) lijst.set(vraag.itemId, k);
    }
  }
  return lijst.size === 0 ? err('pool-leeg') : ok({ lijst: [...lijst.values()], beperking, day });
}
