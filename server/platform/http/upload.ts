import type { Request, Response } from 'express';
import multer from 'multer';
import { createError } from '../fout/create-error.ts';

/** One uploaded file; it stays in memory and is gone with the request. */
export interface Bestand {
  naam: string;
  bytes: Buffer;
}

/** Size of a file, text fields beside it, and the sentence for one that is too large. */
export interface Uploadgrens {
  maxBytes: number;
  velden?: number;
  sleutel?: string;
}

const VELD = 'bestand';

/** Bytes of one text field beside the file. */
const TEKST_MAX = 20_000;

/**
 * Reads the one file of a multipart request, after the caller has weighed the right to send it; `velden` text fields may
 * stand beside it and end in the body.
 * Throws TE_GROOT above `maxBytes`, VERKEERD_SOORT for another kind of body, ONGELDIGE_INVOER without a file.
 */
export async function leesBestand(req: Request, res: Response, grens: Uploadgrens): Promise<Bestand> {
  const { maxBytes, velden = 0, sleutel = 'IMPORT_TE_GROOT' } = grens;
  if (req.is('multipart/form-data') === false) throw createError('VERKEERD_SOORT');
  const lees = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: maxBytes, files: 1, fields: velden, fieldSize: TEKST_MAX, parts: velden + 2 },
  }).single(VELD);
  await new Promise<void>((klaar, mislukt) => {
    lees(req, res, (fout: unknown) => {
      if (fout === undefined || fout === null) klaar();
      else mislukt(vertaal(fout, sleutel));
    });
  });
  if (req.file === undefined) throw createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
  return { naam: req.file.originalname, bytes: req.file.buffer };
}

function vertaal(fout: unknown, sleutel: string): unknown {
  if (!(fout instanceof multer.MulterError)) return fout;
  if (fout.code === 'LIMIT_FILE_SIZE') return createError('TE_GROOT', { sleutel });
  return createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
}
