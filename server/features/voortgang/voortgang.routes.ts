import type { Mount, Mounted } from '../../platform/http/mount.ts';
import type { Response } from 'express';
import { diplomasEndpoints } from './diplomas.contract.ts';
import type { DiplomasService } from './diplomas.service.ts';
import { leerlingVoortgangEndpoints as ofLeerling } from './leerling-voortgang.contract.ts';
import type { LeerlingVoortgangService } from './leerling-voortgang.service.ts';
import type { ReportService } from './report.service.ts';
import { stumblesEndpoints } from './stumbles.contract.ts';
import type { StumblesService } from './stumbles.service.ts';
import { voortgangEndpoints as voortgang } from './voortgang.contract.ts';
import type { VoortgangService } from './voortgang.service.ts';

export interface VoortgangServices {
  service: VoortgangService;
  stumbles: StumblesService;
  voortgang: LeerlingVoortgangService;
  reports: ReportService;
  diplomas: DiplomasService;
}

const sendPdf = (res: Response, { pdf, naam: name }: { pdf: Buffer; naam: string }): void => {
  res
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(name)}.pdf`)
    .type('application/pdf')
    .send(pdf);
};

export function createVoortgangRoutes(mount: Mount, services: VoortgangServices): Mounted[] {
  const { service, stumbles, reports, diplomas } = services;
  return [
    mount(voortgang.findMatrix, ({ access, params, query }) => service.findMatrix(access, params.groepId, query)),
    mount(voortgang.findAntwoorden, ({ access, params, query }) =>
      service.findAntwoorden(access, params.leerlingId, query),
    ),
    mount(stumblesEndpoints.findWords, ({ access, params, query }) =>
      stumbles.findWords(access, params.groepId, query),
    ),
    mount(stumblesEndpoints.findKinds, ({ access, params }) => stumbles.findKinds(access, params.groepId)),
    mount(stumblesEndpoints.findTime, ({ access, params }) => stumbles.findTime(access, params.groepId)),
    mount(ofLeerling.find, ({ access, params, query }) => services.voortgang.find(access, params.leerlingId, query)),
    mount(ofLeerling.report, ({ access, params, query }) => reports.find(access, params.leerlingId, query.soort)),
    mount(ofLeerling.printReport, async ({ access, params, query, res }) =>
      sendPdf(res, await reports.print(access, params.leerlingId, query.soort)),
    ),
    mount(diplomasEndpoints.find, ({ access, params }) => diplomas.find(access, params.leerlingId)),
    mount(diplomasEndpoints.print, async ({ access, params, query, res }) =>
      sendPdf(res, await diplomas.print(access, params.leerlingId, query.doel)),
    ),
  ];
}
