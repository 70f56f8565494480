import type { Rng } from '#engine/core/basis/rng.ts';
import type { SceneDoc } from '#engine/document/scene.ts';
import type { Tuning } from '#engine/document/tuning.ts';
import type { SceneAssets } from './assets.ts';
import type { BeurtPoort } from './beurt-poort.ts';
import type { Geluid, Layout, Toegankelijk } from './contract.ts';
import type { BehaviourDef, MechanicDef } from './eigen.ts';
import type { Physics } from './physics.ts';
import type { Verf } from './verf.ts';

/** Everything a running scene is built from. */
export interface SceneOpties {
  doc: SceneDoc;
  /** Numbers of the document for this round, in calm mode or not. */
  tuning(calm: boolean): Tuning;
  assets: SceneAssets;
  verf: Verf;
  geluid: Geluid;
  toegankelijk: Toegankelijk;
  s: number;
  rng: Rng;
  layout: Layout;
  /** Share of the particles that is drawn: 1, or .25 on software rendering. */
  deeltjes: number;
  mechanics: readonly { id: string; raw: unknown; def: MechanicDef }[];
  behaviours: Readonly<Record<string, BehaviourDef>>;
  physics: Physics | null;
  beurt: BeurtPoort;
}

/** Events that actors react to. */
export const REACTIE: ReadonlySet<string> = new Set(['goed', 'bijna', 'wordDone', 'finale', 'toon']);

/** Numbers by `$name`, looked up once: cutting the name every step would make a string every step. */
export function onthoud(tuning: Tuning): (naam: string) => number {
  const bekend = new Map<string, number>();
  return (naam) => {
    let getal = bekend.get(naam);
    if (getal === undefined) {
      getal = tuning.num(naam);
      bekend.set(naam, getal);
    }
    return getal;
  };
}
