import { Router } from 'express';
import type { Route } from '../../platform/http/route.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { auditQuerySchema, auditSchema } from './audit.contract.ts';
import type { AuditService } from './audit.service.ts';

export function createAuditRoutes(route: Route, service: AuditService): Router {
  const router = Router();
  router.get(
    '/api/admins/:adminId/audit',
    route(
      { recht: 'audit.lezen', params: adminParamsSchema, query: auditQuerySchema, antwoord: auditSchema },
      ({ access, query }) => service.list(access, query),
    ),
  );
  return router;
}
