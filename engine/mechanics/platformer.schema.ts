import { z } from 'zod/mini';
import { name, num } from '#engine/document/fields.schema.ts';

const kind = z.strictObject({
  /** Carrier of a token; its place is the middle of the top that one stands on. */
  prefab: name,
  /** px that can be stood on. */
  width: z.number(),
  /** Height of its plate, and the widest plate it has room for, px. */
  size: z._default(z.number(), 96),
  text: z._default(z.number(), 300),
  /** Most answers in one storey, and how many of them stand beside each other. */
  most: z._default(z.int().check(z.gte(1)), 4),
  columns: z._default(z.int().check(z.gte(1)), 4),
  /** Every second one stands so much higher, and every further row so much more, px. */
  stagger: z._default(z.number(), 0),
  row: z._default(z.number(), 150),
});

/** M8: run and jump up, storey by storey; landing on a platform is giving what it carries. */
export const platformerSchema = z.strictObject({
  use: z.literal('platformer'),
  id: z.optional(name),
  /** Who runs and jumps; stands with its feet on its place. */
  mover: name,
  /** Forms of a platform: the first that has room for all answers and for the longest of them; else the last. */
  kinds: z.array(kind).check(z.minLength(1)),
  /** Where one stands at first: a prefab as a platform of its own. */
  ground: z.strictObject({ prefab: name, width: z.number() }),
  /** Left and right end of a storey, px. */
  span: z._default(z.tuple([z.number(), z.number()]), [80, 1200]),
  /** px between two storeys, and the stage line of the storey one stands on. */
  rise: z._default(num, 220),
  foot: z._default(z.number(), 590),
  /** Parts of a word that a storey offers at a time, among them the one that is needed; a choice offers all its options. */
  count: z._default(num, 3),
  /** Speeds in px/s and px/s2; the jump must reach the next storey. */
  run: z._default(num, 330),
  jump: z._default(num, 1130),
  gravity: z._default(num, 2100),
  /** A jump still counts so long after the edge, and so long before the landing. */
  coyoteMs: z._default(z.number(), 130),
  bufferMs: z._default(z.number(), 160),
  /** px beside a platform that still count as on it. */
  lip: z._default(z.number(), 22),
  /** From .5 on a jump goes to the nearest platform by itself. */
  autoJump: z._default(num, 0),
  /** px of the longest leap to a platform that was tapped; before it one runs. */
  reach: z._default(z.number(), 380),
  /** A platform that is not right throws back: px up and s; the same way back follows a fall of `depth` px. */
  back: z.prefault(
    z.strictObject({
      lift: z._default(z.number(), 150),
      seconds: z._default(z.number(), 0.95),
      depth: z._default(z.number(), 150),
    }),
    {},
  ),
  /** What one hangs on on the way back, so many px above the feet. */
  glider: z.optional(z.strictObject({ entity: name, above: z._default(z.number(), 150) })),
  /** px that platforms with answers swing sideways and up and down, and s for there and back. */
  sway: z._default(num, 0),
  bounce: z._default(num, 0),
  period: z._default(z.number(), 4),
  /** A flag where a word was finished. */
  checkpoints: z.optional(name),
  /** Things to take along between two storeys: prefab, share of the storeys that have one, px of a touch, points. */
  extras: z.optional(
    z.strictObject({
      prefab: name,
      share: z._default(num, 0.5),
      touch: z._default(z.number(), 80),
      bonus: z._default(z.number(), 0.5),
    }),
  ),
  /** Who lives beside the storeys, one each, the higher the further in the list; a higher play level begins further. */
  beside: z.optional(
    z.strictObject({
      prefabs: z.array(name).check(z.minLength(1)),
      /** Places in turn: x, and px below the storey. */
      at: z.array(z.tuple([z.number(), z.number()])).check(z.minLength(1)),
      every: z._default(z.int().check(z.gte(1)), 2),
    }),
  ),
  /** Poses of the mover; those of `run` take turns at every step. */
  poses: z.prefault(
    z.strictObject({
      jump: z._default(name, 'cheers'),
      glide: z._default(name, 'surprised'),
      run: z._default(z.array(name), []),
    }),
    {},
  ),
  /** A leap after so many right ones in a row (0 = never) turns over once, around a point so many px above the feet. */
  flip: z.optional(z.strictObject({ after: num, center: z.number() })),
  /** A gust from aside, which carries along who jumps freely, px/s; s between two of them, and s that one lasts. */
  gust: z.optional(
    z.strictObject({ force: num, every: z._default(z.number(), 9), seconds: z._default(z.number(), 3) }),
  ),
});
/** Parameters of running and jumping with their defaults; px, px/s, s. */
export type PlatformerParams = z.output<typeof platformerSchema>;
/** jump(mover), flip(mover), land(platform), boing(platform), fall(mover), collect(thing), climb(platform), checkpoint(flag), gust(mover, left or right). */
export const platformerEmits = [
  'jump',
  'flip',
  'land',
  'boing',
  'fall',
  'collect',
  'climb',
  'checkpoint',
  'gust',
] as const;
/** What the checks of a scene know about it. */
export const info = { schema: platformerSchema, emits: platformerEmits };
