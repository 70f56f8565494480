import { tokensOfAttempt } from '#engine/runtime/vraag.ts';
import { type Bot, type BotKind, createBot } from '#engine/core/oefening/ronde/bot.ts';
import type { Attempt, Verdict } from '#engine/core/oefening/contract/contract.ts';
import { createRng } from '#engine/core/basis/rng.ts';
import { startTestSpel, type TestOptions, type TestSpel } from '#engine/runtime/test-kit.ts';

/** Ways of giving an answer: keys, DOM mirror, one switch, and a finger on the things themselves. */
export const WAYS = ['toetsen', 'spiegel', 'knop', 'aanraken'] as const;
export type Way = (typeof WAYS)[number];

export interface WayOptions extends TestOptions {
  way: Way;
  bot: BotKind;
  maxSeconds: number;
}
export interface WayOutcome {
  done: boolean;
  seconds: number;
  items: number;
  step: string;
}

const PLAYING: ReadonlySet<string> = new Set(['spel', 'uitleg']);
/** Shapes where one thing is an answer. */
const SINGLE: ReadonlySet<string> = new Set(['select', 'sequence', 'mark']);
/** Shapes with slots that a thing is brought to. */
const CARRIED: ReadonlySet<string> = new Set(['sequence', 'select']);
/** Seconds that a child waits for what it touched. */
const PATIENCE = 4;
/** Touches without an answer after which it takes what is left. */
const MANY = 4;
/** Seconds between two acts of the hand. */
const TEMPO = 0.5;

/** A child that decides by a bot and acts in one way only. */
class Kind {
  private readonly spel: TestSpel;
  private readonly o: WayOptions;
  private readonly rng;
  private bot: Bot | null = null;
  private vraag = '';
  private seen: Verdict | null = null;
  private plan: Attempt | null = null;
  /** s until the finger comes again: what was touched takes its time. */
  private rest = 0;
  /** Touches, and plans that could not be touched, since the last answer. */
  private touches = 0;
  private missed = 0;

  constructor(spel: TestSpel, o: WayOptions) {
    this.spel = spel;
    this.o = o;
    this.rng = createRng(5);
  }

  think(): void {
    const { session } = this.spel;
    const vraag = session.question();
    this.look();
    if (vraag === null || !PLAYING.has(session.phase)) return;
    if (vraag.view.shape === 'read') return this.readLine();
    this.read(vraag.id);
    this.plan ??= this.bot?.next() ?? null;
    this.rest -= TEMPO;
    if (this.plan !== null && this.rest <= 0) this.perform(this.plan);
  }

  /** Lines that are read in the own tempo are choices; what flashes has none. */
  private readLine(): void {
    const line = this.spel.state.getState().choices.find(({ busy }) => !busy);
    if (line !== undefined) this.choose(line.id);
  }

  private read(id: string): void {
    const built = this.spel.round.built(id);
    if (id === this.vraag || built === undefined) return;
    this.vraag = id;
    this.plan = null;
    this.bot = createBot(built, this.o.bot, this.rng);
  }

  /** Takes note of what came of the last act. */
  private look(): void {
    const verdict = this.spel.last?.verdict ?? null;
    if (verdict === null || verdict === this.seen) return;
    this.seen = verdict;
    this.bot?.saw(verdict);
    this.plan = null;
    this.rest = 0;
    this.touches = 0;
    this.missed = 0;
  }

  private perform(plan: Attempt): void {
    if (plan.kind === 'text') return this.type(plan.text);
    if (plan.kind === 'readDone') return this.gelezen();
    const ids = tokensOfAttempt(plan, this.spel.session.question()?.view);
    if (this.o.way === 'aanraken') return this.withFinger(ids);
    for (const id of ids) this.choose(id);
  }

  /** The flash is over: from now on it answers. */
  private gelezen(): void {
    this.bot?.saw({ ok: true, done: false });
    this.plan = null;
  }

  private type(text: string): void {
    const { session, state, round } = this.spel;
    const correct = round.built(this.vraag)?.sleutel.goed[0] ?? '';
    const letter = text === correct ? correct[state.getState().input.length] : 'q';
    if (letter !== undefined)
      session.intent({ kind: 'letter', letter, device: this.o.way === 'toetsen' ? 'toets' : 'knop' });
  }

  private choose(id: string): void {
    if (this.o.way === 'spiegel') return this.spel.session.choose(id, 'knop');
    if (this.o.way === 'knop') return this.withButton(id);
    this.withKeys(id);
  }

  /** Touches what is meant where it is now, one thing at a time; what must be carried is brought to the slot. */
  private withFinger(ids: readonly string[]): void {
    const { spel } = this;
    const id = this.nextOf(ids);
    if (id === undefined || this.touches > MANY || !this.touch({ tokenId: id, slot: null })) return this.another(id);
    this.touches += 1;
    this.rest = PATIENCE;
    spel.step(6);
    const { rail } = spel.state.getState();
    if (CARRIED.has(this.shape))
      this.touch({
        tokenId: null,
        slot: Math.max(
          0,
          rail.findIndex(({ state }) => state === 'volgend'),
        ),
      });
  }

  private get shape(): string {
    return this.spel.session.question()?.view.shape ?? '';
  }

  /** What of the plan can be touched now: a bin as soon as its thing is named, the first of a pair until it is held. */
  private nextOf(ids: readonly string[]): string | undefined {
    const { choices } = this.spel.state.getState();
    const free = choices.filter(({ busy }) => !busy);
    // Of two parts that say the same, one may lie there only.
    const open = ids.flatMap(
      (id) => free.find((one) => one.id === id) ?? free.find((one) => one.label === this.written(id)) ?? [],
    );
    if (this.shape !== 'sort' && this.shape !== 'pairs') return open[0]?.id;
    if (this.since('half')) return open.at(-1)?.id;
    return (this.since('aim') ? open[0] : open[this.touches % open.length])?.id;
  }

  /** What the world told since the last answer: the first of a pair is taken, or pointed at only. */
  private since(what: 'half' | 'aim'): boolean {
    const { events } = this.spel;
    const answered = events.findLastIndex((event) => event.startsWith('verdict ') || event.startsWith('question '));
    return events.slice(answered + 1).some((event) => event.startsWith(`${what} `));
  }

  /** It is not there, or takes no answer any more: who means to miss takes another, at last one that is left. */
  private another(not: string | undefined): void {
    this.plan = null;
    this.missed += 1;
    const left = this.spel.state.getState().choices.find(({ id, busy }) => !busy && id !== not);
    if (this.touches + this.missed <= MANY || left === undefined || !SINGLE.has(this.shape)) return;
    this.missed = 0;
    this.touches = 0;
    if (this.touch({ tokenId: left.id, slot: null })) this.rest = PATIENCE;
  }

  private touch(goal: { tokenId: string | null; slot: number | null }): boolean {
    const at = { x: 0, y: 0 };
    if (!this.spel.world.mechanics.placeOf(goal, at)) return false;
    for (const kind of ['down', 'up'] as const) this.spel.session.intent({ kind, ...at, device: 'aanraken' });
    return true;
  }

  /** Waits for the scan to come by. */
  private withButton(id: string): void {
    const { spel } = this;
    for (let i = 0; i < 600; i += 1) {
      const { choices, scan } = spel.state.getState();
      if (choices[scan]?.id === id) break;
      if (spel.session.phase !== 'spel') return;
      spel.step(6);
    }
    this.press('knop');
  }

  private withKeys(id: string): void {
    const { session, state } = this.spel;
    const { choices } = state.getState();
    const digit = this.digit(id);
    if (digit >= 0 && digit < 4) return session.intent({ kind: 'pick', index: digit, device: 'toets' });
    const index = choices.findIndex((k) => k.id === id);
    const label = choices[index]?.label ?? this.written(id);
    if (/^\p{L}+$/u.test(label))
      for (const letter of label) session.intent({ kind: 'letter', letter, device: 'toets' });
    else this.withTab(index);
  }

  /** What a part says that lies in the word already: a child that types means the letter, of which there may be more. */
  private written(id: string): string {
    const view = this.spel.session.question()?.view;
    return view?.shape === 'sequence' ? (view.pool.find((token) => token.id === id)?.text ?? '') : '';
  }

  /** Options and bins have a number. */
  private digit(id: string): number {
    const view = this.spel.session.question()?.view;
    if (view?.shape === 'sort') return view.bins.findIndex((bin) => bin.id === id);
    return view?.shape === 'select' ? view.options.findIndex((option) => option.id === id) : -1;
  }

  /** Tab goes to the button of the mirror, Enter presses it. */
  private withTab(index: number): void {
    const { session, state } = this.spel;
    const id = state.getState().choices[index]?.id;
    if (id === undefined) return;
    session.focus(id);
    session.choose(id, 'toets');
  }

  private press(device: 'toets' | 'knop'): void {
    for (const down of [true, false]) this.spel.session.intent({ kind: 'act', down, device });
  }
}

/** Plays a whole round in one way. */
export async function playInWay(o: WayOptions): Promise<WayOutcome> {
  const spel = await startTestSpel({ ...o, accessibility: { ...o.accessibility, oneSwitch: o.way === 'knop' } });
  const kind = new Kind(spel, o);
  spel.session.start();
  let time = 0;
  while (spel.result === null && time < o.maxSeconds) {
    spel.seconds(TEMPO);
    time += TEMPO;
    kind.think();
  }
  const out = {
    done: spel.result !== null,
    seconds: Math.round(time),
    items: spel.round.findings().length,
    step: spel.session.phase,
  };
  spel.destroy();
  return out;
}
