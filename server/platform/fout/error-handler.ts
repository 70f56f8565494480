import type { ErrorRequestHandler } from 'express';
import { z } from 'zod';
import { createError, AppFout } from './create-error.ts';
import type { FoutBody } from './fout.contract.ts';
import { localeVan } from '../http/locale.ts';
import { requestIdVan } from '../http/request-id.ts';
import type { Logger } from '../logging/logger.ts';
import { tekst } from '../taal/teksten.ts';

const parserFout = z.object({ type: z.string(), status: z.number().optional() });
const databaseFout = z.object({ code: z.string() });
/** Connection lost, server stopping, too many connections. */
const WEG = /^(08\w{3}|57P0[123]|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

function vanParser(fout: unknown): AppFout | undefined {
  const uitkomst = parserFout.safeParse(fout);
  if (!uitkomst.success) return undefined;
  if (uitkomst.data.type === 'entity.too.large') return createError('TE_GROOT');
  if (/charset|encoding/.test(uitkomst.data.type)) return createError('VERKEERD_SOORT');
  return (uitkomst.data.status ?? 500) < 500
    ? createError('ONGELDIGE_INVOER', { sleutel: 'ONGELDIGE_JSON' })
    : undefined;
}

function vanDatabase(fout: unknown): AppFout | undefined {
  const uitkomst = databaseFout.safeParse(fout);
  const timeout = fout instanceof Error && fout.name === 'KnexTimeoutError';
  if (!timeout && !(uitkomst.success && WEG.test(uitkomst.data.code))) return undefined;
  return createError('GEEN_DATABASE', { headers: { 'Retry-After': '5' } });
}

/** Error of the application that fits what was thrown. */
function herken(fout: unknown): AppFout {
  if (fout instanceof AppFout) return fout;
  if (fout instanceof URIError) return createError('NIET_GEVONDEN');
  return vanParser(fout) ?? vanDatabase(fout) ?? createError('SERVERFOUT');
}

/** Last in the chain: turns everything thrown into `{code, message, velden?}` with a Dutch sentence. */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  // oxlint-disable-next-line max-params -- express knows an error handler by its four parameters
  return (fout, req, res, next) => {
    const app = herken(fout);
    if (app.status >= 500) log.error({ reqId: requestIdVan(req), code: app.code, err: fout }, 'request failed');
    if (res.headersSent) {
      next(fout);
      return;
    }
    const body: FoutBody = { code: app.code, message: tekst(localeVan(req), `fout.${app.sleutel}`, app.waarden) };
    if (app.velden !== undefined) body.velden = app.velden;
    if (app.details !== undefined) body.details = app.details;
    if (app.status >= 500) body.nummer = requestIdVan(req).slice(0, 8);
    res.status(app.status).set(app.headers).set('Cache-Control', 'no-store').json(body);
  };
}
