import express, { type RequestHandler } from 'express';
import { createError } from '../error/create-error.ts';

const LIMIT = '128kb';
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH']);
const read = express.json({ limit: LIMIT, strict: true });

/** A packed body that does not unpack breaks in zlib, which knows no status. */
function translate(error: unknown): unknown {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
  const packed = typeof code === 'string' && /^(?:Z_|ERR_|BROTLI|ZSTD)/.test(code);
  return packed ? createError('ONGELDIGE_INVOER', { sleutel: 'ONGELDIGE_JSON' }) : error;
}

/**
 * JSON bodies only: another kind is refused, so that a plain form of another site cannot post. A multipart body stays unread
 * for the few routes that take a file; without the bearer of the header none of them does anything.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  const length = req.get('content-length');
  const hasBody = req.get('transfer-encoding') !== undefined || (length !== undefined && length !== '0');
  const kind = req.is(['application/json', 'multipart/form-data']);
  if (METHODS_WITH_BODY.has(req.method) && hasBody && kind === false) throw createError('VERKEERD_SOORT');
  read(req, res, (error?: unknown) => {
    next(error === undefined ? undefined : translate(error));
  });
};
