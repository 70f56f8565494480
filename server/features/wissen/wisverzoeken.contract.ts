import { z } from 'zod';
import { idSchema, tekst } from '../../platform/contract/velden.contract.ts';

/** Days between asking and erasing. */
export const WISSEN_DAGEN = 30;
export const wisverzoekParamsSchema = z.strictObject({ adminId: idSchema, verzoekId: idSchema });

/** Body of `POST {A}/wisverzoeken`: why, and the name of the organisation typed again. */
export const nieuwWisverzoekSchema = z.strictObject({ reden: tekst(200, 10), bevestiging: tekst(120) });
export type NieuwWisverzoek = z.infer<typeof nieuwWisverzoekSchema>;

export const wisverzoekSchema = z.strictObject({ id: idSchema, op: z.iso.datetime(), wissenOp: z.iso.date(), /** A second person agreed. */ bevestigd: z.boolean(), reden: z.string() });
export type Wisverzoek = z.infer<typeof wisverzoekSchema>;
/** Answer of `GET {A}/wisverzoeken`: the one that counts now, if any. */
export const wisverzoekenSchema = z.strictObject({ items: z.array(wisverzoekSchema).max(1) });
export type Wisverzoeken = z.infer<typeof wisverzoekenSchema>;
