import { v7 } from 'uuid';
import { normalize } from '#engine/core/taal/woord/normalize.ts';
import { createError } from '../../platform/error/create-error.ts';
import type { Access } from '../../platform/http/route.ts';
import type { LeerlingenRead } from '../leerlingen/leerlingen.read.ts';
import { RECORDING_SILENT_DB, type StoredRecording } from './recordings.contract.ts';
import type { RecordingsRepository } from './recordings.repository.ts';
import { readWave } from './wave.ts';

interface Deps {
  repository: RecordingsRepository;
  leerlingen: LeerlingenRead;
}

/** Words said by a teacher: kept with the school, heard in its games. */
export class RecordingsService {
  constructor(private readonly deps: Deps) {}

  async save(access: Access, input: { spelling: string; bytes: Buffer }): Promise<StoredRecording> {
    const wave = readWave(input.bytes);
    if (wave === undefined) throw createError('VERKEERD_SOORT', { sleutel: 'OPNAME_ONLEESBAAR' });
    if (wave.peakDb < RECORDING_SILENT_DB)
      throw createError('ONGELDIGE_INVOER', { sleutel: 'OPNAME_STIL', velden: { bestand: 'formaat' } });
    const stored = { id: v7(), spelling: normalize(input.spelling), ...wave };
    await this.deps.repository.save(access.adminId, {
      ...stored,
      sound: input.bytes,
      by: access.session.gebruikerId,
    });
    return stored;
  }

  async fetch(access: Access, id: string): Promise<Buffer> {
    const sound = await this.deps.repository.findSound(access.adminId, id);
    if (sound === undefined) throw createError('NIET_GEVONDEN');
    return sound;
  }

  async hear(access: Access, leerlingId: string, id: string): Promise<Buffer> {
    const { leerling } = await this.deps.leerlingen.open(access, leerlingId);
    return this.fetch({ ...access, adminId: leerling.admin_id }, id);
  }

  async remove(access: Access, id: string): Promise<void> {
    if (!(await this.deps.repository.remove(access.adminId, id))) throw createError('NIET_GEVONDEN');
  }
}
