import { z } from 'zod/mini';
import { hex, name, num, patternSchema } from '#engine/document/fields.schema.ts';

const coat = z.strictObject({
  /** Two tones that lie through each other like clouds. */
  light: hex,
  dark: hex,
});

const strength = z.number().check(z.gt(0), z.lte(1));

/** Another cover that a region may come with instead of the common one. */
const kind = z.strictObject({
  name,
  coats: z.array(coat).check(z.minLength(1), z.maxLength(4)),
  strength: z._default(strength, 1),
  /** Share of the regions that have it, 0..1. */
  share: num,
});

/** M12: a brush that takes away or lays on what covers a thing: wiping, digging, washing, painting, a torch. */
export const scrubSchema = z.strictObject({
  use: z.literal('scrub'),
  id: z.optional(name),
  /** Prefab, group or id pattern of the things that are covered; each is a region. */
  regions: patternSchema,
  /** Size of a region around its thing, px at scale 1, and where its middle lies from there. */
  size: z.tuple([z.number().check(z.positive()), z.number().check(z.positive())]),
  at: z._default(z.tuple([z.number(), z.number()]), [0, 0]),
  /** Layer that the cover is drawn in; it moves along with the things. */
  layer: name,
  /** What lies over a region and keeps its own taps. */
  over: z.optional(patternSchema),
  /** Coats of the cover from the outside in; each must be scrubbed through. */
  coats: z._default(z.array(coat).check(z.minLength(1), z.maxLength(4)), [{ light: '#E4EFF6', dark: '#C4D9E6' }]),
  /** Covers of another kind, harder or softer: chance gives a new region one of them. None of them is told by its answer. */
  kinds: z._default(z.array(kind).check(z.maxLength(4)), []),
  /** How far the cover hides, 0..1. */
  opacity: z._default(z.number().check(z.gte(0), z.lte(1)), 1),
  /** The brush lays the coat on instead of taking it away: a region begins bare. */
  paint: z._default(z.boolean(), false),
  /** Every question covers all regions again; otherwise only what is new is covered. */
  fresh: z._default(z.boolean(), true),
  /** The brush works without being pressed, like the light of a torch. */
  hover: z._default(z.boolean(), false),
  /** Width of the brush, px. */
  brush: z._default(num, 64),
  /** Share of the brush that works fully; the rest fades to its edge. */
  hardness: z._default(z.number().check(z.gte(0), z.lte(0.95)), 0.6),
  /** Share of the cover that goes when the brush passes once over its own half width; 1 = at once. */
  strength: z._default(strength, 1),
  /** A region counts as revealed when this share of it is scrubbed, 0..1. */
  revealAt: z._default(num, 0.55),
  /** What is left of the cover goes by itself after that. */
  opens: z._default(z.boolean(), true),
  /** Seconds in which the cover comes back; 0 = never. */
  regrow: z._default(num, 0),
  /** Share of all regions together that one filling of the brush scrubs; 0 = endless. */
  supply: z._default(num, 0),
  /** Seconds in which an empty brush fills by itself; 0 = only at the next question. */
  refill: z._default(num, 0),
  /** Things that show the supply: so many of them are in state `full`, the others in `empty`. */
  meter: z.optional(patternSchema),
  /** Sound as long as the brush moves over a region; its pitch follows the speed. */
  sound: z.optional(name),
});
/** Parameters of scrubbing with their defaults; px, seconds and shares. */
export type ScrubParams = z.output<typeof scrubSchema>;
/** rub(region, kind of its cover) at the begin of a stroke, coverage(region, quarter | half | most) scrubbed, revealed(region), rest at the end of a stroke, empty. */
export const scrubEmits = ['rub', 'coverage', 'revealed', 'rest', 'empty'] as const;
/** What the checks of a scene know about it. */
export const info = { schema: scrubSchema, emits: scrubEmits };
