import { Router } from 'express';
import { createError } from '../../platform/fout/create-error.ts';
import { netwerkadresVan } from '../../platform/http/netwerkadres.ts';
import type { TellerOpslag } from '../../platform/teller/teller-opslag.ts';
import { spraakParamsSchema } from './spraak.contract.ts';
import type { SpraakService } from './spraak.service.ts';

const VENSTER_MS = 60_000;
/** Sounds a whole class may fetch per minute from one address. */
const PER_ADRES = 1_200;

/** No token: an audio element cannot send one, and a spoken word is no secret. */
export function createSpraakRoutes(service: SpraakService, tellers: TellerOpslag): Router {
  const router = Router();
  router.get('/api/spraak/:stem/:audioId', async (req, res) => {
    const params = spraakParamsSchema.safeParse(req.params);
    if (!params.success) throw createError('NIET_GEVONDEN');
    const adres = netwerkadresVan(req);
    if (adres !== undefined && (await tellers.tel(`spraak:${adres}`, VENSTER_MS)) > PER_ADRES)
      throw createError('TE_VAAK', { headers: { 'Retry-After': '60' } });
    const { mp3, etag } = await service.find(params.data.stem, params.data.audioId);
    res
      .set({ 'Cache-Control': 'public, max-age=31536000, immutable', ETag: etag, 'Content-Type': 'audio/mpeg' })
      .send(mp3);
  });
  return router;
}
