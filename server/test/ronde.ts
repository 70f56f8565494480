import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { AntwoordRegel } from '../features/antwoorden/antwoorden.contract.ts';
import { dagVan } from '../platform/tijd/klok.ts';

export interface TestRonde {
  somvensterId: string;
  taakId: string;
  rondeId: string;
}

/** Route with one stone and one open round, straight in the database. */
export async function buildRonde(
  db: Knex,
  wie: {
    adminId: string;
    leerlingId: string;
    doelId?: string;
    items?: number;
    arm?: 'adaptief' | 'statisch' | 'intake' | 'toets';
  },
): Promise<TestRonde> {
  const uit = { somvensterId: v7(), taakId: v7(), rondeId: v7() };
  await db('somvensters').insert({
    admin_id: wie.adminId,
    id: uit.somvensterId,
    leerling_id: wie.leerlingId,
    soort: 'leerkracht',
    titel: 'Proef',
    start: '2026-11-01',
    status: 'open',
    seed: 1,
  });
  await db('taken').insert({
    admin_id: wie.adminId,
    id: uit.taakId,
    somvenster_id: uit.somvensterId,
    leerling_id: wie.leerlingId,
    volgnummer: 1,
    titel: 'Proef',
    doel_ids: [wie.doelId ?? 'ei'],
    formaten: ['dictee'],
    items: wie.items ?? 10,
    status: 'bezig',
  });
  await db('spelrondes').insert({
    admin_id: wie.adminId,
    leerling_id: wie.leerlingId,
    id: uit.rondeId,
    taak_id: uit.taakId,
    spel: 'wortelboer',
    seed: 1,
    dag: dagVan(Date.now()),
    s: 0,
    items: wie.items ?? 10,
    arm: wie.arm ?? 'adaptief',
  });
  return uit;
}

/** Logged answer as a client sends it. */
export function buildAntwoord(
  ronde: TestRonde,
  over: Partial<AntwoordRegel> & { itemId: string; ruw: string },
): AntwoordRegel {
  return {
    clientId: v7(),
    seq: over.nr ?? 0,
    taakId: ronde.taakId,
    rondeId: ronde.rondeId,
    nr: 0,
    doelId: 'ei',
    format: 'dictee',
    spel: 'wortelboer',
    goed: true,
    geholpen: false,
    pogingen: 1,
    ms: 4000,
    msEersteToets: 900,
    afspeelbeurten: 0,
    invoer: 'toets',
    k: 0,
    propensity: 0.3,
    arm: 'adaptief',
    day: dagVan(Date.now()),
    vraagSeed: 7,
    ...over,
  };
}
