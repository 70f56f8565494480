import type { ErrorRequestHandler } from 'express';
import { z } from 'zod/mini';
import { createError, AppError } from './create-error.ts';
import { isDatabaseGone } from './database-gone.ts';
import type { ErrorBody } from './error.contract.ts';
import { localeOf } from '../http/locale.ts';
import { requestIdOf } from '../http/request-id.ts';
import type { Logger } from '../logging/logger.ts';
import { serverText } from '../taal/texts.ts';

const parserError = z.object({ type: z.string(), status: z.optional(z.number()) });

function fromParser(error: unknown): AppError | undefined {
  const outcome = parserError.safeParse(error);
  if (!outcome.success) return undefined;
  if (outcome.data.type === 'entity.too.large') return createError('TE_GROOT');
  if (/charset|encoding/.test(outcome.data.type)) return createError('VERKEERD_SOORT');
  return (outcome.data.status ?? 500) < 500
    ? createError('ONGELDIGE_INVOER', { sleutel: 'ONGELDIGE_JSON' })
    : undefined;
}

function fromDatabase(error: unknown): AppError | undefined {
  return isDatabaseGone(error) ? createError('GEEN_DATABASE', { headers: { 'Retry-After': '5' } }) : undefined;
}

/** Error of the application that fits what was thrown. */
function recognize(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof URIError) return createError('NIET_GEVONDEN');
  return fromParser(error) ?? fromDatabase(error) ?? createError('SERVERFOUT');
}

/** Last in the chain: turns everything thrown into `{code, message, velden?}` with a Dutch sentence. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  // oxlint-disable-next-line max-params -- express knows an error handler by its four parameters
  return (error, req, res, next) => {
    const app = recognize(error);
    if (app.status >= 500) log.error({ reqId: requestIdOf(req), code: app.code, err: error }, 'request failed');
    if (res.headersSent) {
      next(error);
      return;
    }
    const body: ErrorBody = { code: app.code, message: serverText(localeOf(req), `fout.${app.key}`, app.values) };
    if (app.fields !== undefined) body.velden = app.fields;
    if (app.details !== undefined) body.details = app.details;
    if (app.status >= 500) body.nummer = requestIdOf(req).slice(0, 8);
    res.status(app.status).set(app.headers).set('Cache-Control', 'no-store').json(body);
  };
}
