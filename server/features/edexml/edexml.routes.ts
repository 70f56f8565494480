import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { readFile } from '../../platform/http/upload.ts';
import { yearsOf, type ImportFile, type ReadImport } from './import.reader.ts';
import type { FileReaders } from '../../platform/file/file-readers.ts';
import { edexmlEndpoints, importplannenEndpoints, leerlingImportEndpoints } from './edexml.contract.ts';
import type { EdexmlService } from './edexml.service.ts';
import type { UndoService } from './undo.service.ts';

const MIB = 1024 * 1024;

interface Kind {
  endpoints: typeof edexmlEndpoints | typeof leerlingImportEndpoints;
  maxBytes: number;
  kind: ImportFile['kind'];
}
const KINDS: readonly Kind[] = [
  { endpoints: edexmlEndpoints, maxBytes: 10 * MIB, kind: 'edexml' },
  { endpoints: leerlingImportEndpoints, maxBytes: 5 * MIB, kind: 'list' },
];

/** Reads a file in a process of its own, so that a bad one holds up nobody. */
const READER = { module: new URL('./import.reader.ts', import.meta.url).href, name: 'readImportFile' };

interface Services {
  readers: FileReaders;
  plans: EdexmlService;
  undo: UndoService;
}

function mountKind(mount: Mount, { plans, undo, readers }: Services, { endpoints, maxBytes, kind }: Kind): Mounted[] {
  return [
    mount(endpoints.plan, async ({ access, query, req, res }) => {
      const file = await readFile(req, res, { maxBytes });
      return plans.plan(access, file, {
        read: (out, state) =>
          readers.run<ImportFile, ReadImport>(READER, {
            ...out,
            kind,
            land: access.session.land,
            years: yearsOf(state),
          }),
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
