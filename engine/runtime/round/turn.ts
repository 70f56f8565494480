import type {
  Attempt,
  InputDevice,
  Question,
  Round,
  RoundResult,
  Token,
  Verdict,
} from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import { ChoiceList } from './choice-list.ts';
import type { Entity, Phase, SpelState } from '../contract.ts';
import type { SpokenLines } from '../audio/spoken-lines.ts';
import { RailState } from './rail-standing.ts';
import { ToldWords } from './told-words.ts';
import { levelDrift, waveLevel } from './waves.ts';
import { RoundScore } from './score.ts';
import { isSlip } from './session-rules.ts';
import type { StateStore } from './state.ts';
import type { TurnGate, TurnListener } from '../turn-gate.ts';
import { tokensOf, tokensOfAttempt } from '../vraag.ts';

const NOTHING: Verdict = { ok: false, done: false };

/** What a turn is made of. */
export interface TurnOptions {
  doc: SceneDoc;
  round: Round;
  store: StateStore;
  voice: SpokenLines;
  onEnd(result: RoundResult): void;
}

/** The turn of the child: takes attempts to the round and tells what came of them. Knows no world, so it can be made before there is one. */
export class RoundTurn implements TurnGate {
  readonly score = new RoundScore();
  readonly rail = new RailState();
  readonly choices: ChoiceList;
  /** The words of this round, as they come back at its end. */
  readonly told = new ToldWords();
  private readonly o: TurnOptions;
  private listener: TurnListener | null = null;
  private vraag: Question | null = null;
  private verdict: Verdict = NOTHING;
  /** Question whose order of the practice engine is streamed; it outlives its question. */
  private streamed: string | null = null;
  private nr = -1;
  private points = 0;
  private seconds = 0;
  private ended = false;

  constructor(options: TurnOptions) {
    this.o = options;
    this.choices = new ChoiceList(options.store);
  }

  get voice(): SpokenLines {
    return this.o.voice;
  }
  get state(): SpelState {
    return this.o.store.getState();
  }
  get phase(): Phase {
    return this.state.phase;
  }
  get tempo(): number {
    return this.score.tempo;
  }
  /** Attempts are taken now. */
  get isPlaying(): boolean {
    return this.phase === 'spel' || this.phase === 'uitleg';
  }
  /** Nothing happens: paused or over. */
  get rests(): boolean {
    return this.ended || this.state.pause;
  }

  /** The one that hears of attempts; set once, when the world is there. */
  listen(listener: TurnListener): void {
    this.listener = listener;
  }

  /** Fixed step of the round; `dt` seconds. */
  step(dt: number): void {
    if (this.phase !== 'laden') this.seconds += dt;
  }

  /* ---- questions ---------------------------------------------------------- */

  question(): Question | null {
    return this.vraag;
  }

  /** Fetches the next question of the round; null after the last. It is played after `ask`. */
  next(): Question | null {
    const vraag = this.o.round.next();
    if (vraag !== null) this.nr += 1;
    return vraag;
  }

  /** First question of the round. */
  get isFirst(): boolean {
    return this.nr === 0;
  }

  /** Play level of the present question: the wave of the round, moved by the last answers. */
  get level(): number {
    const { goal, s, calm } = this.o.round;
    const { completed } = this.score;
    // Whoever plays without tempo is asked nothing more for being right.
    const moved = calm ? s : s + levelDrift(completed);
    return waveLevel(moved, { index: completed.length, count: goal.items });
  }

  /** Makes a question, or its follow-up, the one that is played; null for none. */
  ask(vraag: Question | null): void {
    this.vraag = vraag;
    if (vraag !== null) this.streamed = vraag.id;
  }

  nextSlot(): number {
    const view = this.vraag?.view;
    if (view?.shape === 'entry') return this.state.input.length;
    return view?.shape === 'sequence' ? this.rail.next() : -1;
  }

  peekStream(n: number): Token[] {
    return this.streamed === null ? tokensOf(this.vraag).slice(0, n) : this.o.round.peekStream(this.streamed, n);
  }

  /* ---- attempts ------------------------------------------------------------ */

  attempt(attempt: Attempt, source: Entity | null, device: InputDevice): Verdict {
    const { vraag } = this;
    if (vraag === null || !this.isPlaying) return NOTHING;
    this.setDevice(device);
    const verdict = this.o.round.attempt(vraag.id, attempt, device);
    const firstTry = this.score.clean;
    this.verdict = verdict;
    if (!isSlip(verdict)) this.count(verdict, attempt);
    this.listener?.attempted({ verdict, attempt, source, question: vraag, firstTry });
    return verdict;
  }

  /** The child has read, or the time to read is over; null when there is nothing to read. */
  read(): Verdict | null {
    const { vraag } = this;
    if (vraag?.view.shape !== 'read') return null;
    const ms = vraag.view.exposureMs ?? 0;
    return this.o.round.attempt(vraag.id, { kind: 'readDone', ms }, this.state.device);
  }

  /** Help that the child asks for; null when there is nothing to help with. */
  hint(): Verdict | null {
    if (this.vraag === null || !this.isPlaying) return null;
    const verdict = this.o.round.hint(this.vraag.id);
    if (verdict.next === undefined || verdict.next === 'retry') return null;
    this.score.help();
    return verdict;
  }

  private count(verdict: Verdict, attempt: Attempt): void {
    this.score.count(verdict);
    if (!verdict.ok) return;
    this.rail.pointToNext();
    if (attempt.kind !== 'pick') for (const id of tokensOfAttempt(attempt, this.vraag?.view)) this.choices.use(id);
    if (attempt.kind === 'place')
      this.rail.fill(attempt.slot, tokensOf(this.vraag).find((t) => t.id === attempt.tokenId)?.text ?? '');
  }

  /** Bead and coins of the question that was just finished, and its word as it was shown. */
  countWoord(text: string): void {
    const how = this.score.finish();
    this.told.add({ text, how });
    this.countUp(how);
  }

  /** Bead and coins of one question: of now, or of an earlier sitting of the same round. */
  countUp(how: RoundScore['completed'][number]): void {
    this.score.completed.push(how);
    this.patch({ munten: this.state.munten + (how === 'goed' ? 2 : 1) });
  }

  bonus(points: number): void {
    this.points += points;
  }

  setChoices(choices: readonly { id: string; label: string; busy: boolean }[]): void {
    this.choices.publish(choices);
  }

  setDevice(device: InputDevice): void {
    if (this.state.device !== device) this.o.store.patch({ device });
  }

  patch(part: Partial<SpelState>): void {
    this.o.store.patch(part);
    if (part.input === undefined || this.vraag?.view.shape !== 'entry') return;
    this.rail.type(part.input);
    this.listener?.typed();
  }

  /** Beads of the round: finished questions, the one of now, and those to come. */
  beads(): SpelState['beads'] {
    const { completed } = this.score;
    const now = this.phase === 'finale' ? 'leeg' : 'nu';
    return Array.from(
      { length: this.o.round.goal.items },
      (_, i) => completed[i] ?? (i === completed.length ? now : 'leeg'),
    );
  }

  lookup(name: string): string | number | boolean | null {
    switch (name) {
      case 'ok':
        return this.verdict.ok;
      case 'done':
        return this.verdict.done;
      case 'next':
        return this.verdict.next ?? null;
      case 'index':
        return this.nr;
      default:
        return name === 'shape' ? (this.vraag?.view.shape ?? null) : null;
    }
  }

  /** Says the prompt again. */
  say(): void {
    const audio = this.vraag?.prompt.audio;
    if (audio !== undefined) void this.o.voice.say(audio);
  }

  /* ---- end ------------------------------------------------------------------ */

  pause(on: boolean): void {
    if (this.phase !== 'resultaat' && this.phase !== 'laden') this.patch({ pause: on });
  }

  /** Ends the finale; the result follows. */
  finish(): void {
    if (this.phase === 'finale') this.end(false);
  }

  /** Leaves the round; answers given stay. */
  stop(): void {
    if (this.phase !== 'resultaat') this.end(true);
  }

  private end(quit: boolean): void {
    if (this.ended) return;
    this.ended = true;
    const bonus = Math.min(this.o.doc.bonus.max, Math.round(this.points));
    const result = this.o.round.finish({ bonus, seconds: Math.round(this.seconds), quit });
    this.patch({ phase: 'resultaat', result, munten: result.coins, pause: false, choices: [] });
    this.o.onEnd(result);
  }
}
