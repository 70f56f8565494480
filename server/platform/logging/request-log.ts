import type { RequestHandler } from 'express';
import { requestIdOf } from '../http/request-id.ts';
import { optionalSessionOf } from '../auth/session-context.ts';
import type { Logger } from './logger.ts';

const pattern = (route: unknown): string => {
  const path: unknown = typeof route === 'object' && route !== null ? Reflect.get(route, 'path') : undefined;
  return typeof path === 'string' ? path : 'onbekend';
};

/** One line per API call: pattern of the path, never the filled-in address. */
export function createRequestLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const begin = performance.now();
    res.set('X-Verzoek', requestIdOf(req));
    res.on('finish', () => {
      const session = optionalSessionOf(req);
      log.info(
        {
          reqId: requestIdOf(req),
          method: req.method,
          pad: pattern(req.route),
          status: res.statusCode,
          ms: Math.round(performance.now() - begin),
          wie: session?.gebruikerId,
          rol: session?.rol,
        },
        'request',
      );
    });
    next();
  };
}
