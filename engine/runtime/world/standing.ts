import type { SceneDoc } from '#engine/document/scene.ts';
import type { Accessibility } from '../contract.ts';
import type { Thing } from './entities.ts';

/** Idle life that stops when movement is reduced. */
const STILL = ['trail', 'bob', 'sway', 'drift', 'breathe', 'squashOnLand', 'spin'] as const;
const JOLT = ['juice.nudge', 'juice.hitStop', 'juice.squash'] as const;

/** What the settings of the child switch off and hide now; the settings may change in the middle of a round. */
export class Standing {
  /** Names that rest: juice and behaviours. The same set as long as the scene lives. */
  readonly off = new Set<string>();
  private readonly modes: SceneDoc['modes'];
  private readonly t: Accessibility;
  private gone: readonly string[] = [];

  constructor(modes: SceneDoc['modes'], accessibility: Accessibility) {
    this.modes = modes;
    this.t = accessibility;
    this.revise();
  }

  get calm(): boolean {
    return this.t.calm;
  }
  get still(): boolean {
    return this.t.reducedMotion;
  }
  get oneSwitch(): boolean {
    return this.t.oneSwitch;
  }

  /** Reads the settings again. */
  revise(): void {
    const { calm, reducedMotion } = this.modes;
    this.gone = [...(this.calm ? calm.hide : []), ...(this.still ? reducedMotion.hide : [])];
    this.off.clear();
    if (this.still) for (const name of [...JOLT, ...STILL, ...reducedMotion.disable]) this.off.add(name);
  }

  /** Hides what the document does not want to show in this mode, and shows it again in another. */
  show(thing: Thing): void {
    thing.hidden = this.gone.some((pattern) => thing.past(pattern));
  }
}
