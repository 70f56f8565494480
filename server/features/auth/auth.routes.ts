import { Router } from 'express';
import type { RequireSession } from '../../platform/auth/require-session.ts';
import { deviceOf, setCookie } from '../../platform/auth/device.ts';
import { localeOf } from '../../platform/http/locale.ts';
import { networkAddressOf } from '../../platform/http/network-address.ts';
import { createError } from '../../platform/error/create-error.ts';
import { parseInput } from '../../platform/http/route.ts';
import {
  signInSchema,
  groepscodeSchema,
  groepWoordSignInSchema,
  imageSignInSchema,
  passwordSignInSchema,
  type SignInRequest,
} from './auth.contract.ts';
import type { AuthService } from './auth.service.ts';

/** Field marks come from the kind of sign-in that was meant, not from the union as a whole. */
function parseSignIn(body: unknown): SignInRequest {
  const outcome = signInSchema.safeParse(body);
  if (outcome.success) return outcome.data;
  const has = (field: string): boolean => typeof body === 'object' && body !== null && field in body;
  if (has('plaatjes')) return parseInput(imageSignInSchema, body);
  return has('groepscode') ? parseInput(groepWoordSignInSchema, body) : parseInput(passwordSignInSchema, body);
}

/** Signing in and out; only the last one needs a token. */
export function createAuthRoutes(
  service: AuthService,
  deps: { publicPem: string; requireSession: RequireSession },
): Router {
  const router = Router();
  router.get('/api/auth/public-key', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('application/x-pem-file').send(deps.publicPem);
  });
  router.post('/api/auth', async (req, res) => {
    const device = deviceOf(req, localeOf(req));
    const { volwassen: adult, ...antwoord } = await service.signIn(parseSignIn(req.body), {
      adres: networkAddressOf(req),
      apparaat: device,
    });
    if (adult) setCookie(res, device, req.secure);
    res.set('Cache-Control', 'no-store').json(antwoord);
  });
  router.post('/api/auth/demo', async (req, res) => {
    const { token } = await service.signInDemo(networkAddressOf(req));
    res.set('Cache-Control', 'no-store').json({ token });
  });
  router.get('/api/groepscodes/:code', async (req, res) => {
    const code = groepscodeSchema.safeParse(req.params['code']);
    if (!code.success) throw createError('NIET_GEVONDEN');
    res.set('Cache-Control', 'no-store').json(await service.findGroepscode(code.data, networkAddressOf(req)));
  });
  router.delete('/api/auth/sessies/huidige', async (req, res) => {
    await service.signOut(await deps.requireSession(req));
    // Not "storage": unsent answers of a pupil survive signing out.
    res.set('Clear-Site-Data', '"cache"').set('Cache-Control', 'no-store').status(204).end();
  });
  return router;
}
