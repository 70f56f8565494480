import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { grensVan } from './grens.ts';
import { kandidatenVan, type Kandidaat, type Kandidaten, type Kolommen, type Voorraad } from './kandidaat.ts';
import { EERSTE_S, herinnering, kijkVooruit, S_MIN, type Vooruitblik } from './memory.ts';
import type { ItemContext, Model } from './model.ts';
import { createPool, poolUit, type FormaatKeuze, type Pool } from './pool.ts';
import { scoorRijen } from './score.ts';
import type { Beperking } from './settings.ts';
import type { LeerlingToestand, WoordToestand } from './state.ts';

const blik: Vooruitblik = { goed: 0, fout: 0 };

function createKolommen(pool: Pool): Kolommen {
  const n = pool.vragen.length;
  const groepen = pool.groepen.length;
  const leeg = (lengte: number): Float64Array => new Float64Array(lengte);
  return {
    pool,
    R: leeg(n),
    RH: leeg(n),
    RHgoed: leeg(n),
    RHfout: leeg(n),
    toe: new Uint8Array(n),
    reps: new Uint8Array(n),
    eta: leeg(n).fill(Number.NaN),
    p0: leeg(n),
    p: leeg(n),
    totaal: leeg(n),
    perGroep: { keer: new Uint32Array(groepen), vaardig: leeg(groepen), hoofd: leeg(groepen), n: leeg(groepen) },
    keer: 0,
  };
}

/** Recall at the horizon after a first answer, per family; the same for every word without memory. */
function eersteKijk(s: LeerlingToestand, horizon: number): Vooruitblik[] {
  return s.mu.map((mu) => ({
    goed: herinnering(EERSTE_S.goed, horizon, mu),
    fout: herinnering(EERSTE_S.fout, horizon, mu),
  }));
}

/** Looks ahead for a word with memory. */
function kijk(s: LeerlingToestand, k: Kolommen, options: { rij: number; woord: WoordToestand; dagen: number }): void {
  const { rij, woord, dagen } = options;
  const {
    beperking: { horizon, retentie },
    familie,
    geheugen,
  } = k.pool;
  const mu = s.mu[familie[rij] ?? 0] ?? 1;
  const R = herinnering(woord.S, dagen, mu);
  k.toe[rij] = R < retentie ? 1 : 0;
  k.RH[rij] = herinnering(woord.S, dagen + horizon, mu);
  if (geheugen[rij] === 0) return;
  kijkVooruit({ S: Math.max(S_MIN, woord.S), D: Math.max(1, woord.D) }, dagen, blik);
  k.R[rij] = R;
  k.RHgoed[rij] = herinnering(blik.goed, horizon, mu);
  k.RHfout[rij] = herinnering(blik.fout, horizon, mu);
}

function kijkNieuw(k: Kolommen, rij: number, eerste: Vooruitblik | undefined): void {
  if (eerste === undefined || k.pool.geheugen[rij] === 0) return;
  k.RHgoed[rij] = eerste.goed;
  k.RHfout[rij] = eerste.fout;
}

/** Brings what depends on memory up to date for one row; false when the word was last answered after that day. */
function zetRij(
  s: LeerlingToestand,
  k: Kolommen,
  options: { rij: number; day: number; eerste: readonly Vooruitblik[] },
): boolean {
  const { rij, day, eerste } = options;
  const { nr, familie } = k.pool;
  const woord = s.woorden.get(nr[rij] ?? 0);
  const dagen = woord === undefined ? 0 : day - woord.dag;
  if (dagen < 0) return false;
  if (woord !== undefined) k.reps[rij] = woord.reps;
  if (woord !== undefined && woord.S > 0) kijk(s, k, { rij, woord, dagen });
  else kijkNieuw(k, rij, eerste[familie[rij] ?? 0]);
  return true;
}

/** Looks ahead for a whole pool on one day. An empty pool is an error, never a random word. */
export function createVoorraad(s: LeerlingToestand, pool: Pool, day: number): Result<Voorraad, 'pool-leeg'> {
  const kolommen = createKolommen(pool);
  const eerste = eersteKijk(s, pool.beperking.horizon);
  const rijen: number[] = [];
  for (let rij = 0; rij < pool.vragen.length; rij += 1) if (zetRij(s, kolommen, { rij, day, eerste })) rijen.push(rij);
  return rijen.length === 0
    ? err('pool-leeg')
    : ok({ kolommen, rijen, kandidaten: pool.vragen.map(() => undefined), beperking: pool.beperking, day });
}

/** Looks ahead again for rows whose words were answered since. */
export function ververs(s: LeerlingToestand, voorraad: Voorraad, rijen: Iterable<number>): void {
  const { kolommen, day } = voorraad;
  const eerste = eersteKijk(s, voorraad.beperking.horizon);
  for (const rij of rijen) zetRij(s, kolommen, { rij, day, eerste });
}

/** Candidate for one question; null when the item is unknown or was answered after its day. */
export function maakKandidaat(
  m: Model,
  s: LeerlingToestand,
  options: { vraag: ItemContext; beperking: Beperking },
): Kandidaat | null {
  const { vraag, beperking } = options;
  const voorraad = createVoorraad(s, poolUit(m, beperking, [vraag]), vraag.day);
  return voorraad.ok ? (kandidatenVan(voorraad.value, [0])[0] ?? null) : null;
}

/** Whether a row stays whatever its score: on the teacher's list, or one of the first of its goal. Stops counting once every goal has its share. */
function createGedwongen(m: Model, pool: Pool): (rij: number) => boolean {
  const perDoel = new Uint32Array(pool.doelen.size);
  let open = pool.doelen.size * m.params.perCategorie;
  return (rij) => {
    if ((pool.verplicht[rij] ?? -1) >= 0) return true;
    if (open === 0) return false;
    const doel = pool.doel[rij] ?? 0;
    const aantal = perDoel[doel] ?? 0;
    if (aantal >= m.params.perCategorie) return false;
    perDoel[doel] = aantal + 1;
    open -= 1;
    return true;
  };
}

/** What the `n` best of some rows have at least in a column. */
function grensIn(kolom: Float64Array, rijen: readonly number[], n: number): number {
  const waarden = new Float64Array(rijen.length);
  for (let i = 0; i < rijen.length; i += 1) waarden[i] = kolom[rijen[i] ?? 0] ?? 0;
  return grensVan(waarden, n);
}

/**
 * Candidates for a taak (practice.md section 7): of the whole stock the best by score, the best of what is due and the
 * surest ones for the streak rule, of equally sure ones the best by score; two per category and the teacher's list always stay. In the order of the stock. An entry
 * test and a fixed order do not look for the most gainful words, so they keep them all.
 */
export function kiesKandidaten(m: Model, s: LeerlingToestand, voorraad: Voorraad): Kandidaten {
  const { rijen, beperking, day, kolommen } = voorraad;
  const p = m.params;
  if (rijen.length <= p.kandidaten || beperking.arm === 'intake' || beperking.vasteVolgorde)
    return { lijst: kandidatenVan(voorraad, rijen), beperking, day };
  scoorRijen(m, s, { kolommen, rijen, vorigDoel: '' });
  const { totaal, p: kans, toe } = kolommen;
  const grens = grensIn(totaal, rijen, p.kandidaten);
  const grensToe = grensIn(
    totaal,
    rijen.filter((rij) => toe[rij] === 1),
    p.toe,
  );
  const zeker = grensIn(kans, rijen, p.zekere);
  const grensZeker = grensIn(
    totaal,
    rijen.filter((rij) => (kans[rij] ?? 0) >= zeker),
    p.zekere,
  ); // hundreds are as sure as can be
  const isGedwongen = createGedwongen(m, kolommen.pool);
  const blijft = (rij: number): boolean => {
    const score = totaal[rij] ?? 0;
    return (
      score >= grens ||
      (score >= grensToe && toe[rij] === 1) ||
      (score >= grensZeker && (kans[rij] ?? 0) >= zeker) ||
      isGedwongen(rij)
    );
  };
  return { lijst: kandidatenVan(voorraad, rijen.filter(blijft)), beperking, day };
}

/** Pool, stock and candidates at once. */
export function bouwKandidaten(
  m: Model,
  s: LeerlingToestand,
  options: { beperking: Beperking; day: number; formaat: FormaatKeuze },
): Result<Kandidaten, 'pool-leeg'> {
  const voorraad = createVoorraad(s, createPool(m, options.beperking, options.formaat), options.day);
  return voorraad.ok ? ok(kiesKandidaten(m, s, voorraad.value)) : err(voorraad.fout);
}
