import type { Attempt } from '#engine/core/oefening/contract/contract.ts';
import type { Intent } from '../contract.ts';
import { StagePoint } from '../point.ts';
import type { RoundTurn } from '../round/turn.ts';
import { tokensOfAttempt } from '../vraag.ts';
import type { Scene } from '../world/scene.ts';

/** A wrong try is seen before the right one follows, and letters of a whole word follow each other, ms. */
const FOLLOW_MS = 500;
const LETTER_MS = 350;

/** What a guide acts through. */
export interface GuideOptions {
  turn: RoundTurn;
  scene: Scene;
  /** Gives a token as the keyboard would. */
  choose(tokenId: string): void;
  intent(intent: Intent): void;
}

/** Leads the hand when looking and doing failed three times: what is right lights up, and after a wrong try it goes by itself. So every word ends. */
export class Guide {
  private readonly o: GuideOptions;
  private now: Attempt | null = null;
  private follows = false;
  private readonly at = new StagePoint(640, 400);
  /** What a mechanic is asked for; one object, since the hand asks every step. */
  private readonly goal: { tokenId: string | null; slot: number | null } = { tokenId: null, slot: null };

  constructor(options: GuideOptions) {
    this.o = options;
  }

  /** The child is led now. */
  get leads(): boolean {
    return this.now !== null;
  }

  /** Another question, or the word is done. */
  end(): void {
    const { turn, scene } = this.o;
    this.follows = false;
    if (this.now === null) return;
    this.now = null;
    turn.patch({ lead: null });
    scene.mechanics.focus(null);
    scene.parts.hand.hide();
  }

  /** What is right now; it lights up. */
  show(step: Attempt): void {
    const { turn, scene } = this.o;
    this.now = step;
    const ids = tokensOfAttempt(step, turn.question()?.view);
    turn.patch({ lead: { ids, letter: this.letter() } });
    scene.mechanics.focus(ids[0] ?? null);
  }

  /** The wrong one was tried once more: the right one follows. `whole` = a whole word was handed in. */
  missed(whole: boolean): void {
    if (this.follows) return;
    this.follows = true;
    this.o.scene.ctx.after(FOLLOW_MS, () => {
      const led = this.follows;
      this.follows = false;
      if (led) this.give(whole);
    });
  }

  /** The hand points at what is right, wherever it moves. */
  step(): void {
    if (this.now === null) return;
    const { turn, scene } = this.o;
    this.goal.tokenId = turn.state.lead?.ids[0] ?? null;
    this.goal.slot = this.goal.tokenId === null ? turn.nextSlot() : null;
    if (scene.mechanics.placeOf(this.goal, this.at)) scene.parts.hand.show('tap', this.at, this.at);
    else scene.parts.hand.hide();
  }

  private give(whole: boolean): void {
    const { turn, choose } = this.o;
    if (this.now === null || !turn.isPlaying) return;
    if (this.now.kind === 'text') return this.write(whole);
    for (const id of tokensOfAttempt(this.now, turn.question()?.view)) choose(id);
  }

  /** The letter that is needed next in a typed word; null when it is whole or not typed. */
  private letter(): string | null {
    if (this.now?.kind !== 'text') return null;
    const { text } = this.now;
    const { input } = this.o.turn.state;
    return text[text.startsWith(input) ? input.length : 0] ?? null;
  }

  /** Takes back what is wrong and writes the next letter; the rest of the word after it when all of it was handed in. */
  private write(whole: boolean): void {
    const { turn, scene, intent } = this.o;
    if (this.now?.kind !== 'text' || !turn.isPlaying) return;
    const { text } = this.now;
    const { device } = turn.state;
    for (let i = turn.state.input.length; i > 0 && !text.startsWith(turn.state.input); i -= 1)
      intent({ kind: 'backspace', device });
    const letter = this.letter();
    if (letter === null) return intent({ kind: 'submit', device });
    intent({ kind: 'letter', letter, device });
    if (this.leads) this.show(this.now);
    if (whole) scene.ctx.after(LETTER_MS, () => this.write(true));
  }
}
