import {
  somvenstersEndpoints,
  type Closing,
  type ClosingRequest,
  type Spelronde,
  type SpelrondeRequest,
} from '#server/features/somvensters/somvensters.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Which stone and game a round belongs to. */
export interface RondeSpot {
  leerlingId: string;
  somvensterId: string;
  taakId: string;
}

type Device = NonNullable<SpelrondeRequest['apparaat']>;

/** Rough kind of device, only for reports. */
export function determineDevice({ width, height, coarse }: { width: number; height: number; coarse: boolean }): Device {
  const short = Math.min(width, height);
  if (coarse) return short < 600 ? 'telefoon' : width > 1_800 ? 'digibord' : 'tablet';
  return 'laptop';
}

export const createSpelronde = (
  { leerlingId, somvensterId, taakId }: RondeSpot,
  body: SpelrondeRequest,
): Promise<Spelronde> => call(somvenstersEndpoints.openRonde, { params: { leerlingId, somvensterId, taakId }, body });

/** The same answer for every repeat of the request. */
export const closeSpelronde = (
  { leerlingId, somvensterId, taakId, rondeId }: RondeSpot & { rondeId: string },
  body: ClosingRequest,
): Promise<Closing> =>
  call(somvenstersEndpoints.closeRonde, { params: { leerlingId, somvensterId, taakId, rondeId }, body });
