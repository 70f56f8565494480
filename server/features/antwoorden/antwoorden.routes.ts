import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { antwoordenAntwoordSchema, antwoordenVerzoekSchema } from './antwoorden.contract.ts';
import type { AntwoordenService } from './antwoorden.service.ts';

export function createAntwoordenRoutes(route: Route, service: AntwoordenService): Router {
  const router = Router();
  router.post(
    '/api/antwoorden',
    route(
      {
        recht: 'leerlinggebied.openen',
        zonderLicentie: true,
        body: antwoordenVerzoekSchema,
        antwoord: antwoordenAntwoordSchema,
      },
      ({ toegang, body }) => service.save(toegang, body.antwoorden),
    ),
  );
  return router;
}
