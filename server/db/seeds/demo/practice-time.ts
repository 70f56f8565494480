import { shuffle } from '#engine/core/basis/rng.ts';
import type { Format } from '#engine/core/oefening/contract/contract.ts';
import { muntenOf } from '#engine/core/scoring/munten.ts';
import { starsOf } from '#engine/core/scoring/stars.ts';
import type { Content } from '../../../platform/content/content.ts';
import type { LogEntry } from '../../../platform/practice/fold.ts';
import { dayOf, dateOf, mondayOf } from '../../../platform/time/clock.ts';
import type { Exercise } from './exercises.ts';
import { chooseProfile, type Profile } from './profiles.ts';
import type { DemoRow } from './rows.ts';
import type { Random } from './random.ts';

export interface Learner {
  adminId: string;
  id: string;
  jaargroep: number;
  demo: boolean;
}
export interface HistoryLog {
  somvensters: DemoRow[];
  taken: DemoRow[];
  spelrondes: DemoRow[];
  antwoorden: DemoRow[];
  muntboekingen: DemoRow[];
  log: LogEntry[];
  spellen: Map<string, { gespeeld: number; sterren: number; gouden: number; s: number; op: string }>;
  doelen: Map<string, { n: number; goed: number; ms: number; op: string }>;
  weeks: Map<string, { week: string; doelId: string; n: number; goed: number; ms: number }>;
}
interface Loop {
  learner: Learner;
  profile: Profile;
  random: Random;
  uit: HistoryLog;
  spellen: readonly string[];
  nu: number;
  doelen: readonly string[];
  opgaven(doelId: string, format: Format): readonly Exercise[];
  content: Content;
  experience: Map<string, number>;
  seq: number;
}

const DAY_MS = 86_400_000;
const WEEKS = 14;
const PER_SESSION = 8;
/** Different goals within two weeks. */
const WINDOW = 3;
/** Change of the play level per number of stars. */
const NIVEAU_STEP = [-0.12, -0.06, 0.03, 0.08];

/** Goals in the order of the year: those of the year before first, as revision. */
function leerlijn(content: Content, jaargroep: number, exercises: Loop['opgaven']): string[] {
  const from = Math.max(3, jaargroep - 1);
  return [...content.leerdoelen.values()]
    .filter((doel) => doel.groep >= from && doel.groep <= jaargroep && exercises(doel.id, 'dictee').length >= 4)
    .sort((a, b) => a.groep - b.groep || a.nr - b.nr)
    .map((doel) => doel.id);
}

const formatFor = (jaargroep: number, random: Random): Format =>
  jaargroep === 3 || random.kans(0.3) ? 'bouw' : 'dictee';

interface Session {
  somvensterId: string;
  volgnummer: number;
  taakId: string;
  rondeId: string;
  doelId: string;
  spel: string;
  begin: number;
  items: number;
  opgaven: readonly Exercise[];
}

/** What the device tells about an answer beside the outcome. */
function createExtra(
  { random, learner }: Loop,
  session: Session,
  { exercise, goed: correct, op: at }: { exercise: Exercise; goed: boolean; op: number },
): DemoRow {
  // A pupil makes the same mistake in the same word, as children do.
  const ruw = correct
    ? exercise.woord
    : (exercise.fouten[random.kans(0.8) ? 0 : random.rng.int(exercise.fouten.length)] ?? exercise.woord);
  return {
    ruw,
    formaat: exercise.formaat,
    spel: session.spel,
    pogingen: correct ? 1 : 2,
    geholpen: false,
    msEersteToets: 900 + random.rng.int(900),
    afspeelbeurten: random.rng.int(2),
    invoer: learner.jaargroep <= 4 ? 'aanraken' : 'toets',
    k: exercise.k,
    propensity: 0.25,
    arm: 'adaptief',
    day: dayOf(at),
    vraagSeed: random.rng.int(0x7fffffff),
    woord: exercise.woord,
    ...(exercise.focus === undefined ? {} : { focus: exercise.focus }),
  };
}

function answered(loop: Loop, session: Session, nr: number): { goed: boolean } {
  const exercise = loop.random.kies(session.opgaven);
  const { profile, random, uit: out, learner } = loop;
  const experience = loop.experience.get(session.doelId) ?? 0;
  loop.experience.set(session.doelId, experience + 1);
  const chance =
    (profile.isWeak(session.doelId) ? profile.weak : profile.goed) + Math.min(0.12, experience * profile.growth);
  const correct = random.kans(Math.min(0.985, chance));
  const ms = 2500 + exercise.woord.length * 450 + random.rng.int(4000) + (correct ? 0 : 2500);
  const at = session.begin + nr * 14_000;
  const clientId = random.id(at);
  loop.seq += 1;
  const extra = createExtra(loop, session, { exercise, goed: correct, op: at });
  out.antwoorden.push({
    admin_id: learner.adminId,
    leerling_id: learner.id,
    client_id: clientId,
    seq: loop.seq,
    taak_id: session.taakId,
    ronde_id: session.rondeId,
    nr,
    item_id: exercise.itemId,
    doel_id: session.doelId,
    goed: correct,
    ms,
    extra,
    op: new Date(at).toISOString(),
  });
  out.log.push({
    seq: loop.seq,
    clientId,
    itemId: exercise.itemId,
    doelId: session.doelId,
    goed: correct,
    ms,
    geholpen: false,
    format: exercise.formaat,
    k: exercise.k,
    day: dayOf(at),
    arm: 'adaptief',
  });
  countUp(loop, session.doelId, { goed: correct, ms, op: at });
  return { goed: correct };
}

function countUp(loop: Loop, doelId: string, antwoord: { goed: boolean; ms: number; op: number }): void {
  const week = mondayOf(antwoord.op);
  const doel = loop.uit.doelen.get(doelId) ?? { n: 0, goed: 0, ms: 0, op: '' };
  const weekRow = loop.uit.weeks.get(`${week}|${doelId}`) ?? { week, doelId, n: 0, goed: 0, ms: 0 };
  for (const row of [doel, weekRow]) {
    row.n += 1;
    row.goed += antwoord.goed ? 1 : 0;
    row.ms += antwoord.ms;
  }
  doel.op = new Date(antwoord.op).toISOString();
  loop.uit.doelen.set(doelId, doel);
  loop.uit.weeks.set(`${week}|${doelId}`, weekRow);
}

/** How a session ended. */
interface Ending {
  sterren: number;
  munten: number;
  einde: string;
}

function createTaak({ learner, content }: Loop, session: Session, { sterren: stars, einde: end }: Ending): DemoRow {
  const list = session.opgaven;
  return {
    admin_id: learner.adminId,
    id: session.taakId,
    somvenster_id: session.somvensterId,
    leerling_id: learner.id,
    volgnummer: session.volgnummer,
    titel: content.leerdoelen.get(session.doelId)?.kindnaam ?? session.doelId,
    doel_ids: [session.doelId],
    formaten: [list[0]?.formaat ?? 'bouw'],
    items: PER_SESSION,
    status: 'klaar',
    sterren: stars,
    steen: ['geen', 'brons', 'zilver', 'goud'][stars] ?? 'geen',
    is_steun: false,
    spellen: [session.spel],
    voorbeelden: list.slice(0, 3).map((o) => ({ w: o.woord })),
    klaar_op: end,
    gewijzigd_op: end,
  };
}

function createSpelronde(
  { learner, random }: Loop,
  session: Session,
  { sterren: stars, munten, einde: end }: Ending,
): DemoRow {
  return {
    admin_id: learner.adminId,
    leerling_id: learner.id,
    id: session.rondeId,
    taak_id: session.taakId,
    spel: session.spel,
    seed: random.rng.int(0x7fffffff),
    dag: dayOf(session.begin),
    s: 0.3,
    items: PER_SESSION,
    apparaat: 'tablet',
    begonnen: new Date(session.begin).toISOString(),
    geeindigd: end,
    sterren: stars,
    munten,
    bonus: 0,
    seconden: session.items * 14,
    gestopt: false,
    resultaat: {
      sterren: stars,
      munten,
      geleerd: [],
      terug: [],
      stickers: [],
      steen: 'geen',
      routeKlaar: false,
      saldo: munten,
    },
  };
}

function countSpel({ uit: out }: Loop, { spel: slug }: Session, { sterren: stars, einde: end }: Ending): void {
  const spel = out.spellen.get(slug) ?? { gespeeld: 0, sterren: 0, gouden: 0, s: 0, op: end };
  out.spellen.set(slug, {
    gespeeld: spel.gespeeld + 1,
    sterren: Math.max(spel.sterren, stars),
    gouden: spel.gouden + (stars === 3 ? 1 : 0),
    s: Math.min(1, Math.max(0, spel.s + (NIVEAU_STEP[stars] ?? 0))),
    op: end,
  });
}

function play(loop: Loop, session: Session): void {
  const { random, uit: out, learner } = loop;
  const created = Array.from({ length: session.items }, (_, nr) => answered(loop, session, nr));
  const firstTime = created.filter((a) => a.goed).length;
  const stars = starsOf({
    items: PER_SESSION,
    klaar: session.items,
    eersteKeer: firstTime,
    gestopt: session.items < PER_SESSION,
  });
  const munten = muntenOf({ klaar: session.items, eersteKeer: firstTime, bonus: random.rng.int(6) });
  const end = new Date(session.begin + session.items * 14_000).toISOString();
  const outcome = { sterren: stars, munten, einde: end };
  out.taken.push(createTaak(loop, session, outcome));
  out.spelrondes.push(createSpelronde(loop, session, outcome));
  out.muntboekingen.push({
    admin_id: learner.adminId,
    leerling_id: learner.id,
    sleutel: `ronde:${session.rondeId}`,
    bedrag: munten,
    soort: 'ronde',
    op: end,
    code: null,
  });
  countSpel(loop, session, outcome);
}

/** Goal of a session: mostly around the point of the year, sometimes an earlier one that needs upkeep. */
function chooseDoel(loop: Loop, week: number): string {
  const { doelen, random, profile } = loop;
  const middle = Math.floor((week / WEEKS) * doelen.length);
  const weak = doelen.slice(0, middle + WINDOW).filter((id) => profile.isWeak(id));
  if (weak.length > 0 && random.kans(0.4)) return random.kies(weak);
  if (middle > 2 && random.kans(0.35)) return random.kies(doelen.slice(0, middle));
  return random.kies(doelen.slice(middle, middle + WINDOW));
}

function playWeek(loop: Loop, week: number): void {
  const { random, learner, uit: out, nu: now, profile } = loop;
  const monday = Date.parse(`${mondayOf(now - (WEEKS - 1 - week) * 7 * DAY_MS)}T00:00:00Z`);
  const days = shuffle([0, 1, 2, 3, 4], random.rng)
    .slice(0, profile.sessies(random))
    .sort((a, b) => a - b);
  const moments = days
    .map((day) => monday + day * DAY_MS + (8 + random.rng.int(5)) * 3_600_000 + random.rng.int(3_000_000))
    .filter((ms) => dateOf(ms) < dateOf(now)); // today is still to be played, whatever the hour
  const [first] = moments;
  if (first === undefined || loop.doelen.length === 0) return;
  const somvensterId = random.id(first);
  const last = new Date(moments.at(-1) ?? first).toISOString();
  out.somvensters.push({
    admin_id: learner.adminId,
    id: somvensterId,
    leerling_id: learner.id,
    soort: 'adaptief',
    titel: 'Jouw tocht van vandaag',
    start: dateOf(first),
    eind: null,
    status: 'voltooid',
    kleur: 'A',
    seed: random.rng.int(0x7fffffff),
    beloning_gegeven: true,
    voltooid_op: last,
    aangemaakt_op: new Date(first).toISOString(),
    gewijzigd_op: last,
  });
  for (const [nr, begin] of moments.entries()) {
    const items = begin > now - 7 * DAY_MS && random.kans(0.4) ? 3 : PER_SESSION;
    const doelId = chooseDoel(loop, week);
    const exercises = loop.opgaven(doelId, formatFor(learner.jaargroep, random));
    play(loop, {
      opgaven: exercises,
      somvensterId,
      volgnummer: nr + 1,
      taakId: random.id(begin),
      rondeId: random.id(begin),
      doelId,
      spel: random.kies(loop.spellen),
      begin,
      items,
    });
  }
}

/** Fourteen weeks of one pupil. */
export function simulate(
  learner: Learner,
  base: Pick<Loop, 'random' | 'spellen' | 'nu' | 'opgaven' | 'content'>,
): HistoryLog {
  const out: HistoryLog = {
    somvensters: [],
    taken: [],
    spelrondes: [],
    antwoorden: [],
    muntboekingen: [],
    log: [],
    spellen: new Map(),
    doelen: new Map(),
    weeks: new Map(),
  };
  const loop: Loop = {
    ...base,
    learner,
    profile: chooseProfile(base.random),
    uit: out,
    doelen: leerlijn(base.content, learner.jaargroep, base.opgaven),
    experience: new Map(),
    seq: 0,
  };
  const begin = learner.demo ? WEEKS - 2 : 0;
  for (let week = begin; week < WEEKS - loop.profile.quietWeeks; week += 1) playWeek(loop, week);
  return out;
}
