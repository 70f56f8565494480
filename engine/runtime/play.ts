import type { InputDevice, Question, Verdict } from '#engine/core/oefening/contract/contract.ts';
import type { Intent, Phase } from './contract.ts';
import { Intents, type IntentsOptions } from './input/intents.ts';
import { SpelSession, type SessionOptions } from './feedback/session.ts';
import type { RoundTurn } from './round/turn.ts';

/** What play is composed of: the turn and the world stand before it is made. */
export type PlayOptions = Omit<SessionOptions, 'hand'> & Pick<IntentsOptions, 'accessibility'>;

/** A running round in its world: composes the layers and hands each call to the one it is for. */
export class Play {
  readonly o: PlayOptions;
  private readonly session: SpelSession;
  private readonly intents: Intents;

  constructor(options: PlayOptions) {
    this.o = options;
    const { turn } = options;
    const hand = {
      choose: (tokenId: string) => this.intents.choose(tokenId, turn.state.device),
      intent: (intent: Intent) => this.intents.intent(intent),
    };
    this.session = new SpelSession({ ...options, hand });
    this.intents = new Intents({ ...options, skip: () => this.session.skip() });
  }

  get phase(): Phase {
    return this.o.turn.phase;
  }
  get tempo(): number {
    return this.o.turn.tempo;
  }

  question(): Question | null {
    return this.o.turn.question();
  }

  start(): void {
    this.session.start();
  }

  /** Goes on in another world with the round of now, at its next question. */
  resume(): void {
    this.session.resume();
  }

  /** One fixed step: the turn, then choices, then phases, then the world. */
  step(dt: number): void {
    const { turn, scene } = this.o;
    if (!turn.rests) {
      turn.step(dt);
      this.session.stepWait();
      if (turn.isPlaying) this.intents.step(dt);
      this.session.step(dt);
    }
    scene.step(dt);
  }

  intent(intent: Intent): void {
    this.intents.intent(intent);
  }

  choose(tokenId: string, device: InputDevice): void {
    this.intents.choose(tokenId, device);
  }

  attempt(...args: Parameters<RoundTurn['attempt']>): Verdict {
    return this.o.turn.attempt(...args);
  }

  focus(tokenId: string | null): void {
    this.intents.focus(tokenId);
  }

  hint(): void {
    this.session.hint();
  }

  skip(): void {
    this.session.skip();
  }

  /** Says the word again; with `whole` the task before it. */
  hear(whole: boolean): void {
    this.session.hear(whole);
  }

  explain(): void {
    this.session.explain();
  }

  pause(on: boolean): void {
    this.o.turn.pause(on);
  }
}
