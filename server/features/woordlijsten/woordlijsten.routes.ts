import type { Response } from 'express';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { parseInput } from '../../platform/http/route.ts';
import { readForm } from '../../platform/http/upload.ts';
import { createError } from '../../platform/error/create-error.ts';
import {
  RECORDING_BYTES_MAX,
  recordingFieldsSchema,
  recordingsEndpoints as recordings,
} from './recordings.contract.ts';
import type { RecordingsService } from './recordings.service.ts';
import { woordlijstenEndpoints as lists } from './woordlijsten.contract.ts';
import type { WoordlijstenService } from './woordlijsten.service.ts';

/** A recording never changes under its id; it is the voice of a person, so it stays with who asked. */
const sendSound = (res: Response, sound: Buffer): void => {
  res.set({ 'Cache-Control': 'private, max-age=31536000, immutable', 'Content-Type': 'audio/wav' }).send(sound);
};

export function createWoordlijstenRoutes(
  mount: Mount,
  { service, sounds }: { service: WoordlijstenService; sounds: RecordingsService },
): Mounted[] {
  return [
    mount(lists.list, ({ access }) => service.list(access)),
    mount(lists.find, ({ access, params }) => service.find(access, params.woordlijstId)),
    mount(lists.analyze, ({ access, body }) => service.analyze(access, body)),
    mount(lists.create, ({ access, body }) => service.create(access, body)),
    mount(lists.change, ({ access, params, body }) => service.change(access, params.woordlijstId, body)),
    mount(lists.remove, ({ access, params }) => service.remove(access, params.woordlijstId)),
    mount(lists.restore, ({ access, params }) => service.restore(access, params.woordlijstId)),
    mount(recordings.create, async ({ access, req, res }) => {
      const form = await readForm(req, res, { maxBytes: RECORDING_BYTES_MAX, velden: 1, sleutel: 'OPNAME_TE_LANG' });
      if (form.file === undefined) throw createError('ONGELDIGE_INVOER', { velden: { bestand: 'verplicht' } });
      const { spelling } = parseInput(recordingFieldsSchema, form.fields);
      return sounds.save(access, { spelling, bytes: form.file.bytes });
    }),
    mount(recordings.fetch, async ({ access, params, res }) =>
      sendSound(res, await sounds.fetch(access, params.recordingId)),
    ),
    mount(recordings.hear, async ({ access, params, res }) =>
      sendSound(res, await sounds.hear(access, params.leerlingId, params.recordingId)),
    ),
    mount(recordings.remove, ({ access, params }) => sounds.remove(access, params.recordingId)),
  ];
}
