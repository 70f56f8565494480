import { z } from 'zod/mini';
import { name, num, point } from '#engine/document/fields.schema.ts';
import { stageFrame } from '#engine/document/portrait.schema.ts';

/** Whole words that go one at a time into one of a group of things; or those things are the answers. */
const tubes = z.strictObject({
  /** Things with a `token` for their names, in the order of the bins or the answers; those that are not asked are out of sight. */
  group: name,
  /** They stand left, right and below: those arrows answer. */
  sides: z._default(z.boolean(), false),
  /** Prefab with a `token` that carries a word, where it lies, and where it comes from. */
  carrier: name,
  at: point,
  from: point,
});

/** M19: a word in a row of pieces that is cut at its seams; or one of the pieces is pointed out. Places in stage px. */
export const cutSchema = z.strictObject({
  use: z.literal('cut'),
  id: z.optional(name),
  /** Prefab with a `token`, its origin in its middle; its states `mid`, `left`, `right` and `lone` tell on which sides it ends. */
  part: name,
  /** Width and height of a piece at size 1, with the mark of its seam. */
  size: point,
  /** Largest size. */
  most: z._default(num, 1),
  /** Where the pieces lie, on its lower side, in as many rows as make them largest. */
  field: stageFrame,
  /** Prefab that marks a seam, so far below the middle of its row at size 1 (half a row: on the lower side); its states are `rest`, `aim` and `done`. */
  gap: name,
  gapY: z._default(z.number(), 100),
  /** Px between pieces that were cut apart. */
  apart: z._default(z.number(), 26),
  /** Thing that hangs so far above the seam it is meant for, and goes down so far when it cuts. */
  saw: z.optional(name),
  above: z._default(z.number(), 150),
  stroke: z._default(z.number(), 90),
  /** Thing that goes along with the saw at its own height. */
  carriage: z.optional(name),
  /** Thing that cuts where the saw hangs. */
  lever: z.optional(name),
  /** Seams per second that the saw goes by itself; a hand stops it for a while. */
  sweep: z._default(num, 0),
  /** After a cut in a wrong place nothing is cut for so many ms. */
  lockMs: z._default(z.number(), 450),
  /** Thing in which the pieces fall when the word is done, each so many ms. */
  tray: z.optional(name),
  fallMs: z._default(z.number().check(z.gte(100), z.lte(2000)), 520),
  /** Bonus for a word without a wrong cut. */
  bonus: z._default(z.number(), 1),
  tubes: z.optional(tubes),
});
/** Parameters of cutting with their defaults; px and ms. */
export type CutParams = z.output<typeof cutSchema>;
/** Parameters of what takes whole words; px. */
export type TubesParams = z.output<typeof tubes>;
/**
 * aim(gap) at another seam, saw(gap) when it comes down, apart(gap) or knot(gap) by what it met, clean after a word without a
 * wrong cut, fell(part) into the tray; with tubes arrives(carrier), sucked(tube) and spat(tube).
 */
export const cutEmits = ['aim', 'saw', 'apart', 'knot', 'clean', 'fell', 'arrives', 'sucked', 'spat'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: cutSchema, emits: cutEmits };
