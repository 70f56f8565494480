import type { Request } from 'express';
import { AppError, createError } from '../../platform/error/create-error.ts';
import type { RequireSession } from '../../platform/auth/require-session.ts';
import type { SignedInSession } from '../../platform/auth/session-context.ts';
import type { CounterStorage } from '../../platform/counter/counter-storage.ts';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { speechEndpoints } from './spraak.contract.ts';
import type { SpeechService } from './spraak.service.ts';

const WINDOW_MS = 60_000;
/** Sounds a whole class may fetch per minute from one address. */
const PER_ADDRESS = 1_200;
const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_ONE = 'private, max-age=3600';

interface Deps {
  service: SpeechService;
  counters: CounterStorage;
  requireSession: RequireSession;
}

/** No token is needed, since an audio element cannot send one; with one more is spoken. A token that is over is none. */
export function createSpeechRoutes(mount: Mount, { service, counters, requireSession }: Deps): Mounted[] {
  const sessionOf = async (req: Request): Promise<SignedInSession | undefined> => {
    if (req.get('authorization') === undefined) return undefined;
    return requireSession(req).catch((error: unknown) => {
      if (error instanceof AppError && error.status === 401) return undefined;
      throw error;
    });
  };
  return [
    mount(speechEndpoints.find, async ({ req, res, params }) => {
      const address = networkAddressOf(req);
      if (address !== undefined && (await counters.countUp(`spraak:${address}`, WINDOW_MS)) > PER_ADDRESS)
        throw createError('TE_VAAK', { headers: { 'Retry-After': '60' } });
      const { mp3, etag, shared } = await service.find(params, await sessionOf(req));
      res.set({ 'Cache-Control': shared ? FOR_EVER : FOR_ONE, ETag: etag, 'Content-Type': 'audio/mpeg' }).send(mp3);
    }),
  ];
}
