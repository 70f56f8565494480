import type { Request, Response } from 'express';
import multer from 'multer';
import { requireWellFormed } from './well-formed.ts';
import { createError } from '../error/create-error.ts';

/** One uploaded file; it stays in memory and is gone with the request. */
export interface FileData {
  naam: string;
  bytes: Buffer;
}

/** Size of a file, text fields beside it, and the sentence for one that is too large. */
export interface UploadLimit {
  maxBytes: number;
  velden?: number;
  sleutel?: string;
}

const FIELD = 'bestand';

/** Bytes of one text field beside the file. */
const TEXT_MAX = 20_000;

/** A file that may stand beside the text fields of a form. */
export interface ReadForm {
  fields: Record<string, unknown>;
  file: FileData | undefined;
}

/**
 * Reads a multipart form with at most one file.
 * Throws TE_GROOT above `maxBytes`, VERKEERD_SOORT for another kind of body, ONGELDIGE_INVOER for one that is not whole.
 */
export async function readForm(req: Request, res: Response, bound: UploadLimit): Promise<ReadForm> {
  const { maxBytes, velden: fields = 0, sleutel: key = 'IMPORT_TE_GROOT' } = bound;
  if (req.is('multipart/form-data') === false) throw createError('VERKEERD_SOORT');
  const read = multer({
    storage: multer.memoryStorage(),
    // Browsers write names of files in UTF-8.
    defParamCharset: 'utf8',
    limits: { fileSize: maxBytes, files: 1, fields: fields, fieldSize: TEXT_MAX, parts: fields + 2 },
  }).single(FIELD);
  await new Promise<void>((done, failed) => {
    read(req, res, (error: unknown) => {
      if (error === undefined || error === null) done();
      else failed(translate(error, key));
    });
  });
  const text: Record<string, unknown> = { ...req.body };
  const { file } = req;
  requireWellFormed(file === undefined ? text : { bestand: file.originalname, ...text });
  return { fields: text, file: file === undefined ? undefined : { naam: file.originalname, bytes: file.buffer } };
}

/**
 * Reads the one file of a multipart request, after the caller has weighed the right to send it; `velden` text fields may
 * stand beside it and end in the body.
 * Throws as `readForm` does, and ONGELDIGE_INVOER without a file.
 */
export async function readFile(req: Request, res: Response, bound: UploadLimit): Promise<FileData> {
  const { file } = await readForm(req, res, bound);
  if (file === undefined) throw createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
  return file;
}

function translate(error: unknown, key: string): Error {
  if (error instanceof multer.MulterError && error.code === 'LIMIT_FILE_SIZE')
    return createError('TE_GROOT', { sleutel: key });
  // Whatever else the reader of the parts says is about a body that is not whole: it writes nowhere but into memory.
  return createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
}
