import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { stapRng } from '#engine/core/basis/rng.ts';
import type { Antwoord, AntwoordInvoer } from './antwoord.ts';
import { doelNu, laatsteSucces, type Doelsucces } from './doelsucces.ts';
import type { Gewogen, Model } from './model.ts';
import type { Params } from './params.ts';
import { statusNaAntwoord, type Overgang } from './mastery.ts';
import { voorspelZicht, sigma, zicht, type Voorspelling, type Vraagzicht } from './predict.ts';
import {
  nieuweCat,
  nieuwWoord,
  rondCat,
  rondKop,
  rondWoord,
  type CatToestand,
  type LeerlingToestand,
  type WoordToestand,
} from './state.ts';
import { updateGeheugen, type GeheugenTrace } from './update-geheugen.ts';

/** What an update did, for the log and for tests. Abilities in logits. */
export interface UpdateTrace {
  voor: Voorspelling;
  /** Outcome minus expected chance by ability alone. */
  e: number;
  /** Information of the answer. */
  I: number;
  dTheta: number;
  /** Per category of the question, in its order. */
  dDelta: readonly number[];
  /** Only clean evidence moves the ability. */
  schoon: boolean;
  gok: boolean;
  geheugen: GeheugenTrace;
  overgang?: Overgang;
}

/** Answer of the engine for a record of the wire; `goed` = judged again from `ruw`. */
export function antwoordVan(a: AntwoordInvoer, goed: boolean): Antwoord {
  return {
    itemId: a.itemId,
    doelId: a.doelId,
    format: a.format,
    k: a.k,
    x: goed && !a.geholpen ? 1 : 0,
    ms: a.ms,
    day: a.day,
    arm: a.arm,
  };
}

/** Faster than a child can answer: max(0.4 s, 10 % of the median of the item). */
export function isGok(m: Model, itemId: string, ms: number): boolean {
  const item = m.items.get(itemId);
  const mediaan = item === undefined ? 0 : Math.exp(item.lnT) * 1000;
  return ms < Math.max(m.params.gokMs, m.params.gokDeel * mediaan);
}

const geheel = (n: number, max: number): boolean => Number.isInteger(n) && n >= 0 && n <= max;

function getallenKloppen(a: Antwoord): boolean {
  return geheel(a.day, 0xffff) && geheel(a.k, 0xff) && geheel(a.x, 1) && Number.isFinite(a.ms) && a.ms >= 0;
}

function geldig(s: LeerlingToestand, a: Antwoord, z: Vraagzicht | undefined): z is Vraagzicht {
  return getallenKloppen(a) && a.day >= s.dag && z !== undefined && z.dagen >= 0;
}

/** Category rows of the question side by side with their weights; rows that are missing are made. */
function catRijen(m: Model, s: LeerlingToestand, gewogen: Gewogen): (CatToestand | undefined)[] {
  const rijen: (CatToestand | undefined)[] = [];
  for (let i = 0; i < gewogen.nrs.length; i += 1) {
    const nr = gewogen.nrs[i] ?? -1;
    let c = nr < 0 ? undefined : s.cats.get(nr);
    if (c === undefined && nr >= 0) {
      c = nieuweCat(m.params);
      s.cats.set(nr, c);
    }
    rijen.push(c);
  }
  return rijen;
}

/** Variance after `dagen` days without an answer. */
function metRuis(p: Params, v: number, options: { q: number; dagen: number }): number {
  return Math.min(p.vMax, Math.max(p.vMin, v + options.q * options.dagen));
}

/** Variance grows with the days nothing was seen, four times as fast while predictions miss to one side. */
function ruis(
  m: Model,
  s: LeerlingToestand,
  options: { rijen: readonly (CatToestand | undefined)[]; day: number },
): void {
  const { rijen, day } = options;
  const p = m.params;
  const q = p.ruisPerDag * (Math.abs(s.teken) > p.ruisTeken ? p.ruisFactor : 1);
  if (s.n > 0 && day > s.dag) s.v = metRuis(p, s.v, { q, dagen: day - s.dag });
  for (const c of rijen)
    if (c !== undefined && c.n > 0 && day > c.dag) c.v = metRuis(p, c.v, { q, dagen: day - c.dag });
}

const GEEN_STAP = Object.freeze({ e: 0, I: 0, dTheta: 0, dDelta: Object.freeze([]) });

/** EKF step on the logit scale with guess chance c (practice.md section 6.2). */
function updateVaardigheid(
  m: Model,
  s: LeerlingToestand,
  options: { z: Vraagzicht; x: 0 | 1; rijen: readonly (CatToestand | undefined)[] },
): Pick<UpdateTrace, 'e' | 'I' | 'dTheta' | 'dDelta'> {
  const { x, rijen, z } = options;
  const {
    fp,
    c,
    item,
    gewogen: { gewichten },
  } = z;
  let eta = s.theta - item.b - fp.fmt;
  let V = s.v;
  for (let i = 0; i < rijen.length; i += 1) {
    const w = gewichten[i] ?? 0;
    eta += w * (rijen[i]?.delta ?? 0);
    V += w * w * (rijen[i]?.v ?? 0);
  }
  const kans = sigma(eta);
  const pc = c + (1 - c) * kans;
  const a = ((1 - c) * kans * (1 - kans)) / (pc * (1 - pc));
  const g = 1 / Math.sqrt(1 + m.params.glicko * item.vb);
  const e = x - pc;
  const I = fp.omega * g * g * a * a * pc * (1 - pc);
  const k = 1 / (1 + V * I);
  const stap = k * fp.omega * g * a * e;
  const dTheta = s.v * stap;
  const dDelta: number[] = [];
  s.theta += dTheta;
  s.v = Math.max(m.params.vMin, s.v - s.v * s.v * I * k);
  for (let i = 0; i < rijen.length; i += 1)
    dDelta.push(stapCat(m, rijen[i], { w: gewichten[i] ?? 0, stap, Ik: I * k }));
  s.teken += m.params.tekenAlfa * (Math.sign(e) - s.teken);
  return { e, I, dTheta, dDelta };
}

/** Share of one category in the step; answers how far it moved. */
function stapCat(m: Model, c: CatToestand | undefined, options: { w: number; stap: number; Ik: number }): number {
  if (c === undefined) return 0;
  const { w, stap, Ik } = options;
  const d = w * c.v * stap;
  c.delta += d;
  c.v = Math.max(m.params.vMin, c.v - (w * c.v) ** 2 * Ik);
  return d;
}

function updateTellers(m: Model, s: LeerlingToestand, options: { c: CatToestand | undefined; a: Antwoord }): void {
  const { c, a } = options;
  const p = m.params;
  s.gSnel += p.gSnel * (a.x - s.gSnel);
  s.gTraag += p.gTraag * (a.x - s.gTraag);
  s.ring = ((s.ring << 1) | a.x) >>> 0;
  s.n += 1;
  s.reeks = a.x === 1 ? 0 : Math.min(255, s.reeks + 1);
  if (s.terugTeller > 0) s.terugTeller -= 1;
  if (c === undefined) return;
  if (c.n < 4095) {
    c.n += 1;
    c.goed += a.x;
  }
  if (c.dagen === 0 || a.day > c.dag) c.dagen = Math.min(3, c.dagen + 1);
  c.emaSnel += p.emaSnel * (a.x - c.emaSnel);
  c.emaTraag += p.emaTraag * (a.x - c.emaTraag);
  c.laatste = a.x;
  c.dag = a.day;
}

function updateLambda(m: Model, s: LeerlingToestand, options: { x: 0 | 1; doelsucces: Doelsucces }): void {
  const { x, doelsucces } = options;
  const p = m.params;
  const doel = doelNu(p, s, doelsucces);
  if (s.n > 0 && Math.abs(laatsteSucces(p, s) - doel) <= doelsucces.band) return;
  s.lambda = Math.min(p.lambdaMax, Math.max(p.lambdaMin, s.lambda + p.lambdaStap * (doel - x)));
}

function updateTijd(m: Model, s: LeerlingToestand, options: { z: Vraagzicht; a: Antwoord }): void {
  const { z, a } = options;
  const p = m.params;
  if (a.x === 0 || a.ms > p.stilMs) return;
  const rest = Math.log(a.ms / 1000) - z.item.lnT;
  s.tau = Math.min(p.tauMax, Math.max(-p.tauMax, s.tau + p.tauAlfa * (rest - s.tau)));
}

const STIL: GeheugenTrace = { S0: 0, S1: 0, graad: null };

/** A rapid guess says nothing about spelling: only its flag and the steering of success change. */
function verwerkGok(
  m: Model,
  s: LeerlingToestand,
  options: { a: Antwoord; z: Vraagzicht; voor: Voorspelling; doelsucces: Doelsucces },
): UpdateTrace {
  const { a, z } = options;
  if (z.woord !== undefined) z.woord.gok = true;
  updateLambda(m, s, { x: a.x, doelsucces: options.doelsucces });
  rondKop(s);
  return { voor: options.voor, ...GEEN_STAP, schoon: false, gok: true, geheugen: STIL };
}

function isSchoon(m: Model, options: { a: Antwoord; z: Vraagzicht; R: number }): boolean {
  const { a, z, R } = options;
  if (a.arm === 'toets' || a.arm === 'intake') return true;
  return z.woord === undefined || z.woord.reps === 0 || (z.woord.S > 0 && R < m.params.schoonR);
}

/**
 * Learns from one answer; changes only `s`, which afterwards holds exactly what its packed form holds.
 * Refuses NaN, negative times, days before the last answer and unknown items, and then changes nothing.
 */
export function update(
  m: Model,
  s: LeerlingToestand,
  options: { antwoord: Antwoord; doelsucces: Doelsucces },
): Result<UpdateTrace, 'antwoord-ongeldig'> {
  const { antwoord: a, doelsucces } = options;
  const z = zicht(m, s, a);
  if (!geldig(s, a, z)) return err('antwoord-ongeldig');
  const voor = voorspelZicht(m, s, z);
  if (isGok(m, a.itemId, a.ms)) return ok(verwerkGok(m, s, { a, z, voor, doelsucces }));
  return ok(verwerk(m, s, { a, z, voor, doelsucces }));
}

/** Controls and counters, after ability and memory (practice.md section 6.4). */
function updateSturing(
  m: Model,
  s: LeerlingToestand,
  options: { a: Antwoord; z: Vraagzicht; voor: Voorspelling; doelsucces: Doelsucces; hoofd: CatToestand | undefined },
): void {
  const { a, z, voor, doelsucces, hoofd } = options;
  const p = m.params;
  if (z.fp.omega > 0) s.kappa = Math.min(p.kappaMax, Math.max(-p.kappaMax, s.kappa + p.kappaStap * (a.x - voor.p)));
  updateLambda(m, s, { x: a.x, doelsucces });
  updateTijd(m, s, { z, a });
  updateTellers(m, s, { c: hoofd, a });
  s.vorigeCat = Math.max(0, z.gewogen.nrs[0] ?? 0);
  s.dag = a.day;
  s.rng = stapRng(s.rng);
}

/** A word asked in a format that says nothing about its spelling stays as it was: unseen if unseen. */
function leerWoord(
  m: Model,
  s: LeerlingToestand,
  options: { a: Antwoord; z: Vraagzicht; voor: Voorspelling },
): { geheugen: GeheugenTrace; woord: WoordToestand | undefined } {
  const { a, z, voor } = options;
  if (z.fp.geheugen === 'geen' && z.item.soort === 'woord') return { geheugen: STIL, woord: z.woord };
  const woord = z.woord ?? nieuwWoord();
  const geheugen = updateGeheugen(m, s, { a, z, voor, woord });
  rondWoord(woord);
  if (z.woord === undefined) s.woorden.set(z.item.nr, woord);
  return { geheugen, woord };
}

function verwerk(
  m: Model,
  s: LeerlingToestand,
  options: { a: Antwoord; z: Vraagzicht; voor: Voorspelling; doelsucces: Doelsucces },
): UpdateTrace {
  const { a, z, voor, doelsucces } = options;
  const p = m.params;
  if (s.n > 0 && a.day - s.dag > p.langWeg) s.terugTeller = p.langWegItems;
  const schoon = z.fp.omega > 0 && isSchoon(m, { a, z, R: voor.R });
  const rijen = catRijen(m, s, z.gewogen);
  ruis(m, s, { rijen, day: a.day });
  const { e, I, dTheta, dDelta } = schoon ? updateVaardigheid(m, s, { z, x: a.x, rijen }) : GEEN_STAP;
  const { geheugen, woord } = leerWoord(m, s, { a, z, voor });
  updateSturing(m, s, { a, z, voor, doelsucces, hoofd: rijen[0] });
  for (const c of rijen) if (c !== undefined) rondCat(c);
  rondKop(s);
  const overgang = statusNaAntwoord(m, s, { itemId: a.itemId, categorie: z.gewogen.ids[0] ?? '', c: rijen[0], woord });
  const trace = { voor, e, I, dTheta, dDelta, schoon, gok: false, geheugen };
  return overgang === undefined ? trace : { ...trace, overgang };
}
