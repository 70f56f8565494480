import type { InputDevice } from '#engine/core/oefening/contract/contract.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Accessibility, Intent, SpelState } from '../contract.ts';
import { LetterChoice } from './letter-choice.ts';
import type { MechanicList } from '../world/mechanic-list.ts';
import type { RoundTurn } from '../round/turn.ts';

type Choice = SpelState['choices'][number];

/** What a picker works on. */
export interface PickerOptions {
  doc: SceneDoc;
  accessibility: Accessibility;
  turn: RoundTurn;
  scene: { readonly mechanics: MechanicList };
}

/** Reads digits, letters, arrows and the one-switch scan as choices; who asked makes the choice. */
export class Picker {
  private readonly o: PickerOptions;
  private readonly letters = new LetterChoice();
  private scanTime = 0;
  private at = -1;

  constructor(options: PickerOptions) {
    this.o = options;
    options.turn.choices.onBegin(() => {
      this.at = -1;
      this.letters.reset();
    });
  }

  /** Fixed step of a letter that waits for more; answers the choice that it means when the wait is over. */
  waited(dt: number): string | null {
    return this.letters.busy ? this.letters.step(dt, this.choices) : null;
  }

  /** Fixed step of the one-switch scan. */
  scan(dt: number): void {
    const { choices } = this;
    const { turn, doc, accessibility } = this.o;
    if (!accessibility.oneSwitch || choices.length === 0) return;
    this.scanTime += dt * 1000;
    if (this.scanTime < doc.modes.oneSwitch.scanMs) return;
    this.scanTime = 0;
    this.pointAt(this.following(turn.state.scan, 1));
    turn.patch({ scan: this.at });
  }

  /** Points at a choice; null for none. */
  focusOn(tokenId: string | null): void {
    this.pointAt(this.choices.findIndex((k) => k.id === tokenId));
  }

  /** One switch: act means what is scanned, before any mechanic sees it. */
  scanned(intent: Intent): string | null {
    const { turn, accessibility } = this.o;
    if (!accessibility.oneSwitch || intent.kind !== 'act' || turn.phase === 'woordklaar') return null;
    return this.choices[turn.state.scan]?.id ?? null;
  }

  /** The choice that an intent means which no mechanic took; null for none. */
  meant(intent: Intent): string | null {
    switch (intent.kind) {
      case 'pick':
        return free(this.choices[intent.index]);
      case 'choose':
        return intent.tokenId;
      case 'letter':
        return this.letter(intent.letter);
      default:
        return this.direction(intent);
    }
  }

  /** Shapes that need two choices: a token and its bin, or two cards; a cut after a part. */
  compose(id: string, device: InputDevice): boolean {
    const { turn } = this.o;
    const view = turn.question()?.view;
    if (view?.shape === 'sort') return this.sort(id, { bins: view.bins.map((b) => b.id), device });
    if (view?.shape === 'pairs') return this.pair(id, device);
    if (view?.shape === 'mark' && view.target === 'cut') {
      const index = view.parts.findIndex((t) => t.id === id);
      if (index >= 0) turn.attempt({ kind: 'cut', after: [index + 1] }, null, device);
      return true;
    }
    return false;
  }

  private get choices(): readonly Choice[] {
    return this.o.turn.state.choices;
  }

  /** Arrows point; act means what is pointed at. */
  private direction(intent: Intent): string | null {
    if (intent.kind === 'act' && intent.down) return free(this.choices[this.at]);
    if (intent.kind !== 'dir' || !intent.down) return null;
    if (intent.dir === 'left') this.pointAt(this.following(this.at, -1));
    else if (intent.dir === 'right') this.pointAt(this.following(this.at, 1));
    return null;
  }

  private sort(id: string, o: { bins: readonly string[]; device: InputDevice }): boolean {
    const { turn } = this.o;
    const { choices } = turn;
    const { first } = choices;
    if (!o.bins.includes(id)) choices.first = id;
    else if (first !== null) {
      choices.first = null;
      turn.attempt({ kind: 'bin', tokenId: first, binId: id }, null, o.device);
    }
    choices.refill(turn.question());
    return true;
  }

  private pair(id: string, device: InputDevice): boolean {
    const { choices } = this.o.turn;
    const { first } = choices;
    choices.first = first === null ? id : null;
    if (first !== null) this.o.turn.attempt({ kind: 'pair', a: first, b: id }, null, device);
    return true;
  }

  private letter(letter: string): string | null {
    const { doc, turn } = this.o;
    if (!doc.input.lettersPick || turn.question()?.view.shape === 'entry') return null;
    return this.letters.type(letter, this.choices) ?? null;
  }

  private following(from: number, step: number): number {
    const { choices } = this;
    for (let i = 1; i <= choices.length; i += 1) {
      const k = (from + step * i + choices.length * 2) % choices.length;
      if (choices[k]?.busy === false) return k;
    }
    return -1;
  }

  private pointAt(index: number): void {
    this.at = index;
    this.o.scene.mechanics.focus(this.choices[index]?.id ?? null);
  }
}

const free = (choice: Choice | undefined): string | null => (choice === undefined || choice.busy ? null : choice.id);
