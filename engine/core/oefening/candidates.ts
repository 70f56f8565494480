import { err, ok, type Result } from '#engine/core/basis/result.ts';
import type { Format } from './contract.ts';
import { grensVan } from './grens.ts';
import type { Kandidaat, Kandidaten, Voorraad } from './kandidaat.ts';
import { EERSTE_S, herinnering, kijkVooruit, S_MIN, type Vooruitblik } from './memory.ts';
import type { ItemContext, Model } from './model.ts';
import { zicht, type Vraagzicht } from './predict.ts';
import { scoor } from './score.ts';
import { doelVoor, type Beperking } from './settings.ts';
import type { LeerlingToestand } from './state.ts';

/** Format in which an item would be asked, with its number of options; null when nothing fits. */
export type FormaatKeuze = (itemId: string, doelId: string) => { format: Format; k: number } | null;

const NIETS: Vooruitblik = Object.freeze({ goed: 0, fout: 0 });
const blik: Vooruitblik = { goed: 0, fout: 0 };

/** Recall at the horizon after each outcome; constant for a word without memory. */
function kijk(z: Vraagzicht): Vooruitblik {
  const w = z.woord;
  if (w === undefined || !(w.S > 0)) return EERSTE_S;
  kijkVooruit({ S: Math.max(S_MIN, w.S), D: Math.max(1, w.D) }, Math.max(0, z.dagen), blik);
  return blik;
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
  const na = vol ? kijk(z) : NIETS;
  return {
    vraag, zicht: z, R: vol ? R : 0, RH: herinnering(S, z.dagen + H, mu), RHgoed: herinnering(na.goed, H, mu), RHfout: herinnering(na.fout, H, mu),
    toe: S > 0 && R < beperking.retentie, nieuw: z.woord === undefined || z.woord.reps === 0, verplicht: beperking.verplicht.indexOf(vraag.itemId),
    rijen: [], eta: Number.NaN, p0: 0, p: 0, totaal: 0,
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

/** Looks ahead for the whole pool. Empty pool is an error, never a random word. */
export function createVoorraad(m: Model, s: LeerlingToestand, options: { beperking: Beperking; day: number; formaat: FormaatKeuze }): Result<Voorraad, 'pool-leeg'> {
  const { beperking, day } = options;
  const alle: Kandidaat[] = [];
  for (const vraag of poolVan(m, beperking, options)) {
    const k = maakKandidaat(m, s, { vraag, beperking });
    if (k !== null) alle.push(k);
  }
  return alle.length === 0 ? err('pool-leeg') : ok({ alle, doelen: new Set(alle.map((k) => k.vraag.doelId)).size, beperking, day });
}

/** Whether an item stays whatever its score: on the teacher's list, or one of the first of its goal. Stops counting once every goal has its share. */
function createGedwongen(m: Model, doelen: number): (k: Kandidaat) => boolean {
  const perDoel = new Map<string, number>();
  let open = doelen * m.params.perCategorie;
  return (k) => {
    if (k.verplicht >= 0) return true;
    if (open === 0) return false;
    const aantal = perDoel.get(k.vraag.doelId) ?? 0;
    if (aantal >= m.params.perCategorie) return false;
    perDoel.set(k.vraag.doelId, aantal + 1);
    open -= 1;
    return true;
  };
}

/**
 * Candidates for a taak (practice.md section 7): of the whole stock the best by score, the best of what is due and the
 * surest ones for the streak rule; two per category and the teacher's list always stay. In the order of the stock. An entry
 * test and a fixed order do not look for the most gainful words, so they keep them all.
 */
export function kiesKandidaten(m: Model, s: LeerlingToestand, voorraad: Voorraad): Kandidaten {
  const { alle, beperking, day } = voorraad;
  const p = m.params;
  if (alle.length <= p.kandidaten || beperking.arm === 'intake' || beperking.vasteVolgorde) return { lijst: [...alle], beperking, day };
  scoor(m, s, { lijst: alle, vorigDoel: '' });
  const totalen = new Float64Array(alle.length);
  const kansen = new Float64Array(alle.length);
  const vervallen = new Float64Array(alle.length);
  let n = 0;
  for (let i = 0; i < alle.length; i += 1) {
    const k = alle[i];
    if (k === undefined) continue;
    totalen[i] = k.totaal;
    kansen[i] = k.p;
    if (k.toe) {
      vervallen[n] = k.totaal;
      n += 1;
    }
  }
  const grens = grensVan(totalen, p.kandidaten);
  const toe = grensVan(vervallen.subarray(0, n), p.toe);
  const zeker = grensVan(kansen, p.zekere);
  const isGedwongen = createGedwongen(m, voorraad.doelen);
  return { lijst: alle.filter((k) => k.totaal >= grens || (k.toe && k.totaal >= toe) || k.p >= zeker || isGedwongen(k)), beperking, day };
}

/** Stock and candidates at once. */
export function bouwKandidaten(m: Model, s: LeerlingToestand, options: { beperking: Beperking; day: number; formaat: FormaatKeuze }): Result<Kandidaten, 'pool-leeg'> {
  const voorraad = createVoorraad(m, s, options);
  return voorraad.ok ? ok(kiesKandidaten(m, s, voorraad.value)) : err(voorraad.fout);
}
