import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { readFile, type FileData } from '../../platform/http/upload.ts';
import { readEdexml, readList, type ReadImport } from './import.ts';
import { edexmlEndpoints, importplannenEndpoints, leerlingImportEndpoints } from './edexml.contract.ts';
import type { EdexmlService } from './edexml.service.ts';
import type { SchoolState } from './standing.ts';
import type { UndoService } from './undo.service.ts';

const MIB = 1024 * 1024;

interface Kind {
  endpoints: typeof edexmlEndpoints | typeof leerlingImportEndpoints;
  maxBytes: number;
  read: (file: FileData, state: SchoolState, land: 'NL' | 'BE') => Promise<ReadImport>;
}
const KINDS: readonly Kind[] = [
  { endpoints: edexmlEndpoints, maxBytes: 10 * MIB, read: readEdexml },
  { endpoints: leerlingImportEndpoints, maxBytes: 5 * MIB, read: readList },
];

interface Services {
  plans: EdexmlService;
  undo: UndoService;
}

function mountKind(mount: Mount, { plans, undo }: Services, { endpoints, maxBytes, read }: Kind): Mounted[] {
  return [
    mount(endpoints.plan, async ({ access, query, req, res }) => {
      const file = await readFile(req, res, { maxBytes });
      return plans.plan(access, file, {
        read: (out, state) => read(out, state, access.session.land),
        andereSchool: query.andereSchool === 'ja',
      });
    }),
    mount(endpoints.run, ({ access, params, body }) => plans.run(access, params.planId, body.keuzes)),
    mount(endpoints.undo, ({ access, params }) => undo.undo(access, params.planId)),
  ];
}

export function createEdexmlRoutes(mount: Mount, services: Services): Mounted[] {
  return [
    ...KINDS.flatMap((kind) => mountKind(mount, services, kind)),
    mount(importplannenEndpoints.list, ({ access }) => services.plans.listHistory(access.adminId)),
  ];
}
