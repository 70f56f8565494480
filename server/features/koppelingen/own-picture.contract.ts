import { z } from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.contract.ts';
import { panelLeerlingParamsSchema } from '../leerlingen/leerling-params.contract.ts';
import { homePictureSchema } from './koppelingen.contract.ts';

/** Answer of `GET {P}/thuisbeeld`: how an own child is doing, in the words of a parent. */
export const ownPictureSchema = z.omit(homePictureSchema, { school: true, soort: true, doelen: true, fouten: true });
export type OwnPicture = z.infer<typeof ownPictureSchema>;

export const ownPictureEndpoints = {
  find: endpoint({
    method: 'GET',
    path: '/api/admins/:adminId/leerlingen/:leerlingId/thuisbeeld',
    right: 'voortgang.lezen',
    params: panelLeerlingParamsSchema,
    response: ownPictureSchema,
  }),
};
