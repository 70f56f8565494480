import { freePlayEndpoints, type FreeSteen } from '#server/features/somvensters/free-play.contract.ts';
import { call } from '#web/platform/endpoint/call.ts';

/** Begins free play: answers the stone of the game. */
export const beginFree = (leerlingId: string, game: string): Promise<FreeSteen> =>
  call(freePlayEndpoints.begin, { params: { leerlingId }, body: { game } });
