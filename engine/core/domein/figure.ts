import { z } from 'zod/mini';

/** Places on the figure of a leerling that one part of the wardrobe can take. */
export const FIGURE_SLOTS = ['hair', 'hat', 'glasses', 'top', 'bottom', 'shoes', 'back', 'pet', 'vehicle'] as const;
/** One of those places. */
export type FigureSlot = (typeof FIGURE_SLOTS)[number];

/** One part of the wardrobe: `code` is unique and never changes its meaning; `price` in coins, 0 = everybody's. */
export interface WardrobePart {
  code: string;
  slot: FigureSlot;
  price: number;
}

/** Skin tones, 1 (light) to 6 (dark): part of who a child is, so free. */
export const SKIN_TONES = [1, 2, 3, 4, 5, 6] as const;
/** Hair colours 1 to 8, free for the same reason. */
export const HAIR_COLORS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The figure of a leerling; a part that is unknown to the catalogue is drawn as if the slot were empty. Aids are never for sale. */
export const ownFigureSchema = z.strictObject({
  skin: z.literal(SKIN_TONES, 'kies'),
  hairColor: z.literal(HAIR_COLORS, 'kies'),
  freckles: z.boolean(),
  hearingAid: z.boolean(),
  wheelchair: z.boolean(),
  parts: z.partialRecord(z.enum(FIGURE_SLOTS), z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, 'formaat'))),
});
/** What the schema above describes. */
export type OwnFigure = z.infer<typeof ownFigureSchema>;
