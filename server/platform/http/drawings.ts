import type { RequestHandler } from 'express';
import { createError } from '../error/create-error.ts';

/** How far the pictures and sounds are that are made while the server runs. */
export interface DrawingProgress {
  done: number;
  total: number;
  /** What could not be made; asked for again, it is tried again. */
  failed: string[];
}

/** Whoever makes pictures and sounds beside the running server. */
export interface Drawings {
  /** Puts a file first in the row. Answers the address to serve when it is there: the file, or what does for it until it is made. Rejects when making it failed. */
  need(address: string): Promise<string>;
  progress(): DrawingProgress;
}

/** Everything was built before the start. */
export const ALL_DRAWN: Drawings = {
  need: (address) => Promise.resolve(address),
  progress: () => ({ done: 0, total: 0, failed: [] }),
};

const RETRY_S = '5';
const DRAWN = /^\/(?:spel-assets|geluid)\//;

/** Lets a request for a picture or sound wait until it is made. */
export function createDrawn(drawings: Drawings): RequestHandler {
  return async (req, _res, next) => {
    if (DRAWN.test(req.path))
      req.url = await drawings.need(req.path).catch(() => {
        throw createError('NIET_KLAAR', { headers: { 'Retry-After': RETRY_S } });
      });
    next();
  };
}
