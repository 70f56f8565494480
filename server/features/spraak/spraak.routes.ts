import { Router } from 'express';
import { createError } from '../../platform/error/create-error.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import { speechParamsSchema } from './spraak.contract.ts';
import type { SpeechService } from './spraak.service.ts';

const WINDOW_MS = 60_000;
/** Sounds a whole class may fetch per minute from one address. */
const PER_ADDRESS = 1_200;

/** No token: an audio element cannot send one, and a spoken word is no secret. */
export function createSpeechRoutes(service: SpeechService, counters: CounterStorage): Router {
  const router = Router();
  router.get('/api/spraak/:stem/:audioId', async (req, res) => {
    const params = speechParamsSchema.safeParse(req.params);
    if (!params.success) throw createError('NIET_GEVONDEN');
    const address = networkAddressOf(req);
    if (address !== undefined && (await counters.countUp(`spraak:${address}`, WINDOW_MS)) > PER_ADDRESS)
      throw createError('TE_VAAK', { headers: { 'Retry-After': '60' } });
    const { mp3, etag } = await service.find(params.data.stem, params.data.audioId);
    res
      .set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag, 'Content-Type': 'audio/mpeg' })
      .send(mp3);
  });
  return router;
}
