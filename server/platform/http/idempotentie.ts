import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '#engine/core/basis/clock.ts';
import { createError } from '../fout/create-error.ts';
import type { IdempotentieRepository, IdempotentieRij } from './idempotentie.repository.ts';

const BEWAAR_MS = 24 * 3_600_000;
const IV = 12;
const TAG = 16;
const sleutelSchema = z.uuid().toLowerCase();

export interface EenmaligVerzoek {
  adminId: string;
  gebruikerId: string;
  /** The header, as sent. */ sleutel: string;
  methode: string;
  pad: string;
  body: unknown;
}
export interface Antwoord {
  status: number;
  body: unknown;
}

const hash = (tekst: string): string => createHash('sha256').update(tekst).digest('hex');
/** An answer may hold new passwords, so it is locked with the key of the request, of which only a hash is stored. */
const slot = (sleutel: string): Buffer => Buffer.from(hkdfSync('sha256', sleutel, '', 'taaltocht-idempotentie', 32));

function versleutel(sleutel: string, tekst: string): Buffer {
  const iv = randomBytes(IV);
  const machine = createCipheriv('aes-256-gcm', slot(sleutel), iv);
  const inhoud = Buffer.concat([machine.update(tekst, 'utf8'), machine.final()]);
  return Buffer.concat([iv, machine.getAuthTag(), inhoud]);
}

function ontsleutel(sleutel: string, bytes: Buffer): string {
  const machine = createDecipheriv('aes-256-gcm', slot(sleutel), bytes.subarray(0, IV));
  machine.setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([machine.update(bytes.subarray(IV + TAG)), machine.final()]).toString('utf8');
}

/** What the first request answered. */
function eerder(
  rij: IdempotentieRij | undefined,
  { sleutel, vraagHash }: { sleutel: string; vraagHash: string },
): Antwoord {
  if (rij !== undefined && rij.vraag_hash !== vraagHash)
    throw createError('ONGELDIGE_INVOER', { velden: { 'Idempotency-Key': 'bestaat_al' } });
  if (rij === undefined || rij.status === null || rij.antwoord === null)
    throw createError('AL_BEZIG', { headers: { 'Retry-After': '2' } });
  const body: unknown = JSON.parse(ontsleutel(sleutel, rij.antwoord));
  return { status: rij.status, body };
}

/** Does a create or bulk action once per key: the same key gets the first answer for 24 hours. */
export class Idempotentie {
  constructor(
    private readonly repository: IdempotentieRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `werk`, or answers what it answered before. 409 while the first request runs, or when it ended without an
   * answer (the process died): nothing is ever done twice. 400 when the key came with another request.
   */
  async run(verzoek: EenmaligVerzoek, werk: () => Promise<Antwoord>): Promise<Antwoord> {
    const sleutel = sleutelSchema.safeParse(verzoek.sleutel);
    if (!sleutel.success) throw createError('ONGELDIGE_INVOER', { velden: { 'Idempotency-Key': 'formaat' } });
    const plek = { adminId: verzoek.adminId, gebruikerId: verzoek.gebruikerId, sleutelHash: hash(sleutel.data) };
    const vraagHash = hash(JSON.stringify([verzoek.methode, verzoek.pad, verzoek.body ?? null]));
    const nu = new Date(this.clock.now());
    if (!(await this.repository.claim(plek, vraagHash, { nu, vanaf: new Date(nu.getTime() - BEWAAR_MS) }))) {
      return eerder(await this.repository.find(plek), { sleutel: sleutel.data, vraagHash });
    }
    try {
      const antwoord = await werk();
      await this.repository.saveAntwoord(plek, {
        status: antwoord.status,
        bytes: versleutel(sleutel.data, JSON.stringify(antwoord.body ?? null)),
      });
      return antwoord;
    } catch (fout) {
      await this.repository.release(plek);
      throw fout;
    }
  }

  /** Housekeeping of the night. */
  opschonen(): Promise<number> {
    return this.repository.deleteVoor(new Date(this.clock.now() - BEWAAR_MS));
  }
}
