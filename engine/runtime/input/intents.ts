import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Accessibility, Intent } from '../contract.ts';
import { Picker } from './picker.ts';
import type { Scene } from '../world/scene.ts';
import { isPress, SKIP } from '../round/session-rules.ts';
import type { RoundTurn } from '../round/turn.ts';
import { attemptWith } from '../vraag.ts';

/** What intents are led through. */
export interface IntentsOptions {
  doc: SceneDoc;
  accessibility: Accessibility;
  turn: RoundTurn;
  scene: Scene;
  /** Ends an intro or finale. */
  skip(): void;
}

/** First layer after the input: who gets an intent. The scan, then the mechanics, then what is left over. */
export class Intents {
  private readonly o: IntentsOptions;
  private readonly picker: Picker;

  constructor(options: IntentsOptions) {
    this.o = options;
    this.picker = new Picker(options);
  }

  step(dt: number): void {
    const choice = this.picker.waited(dt);
    if (choice !== null) this.choose(choice, 'toets');
    this.picker.scan(dt);
  }

  intent(intent: Intent): void {
    const { turn, scene } = this.o;
    if (turn.rests) return;
    turn.setDevice(intent.device);
    if ('x' in intent) scene.world.look(intent);
    if (isPress(intent) && SKIP.has(turn.phase)) return this.o.skip();
    if (!turn.isPlaying && turn.phase !== 'woordklaar') return;
    const scanned = this.picker.scanned(intent);
    if (scanned === null) {
      if (!scene.mechanics.offer(intent)) this.other(intent);
    } else if (isPress(intent)) this.choose(scanned, 'knop');
  }

  /** Gives one token without the canvas: mirror, scan and keys. */
  choose(tokenId: string, device: InputDevice): void {
    const { turn, scene } = this.o;
    const vraag = turn.question();
    if (vraag === null || turn.state.pause || !turn.isPlaying) return;
    if (scene.mechanics.offer({ kind: 'choose', tokenId, device })) return;
    if (this.picker.compose(tokenId, device)) return;
    const attempt = attemptWith(vraag.view, tokenId, turn.nextSlot());
    if (attempt !== null) turn.attempt(attempt, null, device);
  }

  /** Points at a choice, e.g. the one that has the focus of the page. */
  focus(tokenId: string | null): void {
    this.picker.focusOn(tokenId);
  }

  private other(intent: Intent): void {
    if (intent.kind === 'down') return this.tap(intent.x, intent.y);
    const choice = this.o.turn.isPlaying ? this.picker.meant(intent) : null;
    if (choice !== null) this.choose(choice, intent.device);
  }

  private tap(x: number, y: number): void {
    const { scene } = this.o;
    const thing = scene.world.hit('*', { x, y });
    if (thing?.def.tap !== true) return;
    scene.juice.squash(thing);
    scene.events.emit('tap', thing.id);
  }
}
