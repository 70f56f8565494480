import type { SceneDoc } from '#engine/document/scene.ts';
import type { Toegankelijk } from './contract.ts';
import type { Ding } from './entities.ts';

/** Idle life that stops when movement is reduced. */
const STIL = ['trail', 'bob', 'sway', 'drift', 'breathe', 'squashOnLand', 'spin'] as const;
const SCHOK = ['juice.nudge', 'juice.hitStop', 'juice.squash'] as const;

/** What the settings of the child switch off and hide now; the settings may change in the middle of a round. */
export class Stand {
  /** Names that rest: juice and behaviours. The same set as long as the scene lives. */
  readonly uit = new Set<string>();
  private readonly modes: SceneDoc['modes'];
  private readonly t: Toegankelijk;
  private weg: readonly string[] = [];

  constructor(modes: SceneDoc['modes'], toegankelijk: Toegankelijk) {
    this.modes = modes;
    this.t = toegankelijk;
    this.herzie();
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
  herzie(): void {
    const { calm, reducedMotion } = this.modes;
    this.weg = [...(this.calm ? calm.hide : []), ...(this.stil ? reducedMotion.hide : [])];
    this.uit.clear();
    if (this.stil) for (const naam of [...SCHOK, ...STIL, ...reducedMotion.disable]) this.uit.add(naam);
  }

  /** Hides what the document does not want to show in this mode, and shows it again in another. */
  toon(ding: Ding): void {
    ding.verborgen = this.weg.some((pattern) => ding.past(pattern));
  }
}
