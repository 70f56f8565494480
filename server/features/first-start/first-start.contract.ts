import { z } from 'zod/mini';
import { emailSchema } from '../../platform/auth/password.contract.ts';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { textSchema } from '../../platform/contract/fields.contract.ts';
import { acceptanceSchema, acceptedSchema, tokenParamsSchema } from '../docenten/uitnodiging.contract.ts';

/** Body of `POST /api/eerste-start/{token}`: who the first superadmin is, and the name of the office. */
export const firstStartSchema = z.extend(acceptanceSchema, { organisatie: textSchema(120), email: emailSchema });
export type FirstStart = z.infer<typeof firstStartSchema>;

/** Open to all: the token of the terminal is the proof. */
export const firstStartEndpoints = {
  check: endpoint({
    method: 'GET',
    path: '/api/eerste-start/:token',
    right: 'public',
    params: tokenParamsSchema,
    response: z.strictObject({ geldig: z.literal(true) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/eerste-start/:token',
    right: 'public',
    params: tokenParamsSchema,
    body: firstStartSchema,
    response: acceptedSchema,
    status: 201,
  }),
};
