import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';

/** What stands in the link of the mail that asks whether an address is somebody's own. */
const selfStartParamsSchema = z.strictObject({
  token: z.string('formaat').check(z.minLength(1, 'verplicht'), z.maxLength(64, 'maxlengte')),
});
/** The invitation that went to the same address: its token, so that whoever confirmed need not wait for a second mail. */
const selfStartedSchema = z.strictObject({ uitnodiging: z.string() });

/** Open to all: the link with which a trial begins. Apart from the form, whose page carries as little as it can. */
export const selfStartEndpoints = {
  confirm: endpoint({
    method: 'POST',
    path: '/api/aanvragen/tokens/:token/bevestigingen',
    right: 'public',
    params: selfStartParamsSchema,
    response: selfStartedSchema,
    status: 201,
  }),
};
