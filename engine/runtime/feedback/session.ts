import type { Attempt, Question, Round, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Sound } from '../contract.ts';
import { Explanation } from './explanation.ts';
import { Finale } from './finale.ts';
import { Guide, type GuideOptions } from './guide.ts';
import { Ladder } from './ladder.ts';
import { RailDisplay } from './rail-display.ts';
import { TaskLines } from './task-lines.ts';
import type { Scene } from '../world/scene.ts';
import { isMarked, isSlip, vraagText } from '../round/session-rules.ts';
import type { Attempted, TurnListener } from '../turn-gate.ts';
import type { RoundTurn } from '../round/turn.ts';
import { followUpOf, tokensOfAttempt } from '../vraag.ts';

/** The right word stays at least this long, ms. */
const WOORD_MS = 1400;
const INTRO_MS = 2600;
/** So long a task of another kind stands large before it begins, ms. */
const CHANGE_MS = 2200;

/** What a session leads. */
export interface SessionOptions {
  doc: SceneDoc;
  round: Round;
  turn: RoundTurn;
  scene: Scene;
  sound: Sound;
  texts: (key: string) => string;
  firstTime: boolean;
  /** Gives a token or a letter as the child would. */
  hand: Pick<GuideOptions, 'choose' | 'intent'>;
  /** Number of the ending that this round has. */
  finale: number;
  /** Asked before each question: true = another session goes on from here, with a world for the screen as it is held now. */
  handOver?(): boolean;
}

/** Phases of one round, and what follows a verdict: for every game the same. Comes after the turn; nothing before it knows it. */
export class SpelSession implements TurnListener {
  private readonly o: SessionOptions;
  private readonly ladder: Ladder;
  private readonly rail: RailDisplay;
  private readonly explanation: Explanation;
  private readonly task: TaskLines;
  private readonly guide: Guide;
  private minWait = 0;
  private maxWait = 0;
  private readUntil = 0;
  /** The word whose last letter is still on its way. */
  private completes: Verdict | null = null;

  constructor(options: SessionOptions) {
    this.o = options;
    this.rail = new RailDisplay(options);
    this.ladder = new Ladder({ ...options, rail: this.rail });
    this.explanation = new Explanation(options);
    this.task = new TaskLines(options.texts);
    this.guide = new Guide({ ...options, ...options.hand });
    options.turn.listen(this);
    options.scene.events.listen((event, { b }) => {
      if (event === 'landed') this.ladder.landed(Number(b));
    });
    this.rail.clear();
  }

  start(): void {
    const { turn, scene, round, texts, doc } = this.o;
    if (turn.phase !== 'laden') return;
    for (const how of round.goal.done ?? []) turn.countUp(how);
    turn.patch({ phase: 'intro', beads: turn.beads(), live: texts(doc.introKey) });
    scene.start();
    scene.ctx.after(INTRO_MS, () => {
      if (turn.phase === 'intro') this.nextVraag();
    });
  }

  /** Takes a round over between two of its questions. */
  resume(): void {
    this.o.scene.start();
    this.nextVraag();
  }

  /** Fixed step of the phases. */
  step(dt: number): void {
    if (this.o.turn.isPlaying && this.readUntil > 0 && this.o.scene.ctx.now >= this.readUntil) this.gelezen();
    this.explanation.step(dt);
    this.ladder.step(dt);
    this.guide.step();
  }

  /* ---- questions ---------------------------------------------------------- */

  private nextVraag(): void {
    if (this.o.handOver?.() === true) return;
    const vraag = this.o.turn.next();
    if (vraag === null) return this.finale();
    if (this.task.isOther(vraag)) this.change(vraag);
    else this.begin(vraag);
  }

  /** Something else is asked than before: a beat in which the child sees and hears that. */
  private change(vraag: Question): void {
    const { turn, scene, sound, texts } = this.o;
    const line = texts('spel.anders');
    turn.patch({ phase: 'wissel', coming: vraag, vraag: null, woord: null, choices: [], live: line });
    sound.play('whoosh');
    void turn.voice.say(`z:${line}`);
    scene.ctx.after(CHANGE_MS, () => {
      if (turn.state.coming === vraag) this.begin(vraag);
    });
  }

  private begin(vraag: Question): void {
    const { turn, scene, texts } = this.o;
    scene.setLevel(turn.level);
    turn.score.begin();
    this.ladder.begin();
    const explained = this.explanation.onQuestion();
    turn.patch({
      phase: explained ? 'uitleg' : 'spel',
      coming: null,
      woord: null,
      help: null,
      beads: turn.beads(),
      flits: null,
    });
    this.set(vraag);
    // Before the event: a tutorial that does not run yet would be taken for one that is over.
    if (explained) this.explanation.begin();
    else turn.patch({ live: vraagText(vraag, texts) });
    scene.events.emit('question', vraag.view.shape);
    void turn.voice.lines([...this.explanation.lines(), ...this.task.begin(vraag)]);
  }

  /** Makes a question (or its follow-up) the one that is played. */
  private set(vraag: Question): void {
    const { turn, scene } = this.o;
    this.guide.end();
    turn.ask(vraag);
    scene.reset();
    turn.patch({ vraag, input: '', missed: [] });
    turn.rail.begin(vraag.view);
    this.rail.show();
    turn.choices.begin();
    this.read(vraag);
    scene.mechanics.question(vraag);
    turn.choices.refill(turn.question());
  }

  private read({ view }: Question): void {
    if (view.shape !== 'read') return;
    const { turn, scene } = this.o;
    const inWorld = scene.mechanics.exposure(view);
    const ms = inWorld ?? view.exposureMs;
    if (ms === undefined) return;
    const flits = view.lines.map((rule) => rule.map((t) => t.text ?? '').join(' ')).join('\n');
    turn.patch({ flits, flitsInWorld: inWorld !== null });
    this.readUntil = scene.ctx.now + ms;
  }

  private gelezen(): void {
    const { turn } = this.o;
    const vraag = turn.question();
    this.readUntil = 0;
    turn.patch({ flits: null });
    const verdict = turn.read();
    if (vraag === null || verdict === null) return;
    const followUp = followUpOf(vraag);
    if (verdict.done) this.onWoordDone(verdict);
    else if (followUp !== null) this.set(followUp);
  }

  /* ---- after a verdict ------------------------------------------------------ */

  /** Feedback, then the mechanics, then the triggers. */
  attempted(event: Attempted): void {
    const { turn, scene } = this.o;
    const { verdict, attempt, source } = event;
    if (isSlip(verdict)) {
      if (source !== null) scene.juice.wobble(source);
      return;
    }
    const { view } = event.question;
    turn.voice.hurry();
    turn.patch({ missed: verdict.ok ? [] : tokensOfAttempt(attempt, view) });
    this.answer(event);
    scene.mechanics.verdict({ verdict, attempt, source, firstTry: event.firstTry });
    scene.events.emit('verdict', source?.id, verdict.ok ? 'correct' : 'almost');
    if (verdict.done) this.onWoordDone(verdict);
    else if (verdict.ok) this.afterMarking(attempt, event.question);
    turn.choices.refill(turn.question());
    this.lead(event);
  }

  /** Feedback on one verdict; the slot of a right part waits for it to land. */
  private answer({ verdict, attempt, source }: Attempted): void {
    if (verdict.ok) {
      if (attempt.kind === 'place') this.o.scene.landing.expect(attempt.slot);
      this.ladder.correct(source);
    } else if (verdict.guide !== undefined) this.ladder.led(verdict, source);
    else this.ladder.almost(verdict, source);
  }

  /** After looking, covering and doing in vain: what is right lights up; whoever still misses gets it by itself. */
  private lead({ verdict, attempt }: Attempted): void {
    const { turn, texts } = this.o;
    if (verdict.done || verdict.guide === undefined) return;
    const first = !this.guide.leads;
    if (!first && !verdict.ok) this.guide.missed(attempt.kind === 'text' && attempt.complete);
    this.guide.show(verdict.guide);
    if (first) void turn.voice.say(`z:${texts('live.samen')}`);
  }

  typed(): void {
    for (const slot of this.rail.filled()) this.o.scene.landing.expect(slot);
    this.rail.show();
  }

  /** A marked spot may ask for a repair. */
  private afterMarking(attempt: Attempt, vraag: Question): void {
    if (attempt.kind !== 'token' && attempt.kind !== 'cut' && attempt.kind !== 'readDone') return;
    const followUp = followUpOf(vraag);
    if (followUp !== null && isMarked(vraag.view, this.o.turn.score.steps)) this.set(followUp);
  }

  /** The word is right: nothing more is taken, and it is complete when its last letter has landed. */
  private onWoordDone(verdict: Verdict): void {
    const { turn } = this.o;
    this.guide.end();
    this.explanation.onWoordDone();
    turn.countWoord(verdict.shown?.text ?? '');
    turn.patch({ phase: 'woordklaar', help: null, beads: turn.beads() });
    this.completes = verdict;
  }

  /** Word complete: shown large, said, and the world celebrates it. */
  private complete({ shown }: Verdict): void {
    const { turn, scene, texts } = this.o;
    this.completes = null;
    const text = shown?.text ?? '';
    turn.patch({ woord: { text, covered: false }, live: `${texts('live.klaar')} ${text}` });
    this.ladder.done();
    if (shown?.audio !== undefined) void turn.voice.say(shown.audio);
    const { min, max } = scene.mechanics.wordDone(WOORD_MS);
    this.minWait = scene.ctx.now + min;
    this.maxWait = scene.ctx.now + max;
    scene.events.emit('wordDone');
  }

  /** A finished word stays until its time is over and no mechanic is busy. */
  stepWait(): void {
    if (this.o.turn.phase !== 'woordklaar') return;
    const { mechanics, landing, ctx } = this.o.scene;
    if (this.completes !== null) {
      if (!landing.busy) this.complete(this.completes);
      return;
    }
    const { now } = ctx;
    if (mechanics.uncovers && this.o.turn.state.woord !== null) this.o.turn.patch({ woord: null });
    if (now < this.minWait) return;
    if (now < this.maxWait && mechanics.busy) return;
    this.nextVraag();
  }

  private finale(): void {
    const { turn, scene, doc } = this.o;
    turn.ask(null);
    this.explanation.end();
    turn.patch({ phase: 'finale', woord: null, vraag: null, choices: [], rail: [], beads: turn.beads() });
    this.rail.clear();
    scene.mechanics.finale();
    scene.events.emit('roundDone');
    scene.events.emit('finale');
    const ending = doc.finales[this.o.finale] ?? doc.finales[0];
    const ms = ending === undefined ? 0 : new Finale({ scene, words: turn.told.inOrder() }).start(ending);
    scene.ctx.after(ms, () => turn.finish());
  }

  /* ---- child ----------------------------------------------------------------- */

  hint(): void {
    const verdict = this.o.turn.hint();
    if (verdict !== null) this.ladder.hint(verdict);
  }

  skip(): void {
    const { turn } = this.o;
    const { coming } = turn.state;
    if (turn.phase === 'intro') this.nextVraag();
    else if (turn.phase === 'wissel' && coming !== null) this.begin(coming);
    else if (this.reads) this.gelezen();
    else if (!this.explanation.skip() && turn.phase === 'finale') turn.finish();
  }

  explain(): void {
    const { turn } = this.o;
    const vraag = turn.question();
    this.explanation.ask();
    const lines = this.explanation.lines();
    if (vraag !== null && lines.length > 0) void turn.voice.lines([...lines, ...this.task.whole(vraag)]);
  }

  /** Says the word again; with `whole` what is to be done before it. */
  hear(whole: boolean): void {
    const { turn } = this.o;
    const vraag = turn.question();
    if (vraag !== null) void turn.voice.lines(whole ? this.task.whole(vraag) : this.task.again(vraag));
  }

  /** The child reads in its own time. */
  private get reads(): boolean {
    const { turn } = this.o;
    const view = turn.question()?.view;
    return turn.phase === 'spel' && view?.shape === 'read' && view.exposureMs === undefined;
  }
}
