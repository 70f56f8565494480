import type { Importplan, KeuzesInvoer, Ongedaan, Uitkomst } from '../features/importplan/importplan.contract.ts';
import { importplanSchema, ongedaanSchema, uitkomstSchema } from '../features/importplan/importplan.contract.ts';
import type { ApiKit } from './api-kit.ts';
import { buildAdmin, buildGebruiker } from './bouw.ts';

/** A school of its own with a schooladmin who is signed in. */
export interface Importschool {
  adminId: string;
  token: string;
  plan(bestand: Buffer | string, deel?: Partial<Upload>): Promise<Importplan>;
  /** Reply as it is, for errors. */
  stuur(bestand: Buffer | string, deel?: Partial<Upload>): ReturnType<ApiKit['agent']['post']>;
  voerUit(plan: Importplan, keuzes?: KeuzesInvoer): Promise<Uitkomst>;
  stuurUit(plan: Importplan, keuzes?: KeuzesInvoer, token?: string): ReturnType<ApiKit['agent']['post']>;
  ongedaan(planId: string): Promise<Ongedaan>;
  /** Rows of the school in a table. */
  aantal(tabel: string, waar?: object): Promise<number>;
  leerling(waar: object): Promise<Record<string, unknown>>;
}
export interface Upload {
  soort: 'edexml' | 'leerlingimporten';
  naam: string;
  token: string;
  query: string;
}

let nummer = 0;

export async function bouwImportschool(
  kit: ApiKit,
  deel: { land?: 'NL' | 'BE'; plaatsen?: number; soort?: 'school' | 'rt' } = {},
): Promise<Importschool> {
  nummer += 1;
  const db = kit.server.database.knex;
  const soort = deel.soort ?? 'school';
  const adminId = await buildAdmin(db, {
    soort,
    naam: `Importschool ${nummer}`,
    code: `IMPORT${nummer}`,
    ...(deel.land === undefined ? {} : { land: deel.land }),
    ...(deel.plaatsen === undefined ? {} : { plaatsen: deel.plaatsen }),
  });
  const naam = `import${nummer}`;
  await buildGebruiker(db, { adminId, role: soort === 'rt' ? 'rtadmin' : 'schooladmin', naam, voornaam: 'Ina' });
  const token = await kit.token(naam);
  const A = `/api/admins/${adminId}`;
  const stuur: Importschool['stuur'] = (bestand, upload = {}) => {
    const { soort: pad = 'edexml', naam: bestandsnaam = 'EDEX.XML', query = '' } = upload;
    return kit.agent
      .post(`${A}/${pad}${query}`)
      .set('Authorization', `Bearer ${upload.token ?? token}`)
      .attach('bestand', Buffer.from(bestand), bestandsnaam);
  };
  const pad = (plan: Importplan) => `${A}/${plan.soort === 'edexml' ? 'edexml' : 'leerlingimporten'}/${plan.planId}`;
  const stuurUit: Importschool['stuurUit'] = (plan, keuzes = {}, ander = token) =>
    kit.als(ander).post(`${pad(plan)}/uitvoeren`, { keuzes });
  return {
    adminId,
    token,
    stuur,
    stuurUit,
    plan: async (bestand, upload) => importplanSchema.parse((await stuur(bestand, upload).expect(200)).body),
    voerUit: async (plan, keuzes) => uitkomstSchema.parse((await stuurUit(plan, keuzes).expect(200)).body),
    ongedaan: async (planId) =>
      ongedaanSchema.parse((await kit.als(token).post(`${A}/edexml/${planId}/ongedaan`, {}).expect(200)).body),
    aantal: async (tabel, waar = {}) =>
      Number(
        (
          await db(tabel)
            .where({ admin_id: adminId, ...waar })
            .count('* as n')
        )[0]?.['n'],
      ),
    leerling: async (waar) =>
      db('leerlingen')
        .where({ admin_id: adminId, ...waar })
        .first(),
  };
}
