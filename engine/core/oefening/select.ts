import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { createRng, type Rng } from '#engine/core/basis/rng.ts';
import type { Arm } from './antwoord.ts';
import { intakeTop } from './intake.ts';
import type { Kandidaat, Kandidaten } from './kandidaat.ts';
import { categorieNr, type ItemContext, type Model } from './model.ts';
import { voorspelZicht, zicht } from './predict.ts';
import { besteScores, scoreAlles } from './score.ts';
import type { Sessie, Terugkomer } from './sessie.ts';
import { catVan, type LeerlingToestand } from './state.ts';

/** Chosen question with the chance it had of being chosen. */
export interface Keuze {
  vraag: ItemContext;
  p: number;
  /** 0..1; 1 when the choice was forced. */
  propensity: number;
  arm: Arm;
  nieuw: boolean;
  verplicht: boolean;
  /** Missed before in this round. */
  terug: boolean;
}

/** What the choice is made from: candidates of the taak and memory of the round. */
export interface Moment {
  kandidaten: Kandidaten;
  sessie: Sessie;
}

/** Keeps the filtered list unless nothing would be left: a rule never empties the pool. */
function zacht(lijst: readonly Kandidaat[], regel: (g: Kandidaat) => boolean): readonly Kandidaat[] {
  const over = lijst.filter(regel);
  return over.length === 0 ? lijst : over;
}

/** Safety rule: after two errors in a row an item that will almost surely go right. */
function reeksRegel(m: Model, s: LeerlingToestand, lijst: readonly Kandidaat[]): readonly Kandidaat[] {
  if (s.reeks < m.params.reeksFouten) return lijst;
  const veilig = lijst.filter((g) => g.p >= m.params.reeksP);
  if (veilig.length > 0) return veilig;
  const hoogst = lijst.reduce((max, g) => Math.max(max, g.p), 0);
  return lijst.filter((g) => g.p === hoogst);
}

function nieuwRegel(c: Kandidaten, sessie: Sessie, lijst: readonly Kandidaat[]): readonly Kandidaat[] {
  if (sessie.nieuw < c.beperking.nieuwPerSessie || !lijst.some((g) => g.toe)) return lijst;
  return zacht(lijst, (g) => !g.nieuw);
}

/** A category that goes well is not asked twice in a row; a brand-new one stays for a few items, then meets its partner. */
function afwisselRegel(
  m: Model,
  s: LeerlingToestand,
  options: { sessie: Sessie; lijst: readonly Kandidaat[] },
): readonly Kandidaat[] {
  const { sessie, lijst } = options;
  const vorig = sessie.vorigDoel;
  const cat = catVan(m, s, vorig);
  if (vorig === '' || categorieNr(m, vorig) === undefined) return lijst;
  if (cat !== undefined && cat.n > 0 && cat.n < m.params.blok) return zacht(lijst, (g) => g.vraag.doelId === vorig);
  if (cat === undefined || cat.n < m.params.partnerN || cat.emaTraag < m.params.partnerEma) return lijst;
  return zacht(lijst, (g) => g.vraag.doelId !== vorig);
}

function lijstRegel(c: Kandidaten, sessie: Sessie, lijst: readonly Kandidaat[]): readonly Kandidaat[] {
  const { verplicht, aandeelVerplicht } = c.beperking;
  if (verplicht.length === 0) return lijst;
  const aan = sessie.verplicht < aandeelVerplicht * (sessie.gesteld.length + 1);
  return zacht(lijst, (g) => g.verplicht >= 0 === aan);
}

/** Missed item whose turn has come. */
function terugkomer(sessie: Sessie, uiterlijk: boolean): Terugkomer | undefined {
  const nu = sessie.gesteld.length;
  return (
    sessie.terug.find((t) => nu >= t.tot) ??
    sessie.terug.find((t) => nu >= t.van) ??
    (uiterlijk ? sessie.terug[0] : undefined)
  );
}

/** Softmax over the best few, mixed with a little exploration; answers the pick and its chance. */
function trek(
  m: Model,
  options: { lijst: readonly Kandidaat[]; verken: readonly Kandidaat[]; rng: Rng },
): { g: Kandidaat; propensity: number; verkend: boolean } | null {
  const { lijst, verken, rng } = options;
  const top = besteScores(lijst, m.params.top);
  const beste = top[0];
  if (beste === undefined) return null;
  const gewichten = top.map((g) => Math.exp((g.totaal - beste.totaal) / m.params.softmaxT));
  const som = gewichten.reduce((a, b) => a + b, 0);
  const eps = verken.length === 0 ? 0 : m.params.verken;
  const kansVan = (g: Kandidaat): number => {
    const i = top.indexOf(g);
    return (i < 0 ? 0 : ((1 - eps) * (gewichten[i] ?? 0)) / som) + (verken.includes(g) ? eps / verken.length : 0);
  };
  const verkend = rng.next() < eps;
  if (verkend) {
    const g = verken[rng.int(verken.length)] ?? beste;
    return { g, propensity: kansVan(g), verkend };
  }
  let rest = rng.next() * som;
  const i = gewichten.findIndex((w) => (rest -= w) < 0);
  const g = top[i] ?? beste;
  return { g, propensity: kansVan(g), verkend };
}

function verkenners(
  m: Model,
  s: LeerlingToestand,
  options: { c: Kandidaten; lijst: readonly Kandidaat[] },
): readonly Kandidaat[] {
  const { c, lijst } = options;
  const p = m.params;
  if (c.beperking.arm !== 'adaptief' || s.reeks >= p.reeksFouten || s.n < p.verkenNa) return [];
  return lijst.filter((g) => g.p >= p.verkenVan && g.p <= p.verkenTot);
}

/** Next one of a fixed order: the list of the leerkracht, then the stock, each on from where the leerling is. */
function vast(c: Kandidaten, lijst: readonly Kandidaat[]): Kandidaat | undefined {
  const plek = (g: Kandidaat): number => (g.verplicht >= 0 ? g.verplicht : c.beperking.verplicht.length);
  return [...lijst].sort(
    (a, b) => Number(a.verplicht < 0) - Number(b.verplicht < 0) || a.reps - b.reps || plek(a) - plek(b),
  )[0];
}

/** Chances with which every candidate could be chosen now; they sum to 1. For tests and for explaining. */
export function kansen(m: Model, s: LeerlingToestand, moment: Moment): ReadonlyMap<string, number> {
  const lijst = gefilterd(m, s, moment);
  if (moment.kandidaten.beperking.arm === 'intake') {
    const gelijk = intakeTop(m.params, lijst, moment);
    return new Map(gelijk.map((g) => [g.vraag.itemId, 1 / gelijk.length]));
  }
  const verken = verkenners(m, s, { c: moment.kandidaten, lijst });
  const top = besteScores(lijst, m.params.top);
  const max = top[0]?.totaal ?? 0;
  const gewichten = top.map((g) => Math.exp((g.totaal - max) / m.params.softmaxT));
  const som = gewichten.reduce((a, b) => a + b, 0);
  const eps = verken.length === 0 ? 0 : m.params.verken;
  const uit = new Map<string, number>();
  top.forEach((g, i) => uit.set(g.vraag.itemId, ((1 - eps) * (gewichten[i] ?? 0)) / som));
  for (const g of verken) uit.set(g.vraag.itemId, (uit.get(g.vraag.itemId) ?? 0) + eps / verken.length);
  return uit;
}

/** Rules in order of precedence: safety > filters (already applied) > forced lists > caps > variation. */
function gefilterd(m: Model, s: LeerlingToestand, moment: Moment): readonly Kandidaat[] {
  const { kandidaten: c, sessie } = moment;
  const veilig = reeksRegel(m, s, scoreAlles(m, s, moment));
  // The entry test keeps the safety rule; what it asks for the rest is its own affair.
  if (c.beperking.arm === 'intake') return veilig;
  const lijst = nieuwRegel(c, sessie, lijstRegel(c, sessie, veilig));
  return afwisselRegel(m, s, { sessie, lijst });
}

function probeerTerug(
  m: Model,
  s: LeerlingToestand,
  options: { c: Kandidaten; sessie: Sessie; leeg: boolean },
): Keuze | null {
  const { c, sessie, leeg } = options;
  const t = terugkomer(sessie, leeg);
  if (t === undefined) return null;
  const z = zicht(m, s, t.vraag);
  const p = z === undefined || z.dagen < 0 ? 0 : voorspelZicht(m, s, z).p;
  if (!leeg && s.reeks >= m.params.reeksFouten && p < m.params.reeksP) return null;
  return { vraag: t.vraag, p, propensity: 1, arm: c.beperking.arm, nieuw: false, verplicht: false, terug: true };
}

/**
 * Chooses the next question. Deterministic in state and session. `pool-leeg` when every candidate was asked and no
 * missed item waits.
 */
export function select(m: Model, s: LeerlingToestand, moment: Moment): Result<Keuze, 'pool-leeg'> {
  const { kandidaten: c, sessie } = moment;
  const lijst = gefilterd(m, s, moment);
  const terug = probeerTerug(m, s, { c, sessie, leeg: lijst.length === 0 });
  if (terug !== null) return ok(terug);
  if (lijst.length === 0) return err('pool-leeg');
  const rng = createRng((s.rng ^ Math.imul(sessie.gesteld.length + 1, 0x9e3779b1)) >>> 0);
  rng.next();
  if (c.beperking.arm === 'intake') {
    const gelijk = intakeTop(m.params, lijst, moment);
    const g = gelijk[rng.int(gelijk.length)];
    return g === undefined ? err('pool-leeg') : ok(keuzeVan(g, { propensity: 1 / gelijk.length, arm: 'intake' }));
  }
  if (c.beperking.vasteVolgorde) {
    const g = s.reeks < m.params.reeksFouten ? vast(c, scoreAlles(m, s, moment)) : besteScores(lijst, 1)[0];
    return g === undefined ? err('pool-leeg') : ok(keuzeVan(g, { propensity: 1, arm: c.beperking.arm }));
  }
  const uit = trek(m, { lijst, verken: verkenners(m, s, { c, lijst }), rng });
  return uit === null
    ? err('pool-leeg')
    : ok(keuzeVan(uit.g, { propensity: uit.propensity, arm: uit.verkend ? 'verkenning' : c.beperking.arm }));
}

function keuzeVan(k: Kandidaat, options: { propensity: number; arm: Arm }): Keuze {
  return { vraag: k.vraag, p: k.p, nieuw: k.nieuw, verplicht: k.verplicht >= 0, terug: false, ...options };
}
