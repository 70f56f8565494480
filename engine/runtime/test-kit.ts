import './test-navigator.ts';
import { ENGINE_KIT } from '#engine/assembly/kit.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { type Bot, type BotKind, createBot } from '#engine/core/oefening/ronde/bot.ts';
import type { Attempt, Question, Round, RoundResult, Verdict } from '#engine/core/oefening/contract/contract.ts';
import { createFakeRound, type FakeRonde } from '#engine/core/oefening/fake/fake-ronde.ts';
import { SpokenLines } from './audio/spoken-lines.ts';
import { createEmptyAssets } from './plain/empty-assets.ts';
import type { Accessibility, Layout } from './contract.ts';
import type { Extensions } from './own.ts';
import { loadScene, readDoc } from './load.ts';
import { createLayout } from './layout/layout.ts';
import { STEP } from './loop.ts';
import type { Context } from './world/context.ts';
import type { Scene } from './world/scene.ts';
import { pickFinale } from './feedback/finale.ts';
import type { Paint } from './paint.ts';
import { Play } from './play.ts';
import { RoundTurn } from './round/turn.ts';
import { createRoundState, type StateStore } from './round/state.ts';
import { createEmptyPaint } from './plain/empty-paint.ts';
import { createTestSound, type TestSound } from './test-sound.ts';

export type { BotKind } from '#engine/core/oefening/ronde/bot.ts';

export interface TestOptions {
  doc: unknown;
  /** Name of `FIXTURE_NAMEN`. */
  fixture: string;
  items?: number;
  seed?: number;
  s?: number;
  accessibility?: Partial<Accessibility>;
  firstTime?: boolean;
  eigen?: Extensions;
  /** Changes the question with this number, from 0. */
  vary?: (vraag: Question, nr: number) => Question;
  /** On an upright screen. */
  upright?: boolean;
  /** Share of the particles that is drawn, 0..1; default all. */
  particles?: number;
  /** The screen, also when the game begins; default the whole stage, 1280 x 720. */
  layout?: Layout;
  /** What paints; default: something that paints nothing. */
  paint?: Paint;
}

/** A game without a screen: real scene, session and mechanics, empty pictures. */
export interface TestSpel {
  /** What mechanics see. */
  scene: Context;
  /** The scene behind it. */
  world: Scene;
  session: Play;
  state: StateStore;
  round: FakeRonde;
  sound: TestSound;
  /** Events in order, as `event a b`. */
  events: string[];
  last: { attempt: Attempt; verdict: Verdict } | null;
  result: RoundResult | null;
  /** n fixed steps of 1/60 s. */
  step(n: number): void;
  /** Simulated seconds. */
  seconds(s: number): void;
  /** All lines that were begun are said. */
  spokenOut(): Promise<void>;
  destroy(): void;
}

/** Drawn halfway between two steps. */
const HALF = { alpha: 0.5 };
const ORDINARY: Accessibility = {
  calm: false,
  reducedMotion: false,
  oneSwitch: false,
  lettertype: 'andika',
  letterafstand: 0,
  toetsenbord: 'qwerty',
};

/** The same round, that tells every attempt and what came of it. */
function lookAlong(
  round: FakeRonde,
  vary: NonNullable<TestOptions['vary']>,
  at: (last: NonNullable<TestSpel['last']>) => void,
): Round {
  let nr = 0;
  return {
    ...round,
    goal: round.goal,
    s: round.s,
    calm: round.calm,
    reducedMotion: round.reducedMotion,
    next: () => {
      const vraag = round.next();
      nr += 1;
      return vraag === null ? null : vary(vraag, nr - 1);
    },
    attempt: (q, a, device) => {
      const verdict = round.attempt(q, a, device);
      at({ attempt: a, verdict });
      return verdict;
    },
  };
}

function createTestSpel(
  parts: Pick<TestSpel, 'scene' | 'world' | 'session' | 'state' | 'round' | 'sound' | 'events'>,
): TestSpel {
  const { world, session } = parts;
  const spel: TestSpel = {
    ...parts,
    last: null,
    result: null,
    step: (n) => {
      for (let i = 0; i < n; i += 1) {
        session.step(STEP);
        if (i % 6 === 0) world.render(HALF);
      }
    },
    seconds: (s) => spel.step(Math.round(s * 60)),
    spokenOut: () =>
      new Promise((resolve) => {
        setTimeout(resolve, 0);
      }),
    destroy: () => world.destroy(),
  };
  return spel;
}

/** Writes every event down. Called before there is a session: it hears an event before the session acts on it. */
function writeEvents(scene: Scene): string[] {
  const events: string[] = [];
  scene.events.listen((event, { a, b }) => events.push([event, a, b].filter((part) => part !== null).join(' ')));
  return events;
}

/** Builds a game on a seeded round. Rejects when the document is wrong. */
export async function startTestSpel(o: TestOptions): Promise<TestSpel> {
  const accessibility = { ...ORDINARY, ...o.accessibility };
  const { seed = 7, items = 3, s = 0 } = o;
  const { calm, reducedMotion } = accessibility;
  const round = createFakeRound({ fixture: o.fixture, seed, items, s, calm, reducedMotion });
  const doc = readDoc(ENGINE_KIT, o.doc, o.eigen);
  const state = createRoundState(round.goal.items);
  const sound = createTestSound();
  const voice = new SpokenLines(sound);
  const viewed = lookAlong(round, o.vary ?? ((vraag) => vraag), (last) => {
    spel.last = last;
  });
  const turn = new RoundTurn({
    doc,
    round: viewed,
    store: state,
    voice,
    onEnd: (r) => {
      spel.result = r;
    },
  });
  const { build } = await loadScene({
    kit: ENGINE_KIT,
    doc: o.doc,
    round,
    accessibility,
    sound: voice,
    seed,
    eigen: o.eigen,
    particles: o.particles ?? 1,
    paint: o.paint ?? createEmptyPaint(),
    layout: o.layout ?? createLayout({ w: 1280, h: 720, topCss: 0, bottomCss: 0 }),
    upright: o.upright ?? false,
    assets: () => Promise.resolve(createEmptyAssets()),
    turn,
  });
  const scene = build();
  const events = writeEvents(scene);
  const session = new Play({
    doc,
    round: viewed,
    turn,
    scene,
    accessibility,
    sound: voice,
    texts: (key) => key,
    firstTime: o.firstTime ?? false,
    finale: pickFinale(doc.finales.length, seed, null),
  });
  const spel = createTestSpel({ scene: scene.ctx, world: scene, session, state, round, sound, events });
  scene.setLayout(scene.world.layout);
  return spel;
}

/** How a bot fared. */
export interface BotOutcome {
  done: boolean;
  seconds: number;
  result: RoundResult | null;
  step: string;
  pogingen: number;
  woorden: string[];
  /** What the bot meant to give, in order: `script` of a run that repeats this one. */
  plans: readonly Attempt[];
  /** Every event, in order. */
  events: readonly string[];
  /** Every thing of the world as it was at the end: place, size, opacity, state. */
  world: readonly string[];
}

export interface BotOptions extends TestOptions {
  bot: BotKind;
  maxSeconds?: number;
  /** Gives these, one after another, instead of asking the bot. */
  script?: readonly Attempt[];
  /** Looks along ten times a second. */
  watch?(spel: TestSpel, seconds: number): void;
}

const LAST_EVENTS = 30;
/** What repeats a run of a bot, and how it ended: for who reads a test that failed. */
export const tellRun = (
  { fixture, bot, seed = 7, s = 0, items, accessibility, upright }: BotOptions,
  out: BotOutcome,
) =>
  [
    `to repeat: ${JSON.stringify({ fixture, bot, seed, s, items, accessibility, upright })}`,
    `ended after ${out.seconds} s in: ${out.step}`,
    `given: ${JSON.stringify(out.plans)}`,
    `last of ${out.events.length} events: ${out.events.slice(-LAST_EVENTS).join(' | ')}`,
  ].join('\n');

const worldOf = (spel: TestSpel): string[] =>
  spel.scene
    .group('*')
    .map(({ id, x, y, angle, scale, visible, state, view }) =>
      [id, x, y, angle, scale, visible, state, view.alpha].join(' '),
    );

/** Lets a bot play a whole round; `done` is false when it took more than `maxSeconds` of simulated time. */
export async function playWithBot(o: BotOptions): Promise<BotOutcome> {
  const spel = await startTestSpel(o);
  const player = new Player(spel, o);
  const max = o.maxSeconds ?? 240;
  spel.session.start();
  let time = 0;
  while (spel.result === null && time < max) {
    spel.step(6);
    time += 0.1;
    player.think(0.1);
    o.watch?.(spel, time);
  }
  const out: BotOutcome = {
    done: spel.result !== null,
    seconds: Math.round(time),
    result: spel.result,
    step: player.where(),
    pogingen: player.pogingen,
    woorden: player.woorden,
    plans: player.plans,
    events: spel.events,
    world: worldOf(spel),
  };
  spel.destroy();
  return out;
}

/** A child of 0.6 s per thought: asks the bot what to give and lets the mechanics give it. */
class Player {
  pogingen = 0;
  readonly woorden: string[] = [];
  readonly plans: Attempt[] = [];
  private readonly spel: TestSpel;
  private readonly kind: BotKind;
  private readonly script: readonly Attempt[] | undefined;
  private readonly rng: ReturnType<typeof createRng>;
  private bot: Bot | null = null;
  private vraagId = '';
  private plan: Attempt | null = null;
  private wait = 0;
  private patience = 0;
  private seen: TestSpel['last'] = null;

  constructor(spel: TestSpel, { bot, seed = 7, script }: BotOptions) {
    this.spel = spel;
    this.kind = bot;
    this.script = script;
    this.rng = createRng(seed + 99);
  }

  where(): string {
    return `${this.spel.session.phase} ${this.vraagId} ${this.plan === null ? '' : JSON.stringify(this.plan)}`;
  }

  think(dt: number): void {
    this.look();
    const { phase } = this.spel.session;
    if (phase === 'woordklaar') {
      for (const { mechanic } of this.spel.world.mechanics.list) mechanic.bot?.({ tokenId: null, letter: null });
      return;
    }
    if (phase !== 'spel' && phase !== 'uitleg') return;
    this.wait -= dt;
    if (this.wait > 0) return;
    this.newVraag();
    if (this.bot === null) return;
    this.plan ??= this.decide(this.bot);
    this.wait = 0.3;
    this.patience += 0.3;
    this.perform(this.plan);
  }

  private decide(bot: Bot): Attempt {
    const plan = this.script?.[this.plans.length] ?? bot.next();
    this.plans.push(plan);
    return plan;
  }

  /** Takes note of a verdict and of finished words. */
  private look(): void {
    const { last } = this.spel;
    if (last === null || last === this.seen) return;
    this.seen = last;
    this.pogingen += 1;
    this.patience = 0;
    const whole = this.plan?.kind !== 'text' || last.verdict.done || !last.verdict.ok;
    if (!whole) return;
    this.bot?.saw(last.verdict);
    this.plan = null;
    this.wait = 0.6;
    if (last.verdict.done && last.verdict.shown !== undefined) this.woorden.push(last.verdict.shown.text);
  }

  private newVraag(): void {
    const vraag = this.spel.session.question();
    if (vraag === null || vraag.id === this.vraagId) return;
    const built = this.spel.round.built(vraag.id);
    this.vraagId = vraag.id;
    this.plan = null;
    this.bot = built === undefined ? null : createBot(built, this.kind, this.rng);
  }

  private perform(plan: Attempt): void {
    const { session } = this.spel;
    switch (plan.kind) {
      case 'pick':
      case 'place':
        return this.give(plan.tokenId);
      case 'text':
        return this.type(plan.text);
      case 'bin':
        session.choose(plan.tokenId, 'knop');
        return session.choose(plan.binId, 'knop');
      case 'pair':
        session.choose(plan.a, 'knop');
        return session.choose(plan.b, 'knop');
      case 'cut':
      case 'token':
      case 'readDone':
        session.attempt(plan, null, 'knop');
    }
  }

  private give(tokenId: string): void {
    for (const { mechanic } of this.spel.world.mechanics.list)
      if (mechanic.bot?.({ tokenId, letter: null }) === true) return;
    if (this.patience > 9) this.spel.session.choose(tokenId, 'knop');
  }

  /** One letter; a wrong plan ends with another letter than the word has. */
  private type(text: string): void {
    const { session, state } = this.spel;
    const correct = this.spel.round.built(this.vraagId)?.sleutel.goed[0] ?? '';
    const doel = text === correct ? correct : `${correct.slice(0, -1)}q`;
    const { input } = state.getState();
    const letter = this.letterAfter(doel, input, text !== correct);
    if (letter === undefined) return session.intent({ kind: 'submit', device: 'toets' });
    for (const { mechanic } of this.spel.world.mechanics.list)
      if (mechanic.bot?.({ tokenId: null, letter }) === true) return;
  }

  private letterAfter(doel: string, input: string, error: boolean): string | undefined {
    if (!doel.startsWith(input)) return input.length >= doel.length ? undefined : doel[input.length];
    return error && input.length > 0 && this.rng.next() < 0.5 ? 'q' : doel[input.length];
  }
}
