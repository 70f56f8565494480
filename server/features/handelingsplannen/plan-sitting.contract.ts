import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { idSchema } from '../../platform/contract/fields.contract.ts';
import { afnameAntwoordSchema, afnameSchema, notedSchema } from '../methodetoetsen/afname.contract.ts';

/** Path of a test of a care plan that its leerling takes on the map. The tenant has another name than in the panel, as with a methodetoets. */
const sittingShape = {
  tenantId: idSchema,
  handelingsplanId: idSchema,
  soort: z.enum(['begin', 'eind']),
  leerlingId: idSchema,
};
export const planSittingParamsSchema = z.strictObject(sittingShape);
export type PlanSittingParams = z.infer<typeof planSittingParamsSchema>;

const PATH = '/api/admins/:tenantId/handelingsplannen/:handelingsplanId/toetsen/:soort/afnames/:leerlingId';
const ofSitting = {
  right: 'leerlinggebied.openen',
  params: planSittingParamsSchema,
  response: afnameSchema,
} as const;

/** The side of the leerling; as with a methodetoets no answer holds a spelling. */
export const planSittingEndpoints = {
  find: endpoint({ ...ofSitting, method: 'GET', path: PATH }),
  start: endpoint({ ...ofSitting, method: 'POST', path: `${PATH}/starts` }),
  note: endpoint({
    method: 'PUT',
    path: `${PATH}/antwoorden/:nr`,
    right: 'leerlinggebied.openen',
    params: z.strictObject({ ...sittingShape, nr: z.coerce.number().check(z.int(), z.gte(1), z.lte(40)) }),
    body: afnameAntwoordSchema,
    response: notedSchema,
    // What was written is on its way: it is stored also when the licence ended meanwhile.
    withoutLicentie: true,
  }),
  pause: endpoint({ ...ofSitting, method: 'POST', path: `${PATH}/pauzes` }),
  handIn: endpoint({ ...ofSitting, method: 'POST', path: `${PATH}/inleveringen` }),
  hear: endpoint({
    method: 'GET',
    path: `${PATH}/spraak/:audioId`,
    right: 'leerlinggebied.openen',
    params: z.strictObject({ ...sittingShape, audioId: z.string().check(z.regex(/^[wz]-[0-9]{1,2}$/)) }),
    download: 'audio/mpeg',
  }),
};
