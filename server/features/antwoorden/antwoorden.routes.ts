import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { antwoordenAntwoordSchema, antwoordenRequestSchema } from './antwoorden.contract.ts';
import type { AntwoordenService } from './antwoorden.service.ts';

export function createAntwoordenRoutes(route: Route, service: AntwoordenService): Router {
  const router = Router();
  router.post(
    '/api/antwoorden',
    route(
      {
        recht: 'leerlinggebied.openen',
        withoutLicentie: true,
        body: antwoordenRequestSchema,
        antwoord: antwoordenAntwoordSchema,
      },
      ({ access, body }) => service.save(access, body.antwoorden),
    ),
  );
  return router;
}
