import { z } from 'zod/mini';
import { SHAPES } from '#engine/core/oefening/contract/contract.ts';
import { hex, name, num, plate, point } from '#engine/document/fields.schema.ts';
import { stageFrame } from '#engine/document/portrait.schema.ts';

/** Slots on an (elliptic) turning disc, in reading order clockwise from `from` degrees (-90 = 12 o'clock). */
const ring = z.strictObject({
  center: point,
  rx: num,
  ry: num,
  from: z._default(z.number(), -90),
  /** Degrees per second; 0 in calm through the tuning. */
  turn: z._default(num, 0),
  /** Layer for the drawn segments (between the empty disc and its rim). */
  layer: z.optional(name),
  /** Radii of the segments as a share of rx and ry, and their fills by number of the slot. */
  segment: z.optional(
    z.strictObject({
      outer: z._default(z.number(), 1.25),
      done: z.array(hex).check(z.minLength(1)),
      line: hex,
      rim: z.optional(hex),
      empty: z.optional(hex),
    }),
  ),
  /** Slices drawn for a question without slots (select): one is open. */
  selectCount: z._default(z.int().check(z.gte(2), z.lte(9)), 6),
});

/** M5: pick and place with snap; drag, tap-tap and keyboard are twins. */
export const dragdropSchema = z.strictObject({
  use: z.literal('dragdrop'),
  id: z.optional(name),
  /** Prefab with a `token` that carries one token of the question. */
  carrier: name,
  /** Questions that it plays; at another one it has no carriers and no slots, so that another mechanic may play it. */
  shapes: z._default(z.array(z.enum(SHAPES)), [...SHAPES]),
  /** Group of points where carriers stand, filled in order. */
  homes: z.optional(name),
  /** Instead of `homes`: parts of the stage [x, y, w, h] on which carriers stand in rows, evenly and as large as they fit; `size` is what one takes besides the width of its plate. */
  fields: z.optional(z.strictObject({ at: z.array(stageFrame).check(z.minLength(1)), size: point })),
  /** States that carriers take in turn, from one by chance. */
  looks: z._default(z.array(name), []),
  /** Where carriers stand instead when the plates of a question are wider than `from` px. */
  wide: z.optional(z.strictObject({ from: z.number(), homes: name })),
  /** What moves: the plate alone (the bowl stays) or the whole carrier. */
  moves: z._default(z.enum(['plate', 'carrier']), 'plate'),
  /** Exactly one: points of a group, a thing, a row, or a ring. For `sort` the slots are the bins in order. */
  slots: z.strictObject({
    group: z.optional(name),
    /** A thing that takes everything that is dropped on it, within `snapRadius`; the letters go on to the word rail. */
    onto: z.optional(name),
    /** Half the width and height of what counts as on that thing, for one that is not round. */
    reach: z.optional(point),
    row: z.optional(z.strictObject({ center: point, gap: num, maxWidth: z._default(z.number(), 900) })),
    ring: z.optional(ring),
  }),
  slot: z.prefault(
    z.strictObject({
      plate: z._default(plate, 'card'),
      size: z._default(num, 86),
      recess: z._default(z.boolean(), true),
      prefab: z.optional(name),
      layer: z.optional(name),
    }),
    {},
  ),
  /** Pixels around a slot in which a drop counts; any drop near the next slot snaps. */
  snapRadius: z._default(num, 70),
  /** A drop anywhere on the slots counts for the next one (order is the rule, aim is not). */
  anySlot: z._default(z.boolean(), true),
  /** Carrier after its token was placed. */
  used: z._default(z.enum(['state', 'hide', 'stay']), 'state'),
  return: z._default(z.enum(['spring', 'float']), 'spring'),
  /** More carriers than needed for select/sequence is decided by the practice engine; homes beyond are hidden. */
  appearMs: z._default(z.number(), 60),
});
/** Parameters of pick and place with their defaults; px, ms and degrees. */
export type DragdropParams = z.output<typeof dragdropSchema>;
/** pick(carrier), drop(carrier, slot), snap(carrier, slot), return(carrier), aim(carrier). */
export const dragdropEmits = ['pick', 'drop', 'snap', 'return', 'aim'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: dragdropSchema, emits: dragdropEmits };
