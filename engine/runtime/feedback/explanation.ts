import type { AudioId } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Scene } from '../world/scene.ts';
import type { RoundTurn } from '../round/turn.ts';
import { Tutorial } from './tutorial.ts';
import { requiredToken, tokensOf } from '../vraag.ts';

/** What an explanation is given with. */
export interface ExplanationOptions {
  doc: SceneDoc;
  turn: RoundTurn;
  scene: Scene;
  /** First time that this child plays this game. */
  firstTime: boolean;
  texts: (key: string) => string;
}

/** When the tutorial runs: at the first question of the first time, and again when the child asks. */
export class Explanation {
  private readonly o: ExplanationOptions;
  private readonly tutorial: Tutorial;
  /** The child asked for it when it could not begin. */
  private again = false;
  /** Its first line is said by who begins it. */
  private quiet = false;

  constructor(options: ExplanationOptions) {
    this.o = options;
    const { scene, turn, texts } = options;
    this.tutorial = new Tutorial({
      steps: options.doc.tutorial,
      scene,
      show: (explanation) => {
        const before = this.lines();
        turn.patch({ explanation, ...(explanation === null ? {} : { live: texts(explanation.key) }) });
        for (const line of before) turn.voice.leave(line);
        if (explanation !== null && !this.quiet) void turn.voice.lines(this.lines());
      },
      first: (correct) =>
        correct
          ? requiredToken(turn.peekStream(30))
          : (turn.peekStream(1)[0]?.id ?? tokensOf(turn.question())[0]?.id ?? null),
    });
    scene.events.listen((event) => this.onEvent(event));
  }

  step(dt: number): void {
    this.tutorial.step(dt);
  }

  /** A new question came; answers whether it is explained. */
  onQuestion(): boolean {
    const { doc, turn, firstTime } = this.o;
    this.tutorial.missed();
    const wanted = doc.tutorial.length > 0 && (this.again || (turn.isFirst && firstTime));
    this.again = false;
    return wanted;
  }

  /** Begins; what is to be said with it is in `lines`. */
  begin(): void {
    this.quiet = true;
    this.tutorial.start();
    this.quiet = false;
  }

  /** What the step on the screen says; nothing when there is none. */
  lines(): AudioId[] {
    const { turn, texts } = this.o;
    const { explanation } = turn.state;
    return explanation === null ? [] : [`z:${texts(explanation.key)}`];
  }

  onWoordDone(): void {
    this.tutorial.onWoordDone();
  }

  end(): void {
    this.tutorial.stop();
  }

  /** One step further, when one is on the screen. */
  skip(): boolean {
    if (!this.tutorial.isVisible) return false;
    this.tutorial.next();
    this.settle();
    return true;
  }

  /** Explains again: at once while the child may act, else with the next word. */
  ask(): void {
    const { doc, turn, scene } = this.o;
    if (doc.tutorial.length === 0) return;
    this.again = !turn.isPlaying;
    if (this.again) return;
    turn.patch({ phase: 'uitleg' });
    this.tutorial.start();
    scene.events.emit('uitleg');
    this.settle();
  }

  private onEvent(event: string): void {
    this.tutorial.onEvent(event);
    this.settle();
  }

  /** Without a step on the screen it is play again. */
  private settle(): void {
    const { turn } = this.o;
    if (turn.phase === 'uitleg' && !this.tutorial.isVisible) turn.patch({ phase: 'spel' });
  }
}
