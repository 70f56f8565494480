import { err, ok, type Result } from '#engine/core/basis/result.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { muntenOf } from '#engine/core/scoring/munten.ts';
import { starsOf } from '#engine/core/scoring/stars.ts';
import { countAntwoorden } from '#engine/core/scoring/tally.ts';
import { MS_MAX, type AntwoordInput } from '../contract/antwoord.ts';
import { createTurn, type VraagTurn } from './turn.ts';
import { buildCandidates } from '../select/candidates.ts';
import type { Candidates } from '../select/candidate.ts';
import type { InputDevice, RoundResult, Verdict } from '../contract/contract.ts';
import { intakeDone, intakePrior } from '../select/intake.ts';
import { isWoord } from '../contract/content-kind.ts';
import { createModel, modelWith, type ItemContext, type Model } from '../model/model.ts';
import { pack, unpack } from '../select/pack.ts';
import type { ContentItem, LiveRonde, RondeError, RondeOptions } from '../contract/ronde-options.ts';
import { buildWay, createWays, type Ways } from './ronde-vraag.ts';
import { expectedSeconds } from '../select/score.ts';
import { select, type ChosenVraag } from '../select/select.ts';
import { createPracticeSession, recordAsked, scheduleReturn, type PracticeSession } from '../model/session.ts';
import { restrict } from '../model/settings.ts';
import type { LeerlingState } from '../model/state.ts';
import { streamOf } from '../select/stream.ts';
import { antwoordOf, isGuess, update } from '../model/update.ts';
import type { Vragen } from '../vraag/build-vraag.ts';
import type { BuiltVraag } from '../vraag/built.ts';
import type { VraagEnvironment } from '../vraag/options.ts';
import { spellingenOf } from '../vraag/woord-help.ts';

interface Running {
  vraag: BuiltVraag;
  choice: ChosenVraag;
  turn: VraagTurn;
  seed: number;
  start: number;
  firstKeypress: number | null;
  played: number;
  apparaat: InputDevice;
}

/** Everything one round holds. */
interface Work {
  o: RondeOptions;
  builders: Vragen;
  m: Model;
  s: LeerlingState;
  day: number;
  items: ReadonlyMap<string, ContentItem>;
  kandidaten: Candidates;
  ways: Ways;
  environment: VraagEnvironment;
  session: PracticeSession;
  aantal: number;
  asked: number;
  repeated: Set<string>;
  nu: Running | null;
  vragen: Map<string, BuiltVraag>;
  log: AntwoordInput[];
  /** Number of the next answer. */
  followNr: number;
  woorden: { itemId: string; tekst: string; goed: boolean }[];
  nextSeed(): number;
}

/** Seeds that one question can have cost. */
const SEEDS_MAX = 40;
const UNKNOWN: Verdict = { ok: false, done: false, next: 'retry' };

function begin(o: RondeOptions): Result<LeerlingState, RondeError> {
  return o.toestand.length === 0 ? ok(intakePrior(o.groep, o.seed)) : unpack(o.toestand);
}

function createEnvironment(o: RondeOptions, m: Model): VraagEnvironment {
  const spellingen = spellingenOf(o.pool);
  return {
    groep: o.groep,
    s: o.s,
    typen: o.instelling.typenAan,
    calm: o.calm,
    leerdoelen: m.leerdoelen,
    pool: o.pool,
    exists: (form) => spellingen.has(form),
  };
}

function createWork(o: RondeOptions, vragen: Vragen): Result<Work, RondeError> {
  const s = begin(o);
  if (!s.ok) return err(s.fout);
  const core = createModel(o.pool, o.leerdoelen, {
    kalibratie: new Map((o.kalibratie ?? []).map(([id, b, vb]) => [id, { b, vb }])),
  });
  const m = o.weights === undefined ? core : modelWith(core, o.weights);
  const restriction = restrict(m, o.instelling, {
    doelIds: o.doelIds,
    formaten: o.formaten,
    ...(o.required === undefined ? {} : { required: o.required }),
    ...(o.arm === undefined ? {} : { arm: o.arm }),
  });
  if (!restriction.ok) return err(restriction.fout);
  const items = new Map(o.pool.map((item) => [item.id, item]));
  const ways = createWays({
    vragen,
    items,
    formaten: restriction.value.formaten,
    capabilities: o.capabilities,
    groep: o.groep,
    typen: o.instelling.typenAan,
    seed: o.seed,
  });
  const day = Math.max(0, Math.floor(o.day), s.value.dag);
  const candidates = buildCandidates(m, s.value, { restriction: restriction.value, day, formaat: ways.choice });
  if (!candidates.ok) return err(candidates.fout);
  const rng = createRng(o.seed);
  return ok({
    o,
    builders: vragen,
    m,
    s: s.value,
    day,
    items,
    kandidaten: candidates.value,
    ways,
    environment: createEnvironment(o, m),
    session: createPracticeSession(),
    aantal: Math.min(Math.max(1, Math.floor(o.items)), 40, candidates.value.lijst.length),
    asked: 0,
    repeated: new Set(),
    nu: null,
    vragen: new Map(),
    log: [],
    followNr: 0,
    woorden: [],
    nextSeed: () => Math.floor(rng.next() * 0xffffffff),
  });
}

/** Takes an item out that turned out to have no good question, so that it is not chosen again. */
function drop(w: Work, itemId: string): void {
  w.kandidaten.lijst = w.kandidaten.lijst.filter((k) => k.vraag.itemId !== itemId);
  w.session.terug = w.session.terug.filter((t) => t.vraag.itemId !== itemId);
}

const isIntake = (w: Work): boolean => w.kandidaten.restriction.arm === 'intake';

function isFull(w: Work): boolean {
  return w.asked >= w.aantal || (isIntake(w) && intakeDone(w.s, w.asked, w.m.params));
}

/** A round always asks something, also when its time was over before it began. */
const isLate = ({ o, asked }: Work): boolean => o.until !== undefined && asked > 0 && o.clock.now() >= o.until;

const choose = (w: Work): ReturnType<typeof select> =>
  select(w.m, w.s, { kandidaten: isFull(w) ? { ...w.kandidaten, lijst: [] } : w.kandidaten, session: w.session });

function chooseVraag(w: Work): { choice: ChosenVraag; vraag: BuiltVraag; seed: number } | null {
  for (;;) {
    const choice = choose(w);
    if (!choice.ok) return null;
    const { itemId, doelId } = choice.value.vraag;
    const item = w.items.get(itemId);
    const seed = w.nextSeed();
    const vraag =
      item === undefined
        ? null
        : buildWay({
            vragen: w.builders,
            vraagId: `v${w.followNr + 1}-${seed.toString(36)}`,
            item,
            doelId,
            seed,
            ways: w.ways.van(itemId, doelId),
            environment: w.environment,
          });
    if (vraag?.ok) return { choice: choice.value, vraag: vraag.value, seed };
    drop(w, itemId);
  }
}

function next(w: Work): Running | null {
  if (w.nu !== null && !w.nu.turn.klaar()) return w.nu;
  const chosen = isLate(w) ? null : chooseVraag(w);
  if (chosen === null) {
    w.aantal = Math.min(w.aantal, Math.max(1, w.asked));
    w.nu = null;
    return null;
  }
  const { choice, vraag, seed } = chosen;
  recordAsked(w.session, choice);
  if (!choice.terug) w.asked += 1;
  w.vragen.set(vraag.question.id, vraag);
  const turn = createTurn(vraag, { toetsenbord: w.o.instelling.toetsenbord });
  w.nu = { vraag, choice, turn, seed, start: w.o.clock.now(), firstKeypress: null, played: 0, apparaat: 'aanraken' };
  return w.nu;
}

function time(w: Work, from: number): number {
  const ms = Math.round(w.o.clock.now() - from);
  return Number.isFinite(ms) ? Math.min(MS_MAX, Math.max(0, ms)) : 0;
}

function createAntwoord(w: Work, now: Running): AntwoordInput {
  const finding = now.turn.uitslag();
  const { choice, vraag } = now;
  const ms = time(w, now.start);
  return {
    nr: w.followNr,
    itemId: choice.vraag.itemId,
    doelId: choice.vraag.doelId,
    format: vraag.question.format,
    ...(w.o.spel === undefined ? {} : { spel: w.o.spel }),
    ruw: finding.ruw,
    goed: finding.goed,
    geholpen: finding.geholpen,
    pogingen: finding.pogingen,
    ms,
    msEersteToets: Math.min(ms, now.firstKeypress ?? ms),
    afspeelbeurten: Math.min(99, now.played),
    invoer: now.apparaat,
    k: vraag.k,
    propensity: Math.min(1, Math.max(0, choice.propensity)),
    arm: choice.arm,
    day: w.day,
    vraagSeed: now.seed,
  };
}

/** What the leerling reads back at the end: the word itself, also when its letters were put in order. */
function textOf(w: Work, now: Running): string {
  const item = w.items.get(now.choice.vraag.itemId);
  return item !== undefined && isWoord(item) ? item.w : now.vraag.getoond.text;
}

/** Logs a finished item, learns from it and puts a missed one back once; a word just shown tells an entry test nothing. */
function record(w: Work, done: { antwoord: AntwoordInput; vraag: ItemContext; tekst: string }): void {
  const { antwoord, vraag, tekst: text } = done;
  w.log.push(antwoord);
  update(w.m, w.s, {
    antwoord: antwoordOf(antwoord, antwoord.goed),
    targetSuccess: w.kandidaten.restriction.targetSuccess,
  });
  const correct = antwoord.goed && !antwoord.geholpen;
  w.woorden.push({ itemId: antwoord.itemId, tekst: text, goed: correct });
  if (correct || isIntake(w) || w.repeated.has(antwoord.itemId)) return;
  w.repeated.add(antwoord.itemId);
  scheduleReturn(w.m.params, w.session, vraag);
}

function close(w: Work, now: Running): void {
  const antwoord = createAntwoord(w, now);
  w.followNr += 1;
  record(w, { antwoord, vraag: now.choice.vraag, tekst: textOf(w, now) });
  w.o.onAntwoord(antwoord);
}

/** Items that turned out to have no good question took a seed too, and were not chosen again. */
function skipToSeed(w: Work, { itemId, vraagSeed }: AntwoordInput): void {
  for (let i = 0; i < SEEDS_MAX && w.nextSeed() !== vraagSeed; i += 1) {
    const choice = choose(w);
    if (choice.ok && choice.value.vraag.itemId !== itemId) drop(w, choice.value.vraag.itemId);
  }
}

/** Learns from an answer of an earlier sitting, as if its question had just been asked here. */
function adopt(w: Work, antwoord: AntwoordInput, text: string): void {
  const { itemId, doelId, format, k } = antwoord;
  const candidate = w.kandidaten.lijst.find((can) => can.vraag.itemId === itemId && can.vraag.doelId === doelId);
  const vraag = candidate?.vraag ?? { itemId, doelId, format, k, day: w.day };
  skipToSeed(w, antwoord);
  if (!w.session.seen.has(itemId)) w.asked += 1;
  recordAsked(w.session, {
    vraag,
    nieuw: candidate?.nieuw === true,
    required: candidate !== undefined && candidate.required >= 0,
  });
  record(w, { antwoord, vraag, tekst: text });
}

/**
 * Takes an interrupted round up again: every answer given before is learned from once more, and its item is not asked.
 * The same start and the same answers lead to the same next question.
 */
function resume(w: Work, given: readonly AntwoordInput[]): void {
  for (const antwoord of given.toSorted((a, b) => a.nr - b.nr)) {
    const item = w.items.get(antwoord.itemId);
    if (item !== undefined && antwoord.nr >= w.followNr) adopt(w, antwoord, isWoord(item) ? item.w : antwoord.ruw);
    w.followNr = Math.max(w.followNr, antwoord.nr + 1);
  }
}

function firstKeypress(w: Work, id: string): Running | null {
  const { nu: now } = w;
  if (now === null || now.vraag.question.id !== id || now.turn.klaar()) return null;
  now.firstKeypress ??= time(w, now.start);
  return now;
}

function finish(w: Work, play: { bonus: number; quit: boolean }): RoundResult {
  const counted = w.log.map((a) => ({
    itemId: a.itemId,
    goed: a.goed,
    geholpen: a.geholpen,
    guess: isGuess(w.m, a.itemId, a.ms),
  }));
  const tally = countAntwoorden(counted, { items: w.aantal, gestopt: play.quit });
  const first = new Map<string, { tekst: string; goed: boolean }>();
  for (const woord of w.woorden) if (!first.has(woord.itemId)) first.set(woord.itemId, woord);
  const woorden = (correct: boolean): string[] => [
    ...new Set([...first.values()].filter((x) => x.goed === correct).map((x) => x.tekst)),
  ];
  return {
    stars: starsOf(tally),
    coins: muntenOf({ ...tally, bonus: play.bonus }),
    learned: woorden(true),
    revisit: woorden(false),
    stickers: [],
  };
}

/**
 * Live round of a leerling: chooses each next item with the practice engine, judges, logs and learns. Works offline;
 * the server replays the log and decides. A format or kind of item that `vragen` does not know is never asked. Errors: nothing to practise, an impossible setting, unreadable state.
 */
export function createRonde(o: RondeOptions, vragen: Vragen): Result<LiveRonde, RondeError> {
  const created = createWork(o, vragen);
  if (!created.ok) return created;
  const w = created.value;
  resume(w, o.gegeven ?? []);
  const done = w.log.map((a) => (a.goed && !a.geholpen ? 'goed' : 'geholpen'));
  const running = (id: string): Running | null => (w.nu?.vraag.question.id === id ? w.nu : null);
  return ok({
    goal: {
      items: w.aantal,
      softSeconds: Math.round(
        w.aantal * expectedSeconds(w.m.params, w.kandidaten.restriction.targetSuccess.doel, Math.exp(w.s.tau)),
      ),
      title: o.title,
      done,
    },
    s: o.s,
    calm: o.calm,
    reducedMotion: o.reducedMotion,
    next: () => next(w)?.vraag.question ?? null,
    attempt: (id, poging, device) => {
      const now = firstKeypress(w, id);
      if (now === null) return UNKNOWN;
      now.apparaat = device ?? now.apparaat;
      const verdict = now.turn.attempt(poging);
      if (verdict.done) close(w, now);
      return verdict;
    },
    hint: (id) => (o.instelling.hints ? (running(id)?.turn.hint() ?? UNKNOWN) : UNKNOWN),
    peekStream: (id, n) => {
      const vraag = w.vragen.get(id);
      return vraag === undefined ? [] : streamOf(vraag, running(id)?.turn.gevuld() ?? [], n);
    },
    finish: (play) => finish(w, play),
    toestand: () => pack(w.s),
    played: (id) => {
      const now = running(id);
      if (now !== null) now.played += 1;
    },
    firstKeypress: (id) => void firstKeypress(w, id),
    antwoorden: () => w.log,
    built: (id) => w.vragen.get(id),
  });
}
