import type { SceneDoc } from '#engine/document/scene.ts';
import type { Scene } from '../world/scene.ts';
import type { RoundTurn } from '../round/turn.ts';

/** Width that a slot is measured for, stage pixels. */
const SLOT = 86;

/** Writes the rail of the turn to the world and the store. */
export class RailDisplay {
  private readonly o: { doc: SceneDoc; turn: RoundTurn; scene: Scene };

  constructor(options: { doc: SceneDoc; turn: RoundTurn; scene: Scene }) {
    this.o = options;
  }

  show(): void {
    const { doc, turn, scene } = this.o;
    const boxes = [...turn.rail.boxes];
    const { woordRail } = doc;
    turn.patch({ rail: boxes });
    const show = woordRail.show && woordRail.inWorld === undefined;
    scene.parts.rail.show(show ? boxes : [], turn.question()?.view.shape === 'entry' ? 0 : scene.ctx.tokenWidth(SLOT));
  }

  clear(): void {
    this.o.scene.parts.rail.show([], 0);
  }
}
