import type { SceneDoc } from '#engine/document/scene.ts';
import type { Accessibility } from '../contract.ts';
import type { Thing } from './entities.ts';

/** Idle life that stops when movement is reduced. */
const STILL = ['trail', 'bob', 'sway', 'drift', 'breathe', 'squashOnLand', 'spin'] as const;
const JOLT = ['juice.nudge', 'juice.hitStop', 'juice.squash'] as const;

/** What the settings of the child switch off and hide now; the settings may change in the middle of a round. */
export class Standing {
  /** Names that rest: juice and behaviours. The same set as long as the scene lives. */
  readonly uit = new Set<string>();
  private readonly modes: SceneDoc['modes'];
  private readonly t: Accessibility;
  private weg: readonly string[] = [];

  constructor(modes: SceneDoc['modes'], accessibility: Accessibility) {
    this.modes = modes;
    this.t = accessibility;
    this.revise();
  }

  get calm(): boolean {
    return this.t.calm;
  }
  get stil(): boolean {
    return this.t.reducedMotion;
  }
  get oneSwitch(): boolean {
    return this.t.oneSwitch;
  }

  /** Reads the settings again. */
  revise(): void {
    const { calm, reducedMotion } = this.modes;
    this.weg = [...(this.calm ? calm.hide : []), ...(this.stil ? reducedMotion.hide : [])];
    this.uit.clear();
    if (this.stil) for (const name of [...JOLT, ...STILL, ...reducedMotion.disable]) this.uit.add(name);
  }

  /** Hides what the document does not want to show in this mode, and shows it again in another. */
  toon(thing: Thing): void {
    thing.verborgen = this.weg.some((pattern) => thing.past(pattern));
  }
}
