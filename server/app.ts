import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import { createBeveiliging } from './platform/http/beveiliging.ts';
import { jsonBody } from './platform/http/json-body.ts';
import { hostLocale, setLocale } from './platform/http/locale.ts';
import { createPagina, createStatisch } from './platform/http/statisch.ts';
import type { Env } from './platform/env.ts';
import { createError } from './platform/fout/create-error.ts';

export interface AppDelen {
  belgischeHosts: readonly string[];
  /** Proxies whose word on the address of a visitor counts. */
  trustProxy: Env['TRUST_PROXY'];
  gebouwdDir: string;
  requestLog: RequestHandler;
  routers: readonly Router[];
  errorHandler: ErrorRequestHandler;
}

const onbekend: RequestHandler = () => {
  throw createError('NIET_GEVONDEN');
};

/** The Express app: API first, then the built files, then the one page. */
export function createApp(delen: AppDelen): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', delen.trustProxy);
  app.set('etag', 'strong');
  app.use(createBeveiliging());
  app.use((req, _res, next) => {
    setLocale(req, hostLocale(req.headers.host, delen.belgischeHosts));
    next();
  });
  app.use('/api', compression({ threshold: 2048 }), delen.requestLog, jsonBody);
  for (const router of delen.routers) app.use(router);
  app.use('/api', onbekend);
  const web = join(delen.gebouwdDir, 'web');
  app.use('/spel-assets', createStatisch(join(delen.gebouwdDir, 'spel-assets')), onbekend);
  app.use('/geluid', createStatisch(join(delen.gebouwdDir, 'geluid')), onbekend);
  app.use(createStatisch(web), createPagina(web, delen.belgischeHosts), onbekend);
  app.use(delen.errorHandler);
  return app;
}
