import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { exportsEndpoints } from './exporten.contract.ts';
import type { ExportsService } from './exporten.service.ts';

const asFile = (res: Response, name: string): Response =>
  res
    .set('Cache-Control', 'no-store')
    .set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);

export function createExportsRoutes(mount: Mount, service: ExportsService): Mounted[] {
  return [
    mount(exportsEndpoints.fetchLeerling, async ({ access, params, query, res }) => {
      const {
        naam: name,
        soort: kind,
        inhoud: content,
      } = await service.leerling(access, params.leerlingId, query.vorm);
      asFile(res, name).type(kind).send(content);
    }),
    mount(exportsEndpoints.start, ({ access }) => service.start(access)),
    mount(exportsEndpoints.list, ({ access }) => service.list(access)),
    mount(exportsEndpoints.find, ({ access, params }) => service.find(access, params.exportId)),
    mount(exportsEndpoints.fetchFile, async ({ access, params, res }) => {
      const { naam: name, bytes, delen: parts } = await service.open(access, params.exportId);
      asFile(res, name).type('application/zip').set('Content-Length', String(bytes));
      await pipeline(Readable.from(parts), res);
    }),
  ];
}
