import { Router } from 'express';
import type { RequireSessie } from '../../platform/auth/require-sessie.ts';
import { apparaatVan, zetKoekje } from '../../platform/auth/apparaat.ts';
import { localeVan } from '../../platform/http/locale.ts';
import { netwerkadresVan } from '../../platform/http/netwerkadres.ts';
import { createError } from '../../platform/fout/create-error.ts';
import { parseInvoer } from '../../platform/http/route.ts';
import {
  aanmeldingSchema,
  groepscodeSchema,
  groepswoordAanmeldingSchema,
  plaatjesAanmeldingSchema,
  wachtwoordAanmeldingSchema,
  type Aanmelding,
} from './auth.contract.ts';
import type { AuthService } from './auth.service.ts';

/** Field marks come from the kind of sign-in that was meant, not from the union as a whole. */
function parseAanmelding(body: unknown): Aanmelding {
  const uitkomst = aanmeldingSchema.safeParse(body);
  if (uitkomst.success) return uitkomst.data;
  const heeft = (veld: string): boolean => typeof body === 'object' && body !== null && veld in body;
  if (heeft('plaatjes')) return parseInvoer(plaatjesAanmeldingSchema, body);
  return heeft('groepscode')
    ? parseInvoer(groepswoordAanmeldingSchema, body)
    : parseInvoer(wachtwoordAanmeldingSchema, body);
}

/** Signing in and out; only the last one needs a token. */
export function createAuthRoutes(
  service: AuthService,
  deps: { publicPem: string; requireSessie: RequireSessie },
): Router {
  const router = Router();
  router.get('/api/auth/public-key', (_req, res) => {
    res.set('Cache-Control', 'public, max-age=300').type('application/x-pem-file').send(deps.publicPem);
  });
  router.post('/api/auth', async (req, res) => {
    const apparaat = apparaatVan(req, localeVan(req));
    const { volwassen, ...antwoord } = await service.signIn(parseAanmelding(req.body), {
      adres: netwerkadresVan(req),
      apparaat,
    });
    if (volwassen) zetKoekje(res, apparaat, req.secure);
    res.set('Cache-Control', 'no-store').json(antwoord);
  });
  router.post('/api/auth/demo', async (req, res) => {
    const { token } = await service.signInDemo(netwerkadresVan(req));
    res.set('Cache-Control', 'no-store').json({ token });
  });
  router.get('/api/groepscodes/:code', async (req, res) => {
    const code = groepscodeSchema.safeParse(req.params['code']);
    if (!code.success) throw createError('NIET_GEVONDEN');
    res.set('Cache-Control', 'no-store').json(await service.findGroepscode(code.data, netwerkadresVan(req)));
  });
  router.delete('/api/auth/sessies/huidige', async (req, res) => {
    await service.signOut(await deps.requireSessie(req));
    // Not "storage": unsent answers of a pupil survive signing out.
    res.set('Clear-Site-Data', '"cache"').set('Cache-Control', 'no-store').status(204).end();
  });
  return router;
}
