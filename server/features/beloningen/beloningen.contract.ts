import { z } from 'zod/mini';
import { BUILDING_BLOCKS } from '#engine/core/domein/building-blocks.ts';
import { ownFigureSchema } from '#engine/core/domein/figure.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { giftSchema } from './gift.contract.ts';

/** Hours in which a purchase can be brought back. */
export const RETURN_HOURS = 24;
/** The own corner is this wide and high, in units of its picture. */
export const CORNER = { width: 1_000, height: 600 } as const;

const count = z.int().check(z.gte(0));
const codeSchema = z.string('verplicht').check(z.regex(/^[a-z0-9-]{2,40}$/, 'formaat'));
const within = (max: number) => z.int('geheel').check(z.gte(0, 'bereik'), z.lte(max, 'bereik'));

/** A thing in the own corner: where its foot stands. */
export const placedThingSchema = z.strictObject({
  code: codeSchema,
  x: within(CORNER.width),
  y: within(CORNER.height),
});
export type PlacedThing = z.infer<typeof placedThingSchema>;

/** Answer of `GET {L}/beloningen`. */
export const beloningenSchema = z.strictObject({
  /** False = the teacher switched spending off; what a leerling has stays. */
  aan: z.boolean(),
  munten: count,
  /** Everything that was ever earned; never goes down. */
  earned: count,
  figuur: z.nullable(ownFigureSchema),
  /** Codes of everything that was bought or given; what is free for everybody is not in it. */
  eigen: z.array(z.string()),
  /** Purchases that can still be brought back, newest first. */
  aankopen: z.array(z.strictObject({ sleutel: idSchema, code: z.string(), bedrag: count, tot: z.iso.datetime() })),
  /** Games and the best that was ever played in them. */
  stickers: z.array(z.strictObject({ spel: z.string(), trap: z.int().check(z.gte(1), z.lte(3)) })),
  /** Goals that were mastered once, oldest first. */
  leerdoelen: z.array(z.strictObject({ doelId: z.string(), titel: z.string() })),
  eiland: z.array(placedThingSchema),
  gifts: z.array(giftSchema),
});
export type Beloningen = z.infer<typeof beloningenSchema>;

export const aankoopParamsSchema = z.strictObject({ leerlingId: idSchema, sleutel: idSchema });
/** Body of `POST {L}/aankopen`; the same `sleutel` buys once, however often it is sent. */
export const aankoopSchema = z.strictObject({ sleutel: idSchema, code: codeSchema });
export type Aankoop = z.infer<typeof aankoopSchema>;
export const balanceSchema = z.strictObject({ munten: count });
export type Balance = z.infer<typeof balanceSchema>;

/** Body and answer of `PUT {L}/eiland`: everything that stands in the corner. */
export const eilandSchema = z.strictObject({
  eiland: z.array(placedThingSchema).check(
    z.maxLength(BUILDING_BLOCKS.length, 'bereik'),
    z.refine((things) => new Set(things.map(({ code }) => code)).size === things.length, 'bestaat_al'),
  ),
});
export type Eiland = z.infer<typeof eilandSchema>;

/** Body of `PATCH {L}/beloningen`: gifts up to this moment were opened. */
export const openedGiftsSchema = z.strictObject({ seenUntil: z.iso.datetime('formaat') });
export type OpenedGifts = z.infer<typeof openedGiftsSchema>;

export const beloningenEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/beloningen',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    response: beloningenSchema,
  }),
  openGifts: endpoint({
    method: 'PATCH',
    path: '/api/leerlingen/:leerlingId/beloningen',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: openedGiftsSchema,
  }),
  buy: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/aankopen',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: aankoopSchema,
    response: balanceSchema,
  }),
  bringBack: endpoint({
    method: 'DELETE',
    path: '/api/leerlingen/:leerlingId/aankopen/:sleutel',
    right: 'leerlinggebied.openen',
    params: aankoopParamsSchema,
    response: balanceSchema,
  }),
  setFigure: endpoint({
    method: 'PUT',
    path: '/api/leerlingen/:leerlingId/avatar',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: ownFigureSchema,
    response: ownFigureSchema,
  }),
  setCorner: endpoint({
    method: 'PUT',
    path: '/api/leerlingen/:leerlingId/eiland',
    right: 'leerlinggebied.openen',
    params: leerlingParamsSchema,
    body: eilandSchema,
    response: eilandSchema,
  }),
};
