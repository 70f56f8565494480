import type { SceneDoc } from '#engine/document/scene.ts';
import type { RailBox } from '../contract.ts';
import type { Scene } from '../world/scene.ts';
import type { RoundTurn } from '../round/turn.ts';

/** Width that a slot is measured for, stage pixels. */
const SLOT = 86;

/** Writes the rail of the turn to the world and the store. */
export class RailDisplay {
  private readonly o: { doc: SceneDoc; turn: RoundTurn; scene: Scene };
  private shown: readonly RailBox[] = [];

  constructor(options: { doc: SceneDoc; turn: RoundTurn; scene: Scene }) {
    this.o = options;
  }

  /** The page hears of a letter at once; the tray of the world shows it when it has landed. */
  show(): void {
    const { doc, turn, scene } = this.o;
    const { woordRail } = doc;
    turn.patch({ rail: [...turn.rail.boxes] });
    const boxes = this.seen();
    const show = woordRail.show && woordRail.inWorld === undefined;
    scene.parts.rail.show(show ? boxes : [], turn.question()?.view.shape === 'entry' ? 0 : scene.ctx.tokenWidth(SLOT));
  }

  /** Slots that got a letter since they were shown. */
  filled(): number[] {
    const { boxes } = this.o.turn.rail;
    return boxes.flatMap((box, i) => (box.text !== '' && this.shown[i]?.text === '' ? [i] : []));
  }

  /** The boxes for the eye: what is still flying is not there yet, and only the first open slot asks for the next. */
  private seen(): readonly RailBox[] {
    const { turn, scene } = this.o;
    const { landing } = scene;
    let waits = false;
    this.shown = turn.rail.boxes.map((box, i): RailBox => {
      const flies = landing.awaits(i);
      const state = waits && box.state === 'volgend' ? 'leeg' : flies ? (waits ? 'leeg' : 'volgend') : box.state;
      waits ||= flies;
      return flies || state !== box.state ? { text: flies ? '' : box.text, state } : box;
    });
    return this.shown;
  }

  clear(): void {
    this.o.scene.parts.rail.show([], 0);
  }
}
