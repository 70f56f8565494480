import type { Request, Response } from 'express';
import type { Mount, Mounted } from '../../platform/http/mount.ts';
import { parseInput } from '../../platform/http/route.ts';
import { readFile, type FileData } from '../../platform/http/upload.ts';
import type { LvsExecutionService } from './lvs-execution.service.ts';
import { lvsResultsEndpoints as results } from './lvs-results.contract.ts';
import type { LvsResultsService } from './lvs-results.service.ts';
import {
  lvsMappingFieldSchema,
  lvsMappingSchema,
  lvsspellingEndpoints as lvs,
  lvsUploadSchema,
} from './lvsspelling.contract.ts';
import type { LvsspellingService } from './lvsspelling.service.ts';

const MAX_BYTES = 5 * 1024 * 1024;

const read = (req: Request, res: Response): Promise<FileData> =>
  readFile(req, res, { maxBytes: MAX_BYTES, velden: 1, sleutel: 'LVS_TE_GROOT' });

export function createLvsspellingRoutes(
  mount: Mount,
  { plans, execution }: { plans: LvsspellingService; execution: LvsExecutionService },
): Mounted[] {
  return [
    mount(lvs.list, ({ access }) => execution.listHistory(access)),
    mount(lvs.plan, async ({ access, req, res }) => {
      const file = await read(req, res);
      return plans.plan(access, file, parseInput(lvsUploadSchema, { ...req.body }).groepId);
    }),
    mount(lvs.remap, async ({ access, params, req, res }) => {
      const file = await read(req, res);
      const { mapping } = parseInput(lvsMappingFieldSchema, { ...req.body });
      return plans.remap(access, params.planId, { bestand: file, mapping: parseInput(lvsMappingSchema, mapping) });
    }),
    mount(lvs.run, ({ access, params, body }) => execution.run(access, params.planId, body)),
    mount(lvs.undo, ({ access, params }) => execution.undo(access, params.planId)),
    mount(lvs.notFound, async ({ access, params, res }) => {
      const csv = await execution.findNotFound(access, params.planId);
      res
        .set({ 'Content-Disposition': 'attachment; filename="niet-gevonden.csv"', 'Cache-Control': 'no-store' })
        .type('text/csv')
        .send(`\uFEFF${csv}`);
    }),
  ];
}

/** Results of a group, and single ones by hand. */
export function createLvsResultsRoutes(mount: Mount, service: LvsResultsService): Mounted[] {
  return [
    mount(results.findGroep, ({ access, params }) => service.findGroep(access, params.groepId)),
    mount(results.create, ({ access, params, body }) => service.create(access, params.leerlingId, body)),
    mount(results.remove, ({ access, params }) => service.delete(access, params.leerlingId, params.resultaatId)),
  ];
}
