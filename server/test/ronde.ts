import type { Knex } from 'knex';
import { v7 } from 'uuid';
import type { AntwoordLine } from '../features/antwoorden/antwoorden.contract.ts';
import { dayOf } from '../platform/time/clock.ts';

export interface TestRonde {
  somvensterId: string;
  taakId: string;
  rondeId: string;
}

/** Route with one stone and one open round, straight in the database. */
export async function buildRonde(
  db: Knex,
  who: {
    adminId: string;
    leerlingId: string;
    doelId?: string;
    items?: number;
    arm?: 'adaptief' | 'statisch' | 'intake' | 'toets';
  },
): Promise<TestRonde> {
  const out = { somvensterId: v7(), taakId: v7(), rondeId: v7() };
  await db('somvensters').insert({
    admin_id: who.adminId,
    id: out.somvensterId,
    leerling_id: who.leerlingId,
    soort: 'leerkracht',
    titel: 'Proef',
    start: '2026-11-01',
    status: 'open',
    seed: 1,
  });
  await db('taken').insert({
    admin_id: who.adminId,
    id: out.taakId,
    somvenster_id: out.somvensterId,
    leerling_id: who.leerlingId,
    volgnummer: 1,
    titel: 'Proef',
    doel_ids: [who.doelId ?? 'ei'],
    formaten: ['dictee'],
    items: who.items ?? 10,
    status: 'bezig',
  });
  await db('spelrondes').insert({
    admin_id: who.adminId,
    leerling_id: who.leerlingId,
    id: out.rondeId,
    taak_id: out.taakId,
    spel: 'wortelboer',
    seed: 1,
    dag: dayOf(Date.now()),
    s: 0,
    items: who.items ?? 10,
    arm: who.arm ?? 'adaptief',
  });
  return out;
}

/** Logged answer as a client sends it. */
export function buildAntwoord(
  ronde: TestRonde,
  over: Partial<AntwoordLine> & { itemId: string; ruw: string },
): AntwoordLine {
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
    day: dayOf(Date.now()),
    vraagSeed: 7,
    ...over,
  };
}
