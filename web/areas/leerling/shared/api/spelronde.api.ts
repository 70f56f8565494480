import {
  type Closing,
  type ClosingRequest,
  closingSchema,
  type Spelronde,
  spelrondeSchema,
  type SpelrondeRequest,
} from '#server/features/somvensters/somvensters.contract.ts';
import { http } from '#web/platform/http.ts';

/** Which stone and game a round belongs to. */
export interface RondeSpot {
  leerlingId: string;
  somvensterId: string;
  taakId: string;
}

const path = ({ leerlingId, somvensterId, taakId }: RondeSpot): string =>
  `/leerlingen/${leerlingId}/somvensters/${somvensterId}/taken/${taakId}/spelrondes`;

type Device = NonNullable<SpelrondeRequest['apparaat']>;

/** Rough kind of device, only for reports. */
export function determineDevice({
  breedte: width,
  hoogte: height,
  coarse,
}: {
  breedte: number;
  hoogte: number;
  coarse: boolean;
}): Device {
  const short = Math.min(width, height);
  if (coarse) return short < 600 ? 'telefoon' : width > 1_800 ? 'digibord' : 'tablet';
  return 'laptop';
}

export function createSpelronde(spot: RondeSpot, request: SpelrondeRequest): Promise<Spelronde> {
  return http.json(path(spot), (body) => spelrondeSchema.parse(body), { method: 'POST', body: request });
}

/** The same answer for every repeat of the request. */
export function closeSpelronde(spot: RondeSpot & { rondeId: string }, request: ClosingRequest): Promise<Closing> {
  return http.json(`${path(spot)}/${spot.rondeId}/afsluitingen`, (body) => closingSchema.parse(body), {
    method: 'POST',
    body: request,
  });
}
