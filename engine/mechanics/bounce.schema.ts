import { z } from 'zod/mini';
import { name, num, patternSchema, point } from '#engine/document/fields.schema.ts';

/** M13: a ball that is played back. Needs `bodies`; walls, bumpers and flippers are the bodies of their things. px, px/s, seconds, degrees. */
export const bounceSchema = z.strictObject({
  use: z.literal('bounce'),
  id: z.optional(name),
  /** The ball: a thing with a round body of this radius, whose bounce is the restitution of its material. */
  ball: name,
  radius: z._default(num, 18),
  /** Things with a body of the shape `flipper`; the drawing points right, that of a right one is mirrored. */
  flippers: z._default(
    z.array(z.strictObject({ entity: name, side: z.enum(['left', 'right']) })).check(z.maxLength(4)),
    [],
  ),
  /** Degrees per second of a flipper that goes up. */
  omega: z._default(num, 820),
  /** Ball speed up to which a flipper at rest holds the ball and lets it roll; 0 = never. */
  sticky: z._default(num, 900),
  /** A thing with a body that slides between two columns, with a pointer or at `speed` with the keys; a ball on its edge leaves at `aim` degrees from straight up. */
  paddle: z.optional(
    z.strictObject({
      entity: name,
      width: z._default(num, 180),
      between: point,
      speed: z._default(num, 620),
      aim: z._default(num, 60),
    }),
  ),
  /** The ball always goes this fast; 0 = as the world lets it. */
  speed: z._default(num, 0),
  /** Bumpers and trampolines: what touches them leaves at least this fast. */
  bumpers: z.optional(patternSchema),
  kick: z._default(num, 560),
  /** Rings that the ball falls through, and half their opening. */
  hoops: z.optional(patternSchema),
  opening: z._default(num, 48),
  /** What carries an answer. While the ball rolls on a flipper it aims at them in turn, from its own side to the other, for `look` seconds each. */
  targets: z.optional(patternSchema),
  look: z._default(num, 0.8),
  /** A target that was not aimed at for so long is no answer of the child: the ball only flies up. */
  seen: z._default(z.number(), 0.15),
  /** Speed of a ball on its way to a target, and px from its middle at which it is there. */
  shot: z._default(num, 1500),
  reach: z._default(num, 62),
  /** Dots from the ball to what it aims at. */
  preview: z.optional(z.strictObject({ prefab: name, dots: z.int().check(z.lte(16)) })),
  /** Every question begins here: hold and let go, and the ball runs along a path; `charge` seconds give all power, `least` is the share of the path that none gives. */
  plunger: z.optional(
    z.strictObject({
      entity: name,
      at: point,
      pull: z._default(z.number(), 46),
      path: name,
      charge: z._default(num, 0.9),
      least: z._default(z.number(), 0.55),
      speed: z._default(num, 1150),
    }),
  ),
  /** The save gate: below line `y` somebody throws the ball up again. */
  save: z._default(z.strictObject({ y: z.number(), kick: num }), { y: 760, kick: 1150 }),
  /** Seconds after which a ball that comes back to no flipper is fetched. */
  patience: z._default(z.number(), 6),
  /** Things that keep a tap for themselves; anywhere else it is for the ball. */
  toys: z.optional(patternSchema),
});
/** Parameters of a ball game with their defaults. */
export type BounceParams = z.output<typeof bounceSchema>;
/** charge and launch(plunger), flip(flipper), catch(flipper), aim(target), shot(target), hit(target, ball), bumper(id), hoop(id), drain(ball). */
export const bounceEmits = [
  'charge',
  'launch',
  'flip',
  'catch',
  'aim',
  'shot',
  'hit',
  'bumper',
  'hoop',
  'drain',
] as const;
/** What the checks of a scene know about it. */
export const info = { schema: bounceSchema, emits: bounceEmits };
