import { z } from 'zod/mini';
import { CONSTANTS } from '#engine/core/domein/constants.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema, textSchema } from '../../platform/contract/fields.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { leerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

/** Longest recording, ms, and the samples a second that every recording has. */
export const RECORDING_MS_MAX = 6_000;
export const RECORDING_RATE = 22_050;
/** Below this peak nothing can be heard, dB of full scale. */
export const RECORDING_SILENT_DB = -40;
/** Bytes of the longest recording: 16 bits, one channel, and its header. */
export const RECORDING_BYTES_MAX = 44 + (RECORDING_RATE * 2 * RECORDING_MS_MAX) / 1_000;

/** Text beside the file of `POST {A}/opnamen`: the word that is said. */
export const recordingFieldsSchema = z.strictObject({ spelling: textSchema(CONSTANTS.OWN_WOORD_MAX) });
/** A recording that was stored; it takes the place of an earlier one of the word. */
export const recordingSchema = z.strictObject({
  id: idSchema,
  spelling: z.string(),
  ms: z.int().check(z.gte(0)),
  peakDb: z.number(),
});
export type StoredRecording = z.infer<typeof recordingSchema>;

const recordingParamsSchema = z.strictObject({ adminId: idSchema, recordingId: idSchema });

export const recordingsEndpoints = {
  create: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/opnamen',
    right: 'woordlijsten.wijzigen',
    params: adminParamsSchema,
    body: recordingFieldsSchema,
    response: recordingSchema,
    status: 201,
    upload: true,
  }),
  fetch: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/opnamen/:recordingId',
    right: 'woordlijsten.lezen',
    params: recordingParamsSchema,
    download: 'audio/wav',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admins/:adminId/opnamen/:recordingId',
    right: 'woordlijsten.wijzigen',
    params: recordingParamsSchema,
  }),
  /** The same for the leerling who plays. */
  hear: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/opnamen/:recordingId',
    right: 'leerlinggebied.openen',
    params: z.extend(leerlingParamsSchema, { recordingId: idSchema }),
    download: 'audio/wav',
  }),
};
