import { z } from 'zod';
import { CONSTANTEN } from '#engine/core/domein/constanten.ts';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

/** School year `2026-2027`: two years that follow each other. */
export const schooljaarSchema = z
  .string('verplicht')
  .trim()
  .min(1, 'verplicht')
  .regex(/^\d{4}-\d{4}$/, 'formaat')
  .refine((jaar) => Number(jaar.slice(5)) === Number(jaar.slice(0, 4)) + 1, 'formaat');
export const jaargroepSchema = z.int('verplicht').min(0, 'bereik').max(8, 'bereik');
const jaargroepen = z.array(jaargroepSchema, 'kies').min(1, 'kies').max(CONSTANTEN.JAARGROEPEN_PER_GROEP, 'bereik');
const versie = z.int('geheel').min(1, 'bereik');
export const groepnaamSchema = tekst(64);

/** Body of `POST {A}/groepen`. */
export const nieuweGroepSchema = z.strictObject({
  naam: groepnaamSchema,
  jaargroepen,
  schooljaar: schooljaarSchema,
  docentIds: z.array(idSchema).max(20, 'bereik').default([]),
});
export type NieuweGroep = z.infer<typeof nieuweGroepSchema>;

/** Body of `PATCH {G}`. */
export const groepWijzigingSchema = z.strictObject({
  versie,
  naam: groepnaamSchema.optional(),
  jaargroepen: jaargroepen.optional(),
});
export type GroepWijziging = z.infer<typeof groepWijzigingSchema>;

/** Body of `POST {G}/kopieen`. */
export const groepKopieSchema = z.strictObject({ schooljaar: schooljaarSchema, naam: groepnaamSchema });
export type GroepKopie = z.infer<typeof groepKopieSchema>;

/** Body of `PUT {G}/docenten`. */
export const groepDocentenSchema = z.strictObject({ ids: z.array(idSchema).max(20, 'bereik') });

/** Body of `POST {G}/subgroepen` and `PATCH {G}/subgroepen/{id}`. */
export const subgroepInvoerSchema = z.strictObject({
  naam: tekst(40),
  leerlingIds: z.array(idSchema).max(CONSTANTEN.GROEP_MAX, 'bereik'),
});
export type SubgroepInvoer = z.infer<typeof subgroepInvoerSchema>;
export const subgroepParamsSchema = z.strictObject({ adminId: idSchema, groepId: idSchema, subgroepId: idSchema });

export const subgroepSchema = z.strictObject({ id: idSchema, naam: z.string(), leerlingIds: z.array(idSchema) });
export type Subgroep = z.infer<typeof subgroepSchema>;

/** Answer of `GET {G}` and of every change of a group. */
export const groepDetailSchema = z.strictObject({
  id: idSchema,
  naam: z.string(),
  jaargroepen: z.array(z.int()),
  schooljaar: z.string(),
  gearchiveerd: z.boolean(),
  /** Raised by every change; send it back with a PATCH. */
  versie: z.int().min(1),
  code: z.string().optional(),
  docentIds: z.array(idSchema),
  subgroepen: z.array(subgroepSchema),
});
export type GroepDetail = z.infer<typeof groepDetailSchema>;

/** Answer of `DELETE {G}`: how many leerlingen have no group now. */
export const groepVerwijderdSchema = z.strictObject({ zonderGroep: z.int().min(0) });
export type GroepVerwijderd = z.infer<typeof groepVerwijderdSchema>;

/** Answer of `GET {A}/docentnamen`: who can be linked to a group. */
export const docentnamenSchema = z.strictObject({ items: z.array(z.strictObject({ id: idSchema, naam: z.string() })) });
export type Docentnamen = z.infer<typeof docentnamenSchema>;
