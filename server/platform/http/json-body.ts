import express, { type RequestHandler } from 'express';
import { createError } from '../fout/create-error.ts';

const LIMIET = '128kb';
const METHODEN_MET_BODY = new Set(['POST', 'PUT', 'PATCH']);
const lees = express.json({ limit: LIMIET, strict: true });

/**
 * JSON bodies only: another kind is refused, so that a plain form of another site cannot post. A multipart body stays unread
 * for the few routes that take a file; without the bearer of the header none of them does anything.
 */
export const jsonBody: RequestHandler = (req, res, next) => {
  const lengte = req.get('content-length');
  const heeftBody = req.get('transfer-encoding') !== undefined || (lengte !== undefined && lengte !== '0');
  const soort = req.is(['application/json', 'multipart/form-data']);
  if (METHODEN_MET_BODY.has(req.method) && heeftBody && soort === false) throw createError('VERKEERD_SOORT');
  lees(req, res, next);
};
