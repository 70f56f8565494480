import type { Request, Response } from 'express';
import multer from 'multer';
import { createError } from '../fout/create-error.ts';

/** One uploaded file; it stays in memory and is gone with the request. */
export interface Bestand { naam: string; bytes: Buffer }

const VELD = 'bestand';

/**
 * Reads the one file of a multipart request, after the caller has weighed the right to send it.
 * Throws TE_GROOT above `maxBytes`, VERKEERD_SOORT for another kind of body, ONGELDIGE_INVOER without a file.
 */
export async function leesBestand(req: Request, res: Response, maxBytes: number): Promise<Bestand> {
  if (req.is('multipart/form-data') === false) throw createError('VERKEERD_SOORT');
  const lees = multer({ storage: multer.memoryStorage(), limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 2 } }).single(VELD);
  await new Promise<void>((klaar, mislukt) => {
    lees(req, res, (fout: unknown) => {
      if (fout === undefined || fout === null) klaar();
      else mislukt(vertaal(fout));
    });
  });
  if (req.file === undefined) throw createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
  return { naam: req.file.originalname, bytes: req.file.buffer };
}

function vertaal(fout: unknown): unknown {
  if (!(fout instanceof multer.MulterError)) return fout;
  if (fout.code === 'LIMIT_FILE_SIZE') return createError('TE_GROOT', { sleutel: 'IMPORT_TE_GROOT' });
  return createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
}
