import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { voortgangEndpoints as voortgang } from './voortgang.contract.ts';
import type { VoortgangService } from './voortgang.service.ts';

export function createVoortgangRoutes(mount: Mount, service: VoortgangService): Mounted[] {
  return [
    mount(voortgang.findMatrix, ({ access, params, query }) => service.findMatrix(access, params.groepId, query)),
    mount(voortgang.findAntwoorden, ({ access, params, query }) =>
      service.findAntwoorden(access, params.leerlingId, query),
    ),
  ];
}
