import { createError } from '../../platform/error/create-error.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { speechEndpoints } from './spraak.contract.ts';
import type { SpeechService } from './spraak.service.ts';

const WINDOW_MS = 60_000;
/** Sounds a whole class may fetch per minute from one address. */
const PER_ADDRESS = 1_200;

/** No token: an audio element cannot send one, and a spoken word is no secret. */
export function createSpeechRoutes(mount: Mount, service: SpeechService, counters: CounterStorage): Mounted[] {
  return [
    mount(speechEndpoints.find, async ({ req, res, params }) => {
      const address = networkAddressOf(req);
      if (address !== undefined && (await counters.countUp(`spraak:${address}`, WINDOW_MS)) > PER_ADDRESS)
        throw createError('TE_VAAK', { headers: { 'Retry-After': '60' } });
      const { mp3, etag } = await service.find(params.stem, params.audioId);
      res
        .set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag, 'Content-Type': 'audio/mpeg' })
        .send(mp3);
    }),
  ];
}
