import { z } from 'zod';
import { hex, name, num, plate, point } from '#engine/document/fields.schema.ts';

/** Slots on an (elliptic) turning disc, in reading order clockwise from `from` degrees (-90 = 12 o'clock). */
const ring = z.strictObject({
  center: point,
  rx: num,
  ry: num,
  from: z.number().default(-90),
  /** Degrees per second; 0 in calm through the tuning. */
  turn: num.default(0),
  /** Layer for the drawn segments (between the empty disc and its rim). */
  layer: name.optional(),
  /** Radii of the segments as a share of rx and ry, and their fills by number of the slot. */
  segment: z
    .strictObject({
      outer: z.number().default(1.25),
      done: z.array(hex).min(1),
      line: hex,
      rim: hex.optional(),
      empty: hex.optional(),
    })
    .optional(),
  /** Slices drawn for a question without slots (select): one is open. */
  selectCount: z.int().min(2).max(9).default(6),
});

/** M5: pick and place with snap; drag, tap-tap and keyboard are twins. */
export const dragdropSchema = z.strictObject({
  use: z.literal('dragdrop'),
  id: name.optional(),
  /** Prefab with a `token` that carries one token of the question. */
  carrier: name,
  /** Group of points where carriers stand, filled in order. */
  homes: name,
  /** What moves: the plate alone (the bowl stays) or the whole carrier. */
  moves: z.enum(['plate', 'carrier']).default('plate'),
  /** Exactly one: points of a group, a row, or a ring. For `sort` the slots are the bins in order. */
  slots: z.strictObject({
    group: name.optional(),
    row: z.strictObject({ center: point, gap: num, maxWidth: z.number().default(900) }).optional(),
    ring: ring.optional(),
  }),
  slot: z
    .strictObject({
      plate: plate.default('card'),
      size: num.default(86),
      recess: z.boolean().default(true),
      prefab: name.optional(),
      layer: name.optional(),
    })
    .prefault({}),
  /** Pixels around a slot in which a drop counts; any drop near the next slot snaps. */
  snapRadius: num.default(70),
  /** A drop anywhere on the slots counts for the next one (order is the rule, aim is not). */
  anySlot: z.boolean().default(true),
  /** Carrier after its token was placed. */
  used: z.enum(['state', 'hide', 'stay']).default('state'),
  return: z.enum(['spring', 'float']).default('spring'),
  /** More carriers than needed for select/sequence is decided by the practice engine; homes beyond are hidden. */
  appearMs: z.number().default(60),
});
export type DragdropParams = z.output<typeof dragdropSchema>;
/** pick(carrier), drop(carrier, slot), snap(carrier, slot), return(carrier), aim(carrier). */
export const dragdropEmits = ['pick', 'drop', 'snap', 'return', 'aim'] as const;
