import { join } from 'node:path';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createSecurity } from './platform/http/security.ts';
import { jsonBody } from './platform/http/json-body.ts';
import { wellFormed } from './platform/http/well-formed.ts';
import { hostLocale, setLocale } from './platform/http/locale.ts';
import { createDrawn, type Drawings } from './platform/http/drawings.ts';
import { createPage, createSearchFiles, type Deployment } from './platform/http/printed.ts';
import { createStatic } from './platform/http/static.ts';
import type { Env } from './platform/env.ts';
import { createError } from './platform/error/create-error.ts';

export interface AppParts extends Deployment {
  clock: Clock;
  /** Proxies whose word on the address of a visitor counts. */
  trustProxy: Env['TRUST_PROXY'];
  builtDir: string;
  drawings: Drawings;
  /** See every call of the API, and change nothing of it. */
  watchers: readonly RequestHandler[];
  routers: readonly Router[];
  errorHandler: ErrorRequestHandler;
}

const unknown: RequestHandler = () => {
  throw createError('NIET_GEVONDEN');
};

/** The Express app: API first, then the built files, then the one page. */
export function createApp(parts: AppParts): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', parts.trustProxy);
  app.set('etag', 'strong');
  app.use(createSecurity());
  app.use((req, res, next) => {
    // A browser reads the end of a token by this clock.
    res.setHeader('Date', new Date(parts.clock.now()).toUTCString());
    setLocale(req, hostLocale(req.headers.host, parts.belgianHosts));
    next();
  });
  app.use('/api', compression({ threshold: 2048 }), ...parts.watchers, jsonBody, wellFormed);
  for (const router of parts.routers) app.use(router);
  app.use('/api', unknown);
  const web = join(parts.builtDir, 'web');
  app.use(createDrawn(parts.drawings));
  app.use('/spel-assets', createStatic(join(parts.builtDir, 'spel-assets')), unknown);
  app.use('/geluid', createStatic(join(parts.builtDir, 'geluid')), unknown);
  app.use(createSearchFiles(web, parts), createStatic(web), createPage(web, parts), unknown);
  app.use(parts.errorHandler);
  return app;
}
