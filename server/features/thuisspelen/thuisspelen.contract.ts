import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { adminParamsSchema } from '../admins/admins.contract.ts';
import { leerlingParamsSchema, panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';

/** Four to six digits, so that a young child cannot leave by chance; five tries, then only the password. */
export const ouderPinSchema = z
  .string('verplicht')
  .check(
    z.trim(),
    z.minLength(1, 'verplicht'),
    z.regex(/^\d+$/, 'cijfers'),
    z.minLength(4, 'minlengte'),
    z.maxLength(6, 'maxlengte'),
  );
export const PIN_POGINGEN = 5;
const password = z.string('verplicht').check(z.minLength(1, 'verplicht'), z.maxLength(128, 'maxlengte'));

/** Body of `PUT {A}/ouderpin`. */
export const configureOuderPinSchema = z.strictObject({ pin: ouderPinSchema, wachtwoord: password });
export type ConfigureOuderPin = z.infer<typeof configureOuderPinSchema>;

/** Answer of `GET {L}/ouder`, in a session that a parent began. */
export const ouderSchema = z.strictObject({ /** A PIN was set and is not used up. */ pin: z.boolean() });
export type Ouder = z.infer<typeof ouderSchema>;

/** Body of `POST {L}/ouder`: back to the panel. */
export const returnSchema = z.union([
  z.strictObject({ pin: ouderPinSchema }),
  z.strictObject({ wachtwoord: password }),
]);
export type Back = z.infer<typeof returnSchema>;

/** Answer of `POST {P}/sessies` and `POST {L}/ouder`. */
export const sessionTokenSchema = z.strictObject({ token: z.string().check(z.minLength(1)) });
export type SessionToken = z.infer<typeof sessionTokenSchema>;

export const thuisspelenEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/sessies',
    right: 'leerlingen.spelen',
    params: panelLeerlingParamsSchema,
    response: sessionTokenSchema,
    status: 201,
  }),
  setPin: endpoint({
    method: 'PUT',
    path: '/api/admins/:adminId/ouderpin',
    right: 'leerlingen.spelen',
    params: adminParamsSchema,
    body: configureOuderPinSchema,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/leerlingen/:leerlingId/ouder',
    right: 'leerlinggebied.oefenen',
    withoutLicentie: true,
    params: leerlingParamsSchema,
    response: ouderSchema,
  }),
  back: endpoint({
    method: 'POST',
    path: '/api/leerlingen/:leerlingId/ouder',
    right: 'leerlinggebied.oefenen',
    withoutLicentie: true,
    params: leerlingParamsSchema,
    body: returnSchema,
    response: sessionTokenSchema,
  }),
};
