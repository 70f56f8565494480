import type { Importplan, ChoicesInput, ImportUndo, ImportOutcome } from '../features/edexml/edexml.contract.ts';
import { importplanSchema, undoSchema, outcomeSchema } from '../features/edexml/edexml.contract.ts';
import type { ApiKit } from './api-kit.ts';
import { buildAdmin, buildGebruiker } from './build.ts';

/** A school of its own with a schooladmin who is signed in. */
export interface ImportSchool {
  adminId: string;
  token: string;
  plan(file: Buffer | string, part?: Partial<Upload>): Promise<Importplan>;
  /** Reply as it is, for errors. */
  stuur(file: Buffer | string, part?: Partial<Upload>): ReturnType<ApiKit['agent']['post']>;
  runAction(plan: Importplan, choices?: ChoicesInput): Promise<ImportOutcome>;
  sendExecution(plan: Importplan, choices?: ChoicesInput, token?: string): ReturnType<ApiKit['agent']['post']>;
  undo(planId: string): Promise<ImportUndo>;
  /** Rows of the school in a table. */
  aantal(table: string, where?: object): Promise<number>;
  leerling(where: object): Promise<Record<string, unknown>>;
}
export interface Upload {
  soort: 'edexml' | 'leerlingimporten';
  naam: string;
  token: string;
  query: string;
}

let number = 0;

export async function buildImportSchool(
  kit: ApiKit,
  part: { land?: 'NL' | 'BE'; plaatsen?: number; soort?: 'school' | 'rt' } = {},
): Promise<ImportSchool> {
  number += 1;
  const db = kit.server.database.knex;
  const kind = part.soort ?? 'school';
  const adminId = await buildAdmin(db, {
    soort: kind,
    naam: `Importschool ${number}`,
    code: `IMPORT${number}`,
    ...(part.land === undefined ? {} : { land: part.land }),
    ...(part.plaatsen === undefined ? {} : { plaatsen: part.plaatsen }),
  });
  const name = `import${number}`;
  await buildGebruiker(db, { adminId, role: kind === 'rt' ? 'rtadmin' : 'schooladmin', naam: name, voornaam: 'Ina' });
  const token = await kit.token(name);
  const A = `/api/admins/${adminId}`;
  const send: ImportSchool['stuur'] = (file, upload = {}) => {
    const { soort: path = 'edexml', naam: fileName = 'EDEX.XML', query = '' } = upload;
    return kit.agent
      .post(`${A}/${path}${query}`)
      .set('Authorization', `Bearer ${upload.token ?? token}`)
      .attach('bestand', Buffer.from(file), fileName);
  };
  const path = (plan: Importplan) => `${A}/${plan.soort === 'edexml' ? 'edexml' : 'leerlingimporten'}/${plan.planId}`;
  const sendExecution: ImportSchool['sendExecution'] = (plan, choices = {}, other = token) =>
    kit.as(other).post(`${path(plan)}/uitvoeren`, { keuzes: choices });
  return {
    adminId,
    token,
    stuur: send,
    sendExecution,
    plan: async (file, upload) => importplanSchema.parse((await send(file, upload).expect(200)).body),
    runAction: async (plan, choices) => outcomeSchema.parse((await sendExecution(plan, choices).expect(200)).body),
    undo: async (planId) =>
      undoSchema.parse((await kit.as(token).post(`${A}/edexml/${planId}/ongedaan`, {}).expect(200)).body),
    aantal: async (table, where = {}) =>
      Number(
        (
          await db(table)
            .where({ admin_id: adminId, ...where })
            .count('* as n')
        )[0]?.['n'],
      ),
    leerling: async (where) =>
      db('leerlingen')
        .where({ admin_id: adminId, ...where })
        .first(),
  };
}
