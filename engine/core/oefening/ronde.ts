import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { muntenVan } from '#engine/core/scoring/munten.ts';
import { sterrenVan } from '#engine/core/scoring/sterren.ts';
import { telAntwoorden } from '#engine/core/scoring/telling.ts';
import { MS_MAX, type AntwoordInvoer } from './antwoord.ts';
import { createBeurt, type Beurt } from './beurt.ts';
import { bouwKandidaten } from './candidates.ts';
import type { Kandidaten } from './kandidaat.ts';
import type { InputDevice, RoundResult, Verdict } from './contract.ts';
import { intakeKlaar, intakePrior } from './intake.ts';
import { isWoord } from './content-soort.ts';
import { createModel, type ItemContext, type Model } from './model.ts';
import { pack, unpack } from './pack.ts';
import type { ContentItem, LiveRonde, RondeFout, RondeOpties } from './ronde-opties.ts';
import { bouwManier, createManieren, type Manieren } from './ronde-vraag.ts';
import { verwachteSeconden } from './score.ts';
import { select, type Keuze } from './select.ts';
import { createSessie, noteerGesteld, zetTerug, type Sessie } from './sessie.ts';
import { beperk } from './settings.ts';
import type { LeerlingToestand } from './state.ts';
import { stroomVan } from './stroom.ts';
import { antwoordVan, isGok, update } from './update.ts';
import type { Vragen } from './vraag/bouw-vraag.ts';
import type { GebouwdeVraag } from './vraag/gebouwd.ts';
import type { VraagOmgeving } from './vraag/opties.ts';
import { spellingenVan } from './vraag/woord-hulp.ts';

interface Lopend {
  vraag: GebouwdeVraag;
  keuze: Keuze;
  beurt: Beurt;
  seed: number;
  start: number;
  eersteToets: number | null;
  afgespeeld: number;
  apparaat: InputDevice;
}

/** Everything one round holds. */
interface Werk {
  o: RondeOpties;
  bouwers: Vragen;
  m: Model;
  s: LeerlingToestand;
  day: number;
  items: ReadonlyMap<string, ContentItem>;
  kandidaten: Kandidaten;
  manieren: Manieren;
  omgeving: VraagOmgeving;
  sessie: Sessie;
  aantal: number;
  gesteld: number;
  herhaald: Set<string>;
  nu: Lopend | null;
  vragen: Map<string, GebouwdeVraag>;
  log: AntwoordInvoer[];
  /** Number of the next answer. */
  volgNr: number;
  woorden: { itemId: string; tekst: string; goed: boolean }[];
  volgendZaad(): number;
}

/** Seeds that one question can have cost. */
const ZADEN_MAX = 40;
const ONBEKEND: Verdict = { ok: false, done: false, next: 'retry' };

function begin(o: RondeOpties): Result<LeerlingToestand, RondeFout> {
  return o.toestand.length === 0 ? ok(intakePrior(o.groep, o.seed)) : unpack(o.toestand);
}

function maakOmgeving(o: RondeOpties, m: Model): VraagOmgeving {
  const spellingen = spellingenVan(o.pool);
  return {
    groep: o.groep,
    s: o.s,
    typen: o.instelling.typenAan,
    calm: o.calm,
    leerdoelen: m.leerdoelen,
    pool: o.pool,
    bestaat: (vorm) => spellingen.has(vorm),
  };
}

function maakWerk(o: RondeOpties, vragen: Vragen): Result<Werk, RondeFout> {
  const s = begin(o);
  if (!s.ok) return err(s.fout);
  const m = createModel(o.pool, o.leerdoelen, {
    kalibratie: new Map((o.kalibratie ?? []).map(([id, b, vb]) => [id, { b, vb }])),
  });
  const beperking = beperk(m, o.instelling, {
    doelIds: o.doelIds,
    formaten: o.formaten,
    ...(o.verplicht === undefined ? {} : { verplicht: o.verplicht }),
    ...(o.arm === undefined ? {} : { arm: o.arm }),
  });
  if (!beperking.ok) return err(beperking.fout);
  const items = new Map(o.pool.map((item) => [item.id, item]));
  const manieren = createManieren({
    vragen,
    items,
    formaten: beperking.value.formaten,
    capabilities: o.capabilities,
    groep: o.groep,
    typen: o.instelling.typenAan,
    seed: o.seed,
  });
  const day = Math.max(0, Math.floor(o.day), s.value.dag);
  const kandidaten = bouwKandidaten(m, s.value, { beperking: beperking.value, day, formaat: manieren.keuze });
  if (!kandidaten.ok) return err(kandidaten.fout);
  const rng = createRng(o.seed);
  return ok({
    o,
    bouwers: vragen,
    m,
    s: s.value,
    day,
    items,
    kandidaten: kandidaten.value,
    manieren,
    omgeving: maakOmgeving(o, m),
    sessie: createSessie(),
    aantal: Math.min(Math.max(1, Math.floor(o.items)), 40, kandidaten.value.lijst.length),
    gesteld: 0,
    herhaald: new Set(),
    nu: null,
    vragen: new Map(),
    log: [],
    volgNr: 0,
    woorden: [],
    volgendZaad: () => Math.floor(rng.next() * 0xffffffff),
  });
}

/** Takes an item out that turned out to have no good question, so that it is not chosen again. */
function schrap(w: Werk, itemId: string): void {
  w.kandidaten.lijst = w.kandidaten.lijst.filter((k) => k.vraag.itemId !== itemId);
  w.sessie.terug = w.sessie.terug.filter((t) => t.vraag.itemId !== itemId);
}

const isIntake = (w: Werk): boolean => w.kandidaten.beperking.arm === 'intake';

function isVol(w: Werk): boolean {
  return w.gesteld >= w.aantal || (isIntake(w) && intakeKlaar(w.s, w.gesteld, w.m.params));
}

function kiesVraag(w: Werk): { keuze: Keuze; vraag: GebouwdeVraag; seed: number } | null {
  for (;;) {
    const kandidaten = isVol(w) ? { ...w.kandidaten, lijst: [] } : w.kandidaten;
    const keuze = select(w.m, w.s, { kandidaten, sessie: w.sessie });
    if (!keuze.ok) return null;
    const { itemId, doelId } = keuze.value.vraag;
    const item = w.items.get(itemId);
    const seed = w.volgendZaad();
    const vraag =
      item === undefined
        ? null
        : bouwManier({
            vragen: w.bouwers,
            vraagId: `v${w.volgNr + 1}-${seed.toString(36)}`,
            item,
            doelId,
            seed,
            manieren: w.manieren.van(itemId, doelId),
            omgeving: w.omgeving,
          });
    if (vraag?.ok) return { keuze: keuze.value, vraag: vraag.value, seed };
    schrap(w, itemId);
  }
}

function next(w: Werk): Lopend | null {
  if (w.nu !== null && !w.nu.beurt.klaar()) return w.nu;
  const gekozen = kiesVraag(w);
  if (gekozen === null) {
    w.aantal = Math.min(w.aantal, Math.max(1, w.gesteld));
    w.nu = null;
    return null;
  }
  const { keuze, vraag, seed } = gekozen;
  noteerGesteld(w.sessie, keuze);
  if (!keuze.terug) w.gesteld += 1;
  w.vragen.set(vraag.question.id, vraag);
  const beurt = createBeurt(vraag, { toetsenbord: w.o.instelling.toetsenbord });
  w.nu = { vraag, keuze, beurt, seed, start: w.o.clock.now(), eersteToets: null, afgespeeld: 0, apparaat: 'aanraken' };
  return w.nu;
}

function tijd(w: Werk, van: number): number {
  const ms = Math.round(w.o.clock.now() - van);
  return Number.isFinite(ms) ? Math.min(MS_MAX, Math.max(0, ms)) : 0;
}

function maakAntwoord(w: Werk, nu: Lopend): AntwoordInvoer {
  const uitslag = nu.beurt.uitslag();
  const { keuze, vraag } = nu;
  const ms = tijd(w, nu.start);
  return {
    nr: w.volgNr,
    itemId: keuze.vraag.itemId,
    doelId: keuze.vraag.doelId,
    format: vraag.question.format,
    ...(w.o.spel === undefined ? {} : { spel: w.o.spel }),
    ruw: uitslag.ruw,
    goed: uitslag.goed,
    geholpen: uitslag.geholpen,
    pogingen: uitslag.pogingen,
    ms,
    msEersteToets: Math.min(ms, nu.eersteToets ?? ms),
    afspeelbeurten: Math.min(99, nu.afgespeeld),
    invoer: nu.apparaat,
    k: vraag.k,
    propensity: Math.min(1, Math.max(0, keuze.propensity)),
    arm: keuze.arm,
    day: w.day,
    vraagSeed: nu.seed,
  };
}

/** What the leerling reads back at the end: the word itself, also when its letters were put in order. */
function tekstVan(w: Werk, nu: Lopend): string {
  const item = w.items.get(nu.keuze.vraag.itemId);
  return item !== undefined && isWoord(item) ? item.w : nu.vraag.getoond.text;
}

/** Logs a finished item, learns from it and puts a missed one back once; a word just shown tells an entry test nothing. */
function boek(w: Werk, klaar: { antwoord: AntwoordInvoer; vraag: ItemContext; tekst: string }): void {
  const { antwoord, vraag, tekst } = klaar;
  w.log.push(antwoord);
  update(w.m, w.s, { antwoord: antwoordVan(antwoord, antwoord.goed), doelsucces: w.kandidaten.beperking.doelsucces });
  const goed = antwoord.goed && !antwoord.geholpen;
  w.woorden.push({ itemId: antwoord.itemId, tekst, goed });
  if (goed || isIntake(w) || w.herhaald.has(antwoord.itemId)) return;
  w.herhaald.add(antwoord.itemId);
  zetTerug(w.m.params, w.sessie, vraag);
}

function sluit(w: Werk, nu: Lopend): void {
  const antwoord = maakAntwoord(w, nu);
  w.volgNr += 1;
  boek(w, { antwoord, vraag: nu.keuze.vraag, tekst: tekstVan(w, nu) });
  w.o.onAntwoord(antwoord);
}

/** Learns from an answer of an earlier sitting, as if its question had just been asked here. */
function neemOver(w: Werk, antwoord: AntwoordInvoer, tekst: string): void {
  const { itemId, doelId, format, k } = antwoord;
  const kandidaat = w.kandidaten.lijst.find((kan) => kan.vraag.itemId === itemId && kan.vraag.doelId === doelId);
  const vraag = kandidaat?.vraag ?? { itemId, doelId, format, k, day: w.day };
  if (!w.sessie.gehad.has(itemId)) w.gesteld += 1;
  noteerGesteld(w.sessie, {
    vraag,
    nieuw: kandidaat?.nieuw === true,
    verplicht: kandidaat !== undefined && kandidaat.verplicht >= 0,
  });
  // Items that had no good question took a seed too.
  for (let i = 0; i < ZADEN_MAX && w.volgendZaad() !== antwoord.vraagSeed; i += 1);
  boek(w, { antwoord, vraag, tekst });
}

/**
 * Takes an interrupted round up again: every answer given before is learned from once more, and its item is not asked.
 * The same start and the same answers lead to the same next question.
 */
function hervat(w: Werk, gegeven: readonly AntwoordInvoer[]): void {
  for (const antwoord of gegeven.toSorted((a, b) => a.nr - b.nr)) {
    const item = w.items.get(antwoord.itemId);
    if (item !== undefined && antwoord.nr >= w.volgNr) neemOver(w, antwoord, isWoord(item) ? item.w : antwoord.ruw);
    w.volgNr = Math.max(w.volgNr, antwoord.nr + 1);
  }
}

function eersteToets(w: Werk, id: string): Lopend | null {
  const { nu } = w;
  if (nu === null || nu.vraag.question.id !== id || nu.beurt.klaar()) return null;
  nu.eersteToets ??= tijd(w, nu.start);
  return nu;
}

function finish(w: Werk, play: { bonus: number; quit: boolean }): RoundResult {
  const geteld = w.log.map((a) => ({
    itemId: a.itemId,
    goed: a.goed,
    geholpen: a.geholpen,
    gok: isGok(w.m, a.itemId, a.ms),
  }));
  const telling = telAntwoorden(geteld, { items: w.aantal, gestopt: play.quit });
  const eerste = new Map<string, { tekst: string; goed: boolean }>();
  for (const woord of w.woorden) if (!eerste.has(woord.itemId)) eerste.set(woord.itemId, woord);
  const woorden = (goed: boolean): string[] => [
    ...new Set([...eerste.values()].filter((x) => x.goed === goed).map((x) => x.tekst)),
  ];
  return {
    stars: sterrenVan(telling),
    coins: muntenVan({ ...telling, bonus: play.bonus }),
    learned: woorden(true),
    revisit: woorden(false),
    stickers: [],
  };
}

/**
 * Live round of a leerling: chooses each next item with the practice engine, judges, logs and learns. Works offline;
 * the server replays the log and decides. A format or kind of item that `vragen` does not know is never asked. Errors: nothing to practise, an impossible setting, unreadable state.
 */
export function createRonde(o: RondeOpties, vragen: Vragen): Result<LiveRonde, RondeFout> {
  const gemaakt = maakWerk(o, vragen);
  if (!gemaakt.ok) return gemaakt;
  const w = gemaakt.value;
  hervat(w, o.gegeven ?? []);
  const done = w.log.map((a) => (a.goed && !a.geholpen ? 'goed' : 'geholpen'));
  const lopend = (id: string): Lopend | null => (w.nu?.vraag.question.id === id ? w.nu : null);
  return ok({
    goal: {
      items: w.aantal,
      softSeconds: Math.round(
        w.aantal * verwachteSeconden(w.m.params, w.kandidaten.beperking.doelsucces.doel, Math.exp(w.s.tau)),
      ),
      title: o.title,
      done,
    },
    s: o.s,
    calm: o.calm,
    reducedMotion: o.reducedMotion,
    next: () => next(w)?.vraag.question ?? null,
    attempt: (id, poging, device) => {
      const nu = eersteToets(w, id);
      if (nu === null) return ONBEKEND;
      nu.apparaat = device ?? nu.apparaat;
      const verdict = nu.beurt.attempt(poging);
      if (verdict.done) sluit(w, nu);
      return verdict;
    },
    hint: (id) => (o.instelling.hints ? (lopend(id)?.beurt.hint() ?? ONBEKEND) : ONBEKEND),
    peekStream: (id, n) => {
      const vraag = w.vragen.get(id);
      return vraag === undefined ? [] : stroomVan(vraag, lopend(id)?.beurt.gevuld() ?? [], n);
    },
    finish: (play) => finish(w, play),
    toestand: () => pack(w.s),
    afgespeeld: (id) => {
      const nu = lopend(id);
      if (nu !== null) nu.afgespeeld += 1;
    },
    eersteToets: (id) => void eersteToets(w, id),
    antwoorden: () => w.log,
    gebouwd: (id) => w.vragen.get(id),
  });
}
