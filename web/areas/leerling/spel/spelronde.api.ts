import {
  type Afsluiting,
  type AfsluitingVerzoek,
  afsluitingSchema,
  type Spelronde,
  spelrondeSchema,
  type SpelrondeVerzoek,
} from '#server/features/somvensters/somvensters.contract.ts';
import { http } from '#web/platform/http.ts';

/** Which stone and game a round belongs to. */
export interface RondePlek {
  leerlingId: string;
  somvensterId: string;
  taakId: string;
}

const pad = ({ leerlingId, somvensterId, taakId }: RondePlek): string =>
  `/leerlingen/${leerlingId}/somvensters/${somvensterId}/taken/${taakId}/spelrondes`;

type Apparaat = NonNullable<SpelrondeVerzoek['apparaat']>;

/** Rough kind of device, only for reports. */
export function bepaalApparaat({
  breedte,
  hoogte,
  grof,
}: {
  breedte: number;
  hoogte: number;
  grof: boolean;
}): Apparaat {
  const kort = Math.min(breedte, hoogte);
  if (grof) return kort < 600 ? 'telefoon' : breedte > 1_800 ? 'digibord' : 'tablet';
  return 'laptop';
}

export function maakSpelronde(plek: RondePlek, verzoek: SpelrondeVerzoek): Promise<Spelronde> {
  return http.json(pad(plek), (body) => spelrondeSchema.parse(body), { method: 'POST', body: verzoek });
}

/** The same answer for every repeat of the request. */
export function sluitSpelronde(plek: RondePlek & { rondeId: string }, verzoek: AfsluitingVerzoek): Promise<Afsluiting> {
  return http.json(`${pad(plek)}/${plek.rondeId}/afsluitingen`, (body) => afsluitingSchema.parse(body), {
    method: 'POST',
    body: verzoek,
  });
}
