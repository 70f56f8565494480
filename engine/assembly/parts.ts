import { createRng } from '#engine/core/basis/rng.ts';
import { Actor } from '#engine/parts/actor.ts';
import { Particles } from '#engine/parts/fx.ts';
import { Hand } from '#engine/parts/hand.ts';
import { Iris } from '#engine/parts/iris.ts';
import { fontStyle, PlatePool } from '#engine/parts/plate-pool.ts';
import { shadow } from '#engine/parts/shadow.ts';
import { WoordRail } from '#engine/parts/woord-rail.ts';
import type { PartsOptions, SceneParts } from '#engine/runtime/kit.ts';

/** Makes the drawn parts of one scene. Rail and plates share one letter style, so that both follow a change of it. */
export function createParts(o: PartsOptions): SceneParts {
  const { assets, paint, stand: state } = o;
  const resources = { paint, style: fontStyle(o.accessibility), picture: assets.picture };
  return {
    rail: new WoordRail(resources, o.frame[2]),
    hand: new Hand(paint),
    iris: new Iris(o.ground, o.frame, state.still),
    // Its own chance: a weak device draws fewer particles, and must meet the same world.
    fx: new Particles(paint, createRng(o.rng.state()), { stand: state, part: o.particles }),
    plates: new PlatePool(resources, o.tokens),
    actor: (def, rng) => new Actor(def, { texture: assets.texture, rig: assets.rig, rng, stand: state }),
    shadow: (size) => shadow(paint, size),
  };
}
