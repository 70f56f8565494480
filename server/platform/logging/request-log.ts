import type { RequestHandler } from 'express';
import { requestIdVan } from '../http/request-id.ts';
import { sessieVanOptioneel } from '../auth/sessie-context.ts';
import type { Logger } from './logger.ts';

const patroon = (route: unknown): string => {
  const pad: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
  return typeof pad === 'string' ? pad : 'onbekend';
};

/** One line per API call: pattern of the path, never the filled-in address. */
export function createRequestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const begin = performance.now();
    res.set('X-Verzoek', requestIdVan(req));
    res.on('finish', () => {
      const sessie = sessieVanOptioneel(req);
      log.info(
        {
          reqId: requestIdVan(req),
          methode: req.method,
          pad: patroon(req.route),
          status: res.statusCode,
          ms: Math.round(performance.now() - begin),
          wie: sessie?.gebruikerId,
          rol: sessie?.rol,
        },
        'request',
      );
    });
    next();
  };
}
