import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../error/create-error.ts';
import type { IdempotencyRepository, IdempotencyRow } from './idempotency.repository.ts';

const RETENTION_MS = 24 * 3_600_000;
const IV = 12;
const TAG = 16;
const keySchema = z.uuid().check(z.toLowerCase());

export interface OneTimeRequest {
  adminId: string;
  gebruikerId: string;
  /** The header, as sent. */ sleutel: string;
  method: string;
  pad: string;
  body: unknown;
}
export interface StoredResponse {
  status: number;
  body: unknown;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
/** An answer may hold new passwords, so it is locked with the key of the request, of which only a hash is stored. */
const slot = (key: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', 'taaltocht-idempotentie', 32));

function encrypt(key: string, text: string): Buffer {
  const iv = randomBytes(IV);
  const machine = createCipheriv('aes-256-gcm', slot(key), iv);
  const content = Buffer.concat([machine.update(text, 'utf8'), machine.final()]);
  return Buffer.concat([iv, machine.getAuthTag(), content]);
}

function decrypt(key: string, bytes: Buffer): string {
  const machine = createDecipheriv('aes-256-gcm', slot(key), bytes.subarray(0, IV));
  machine.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([machine.update(bytes.subarray(IV + TAG)), machine.final()]).toString('utf8');
}

/** What the first request answered. */
function earlier(
  row: IdempotencyRow | undefined,
  { sleutel: key, vraagHash }: { sleutel: string; vraagHash: string },
): StoredResponse {
  if (row !== undefined && row.vraag_hash !== vraagHash)
    throw createError('ONGELDIGE_INVOER', { velden: { 'Idempotency-Key': 'bestaat_al' } });
  if (row === undefined || row.status === null || row.antwoord === null)
    throw createError('AL_BEZIG', { headers: { 'Retry-After': '2' } });
  const body: unknown = JSON.parse(decrypt(key, row.antwoord));
  return { status: row.status, body };
}

/** Does a create or bulk action once per key: the same key gets the first answer for 24 hours. */
export class Idempotency {
  constructor(
    private readonly repository: IdempotencyRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `werk`, or answers what it answered before. 409 while the first request runs, or when it ended without an
   * answer (the process died): nothing is ever done twice. 400 when the key came with another request.
   */
  async run(request: OneTimeRequest, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const key = keySchema.safeParse(request.sleutel);
    if (!key.success) throw createError('ONGELDIGE_INVOER', { velden: { 'Idempotency-Key': 'formaat' } });
    const spot = { adminId: request.adminId, gebruikerId: request.gebruikerId, keyHash: hash(key.data) };
    const vraagHash = hash(JSON.stringify([request.method, request.pad, request.body ?? null]));
    const now = new Date(this.clock.now());
    if (!(await this.repository.claim(spot, vraagHash, { nu: now, vanaf: new Date(now.getTime() - RETENTION_MS) }))) {
      return earlier(await this.repository.find(spot), { sleutel: key.data, vraagHash });
    }
    try {
      const antwoord = await work();
      await this.repository.saveAntwoord(spot, {
        status: antwoord.status,
        bytes: encrypt(key.data, JSON.stringify(antwoord.body ?? null)),
      });
      return antwoord;
    } catch (error) {
      await this.repository.release(spot);
      throw error;
    }
  }

  /** Housekeeping of the night. */
  purge(): Promise<number> {
    return this.repository.deleteBefore(new Date(this.clock.now() - RETENTION_MS));
  }
}
